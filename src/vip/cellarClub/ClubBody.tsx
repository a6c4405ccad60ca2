/** What stands on the page of the owners' wall: how full it is, the own part or the plans, the wall itself, and what every owner has. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CellarClubView } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Countdown } from '@/ui/kit/Countdown';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Segmented } from '@/ui/kit/Segmented';
import { Slot } from '@/ui/kit/Slot';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { ClubHead } from './ClubHead';
import { OwnPart } from './OwnPart';
import { Plans } from './Plans';
import { SlotList } from './SlotList';
import { payFor, type CellarClub } from './useCellarClub';
import { Wall } from './Wall';
import { isOpen, slotText, type CellarOwner, type CellarSlot, type Face } from './labels';
import styles from './cellarClub.module.scss';

const LOOKS = [
  { id: 'wall', label: '看墙' },
  { id: 'list', label: '看列表' },
] as const;

interface ClubBodyProps {
  view: CellarClubView;
  club: CellarClub;
  onPut: (slot: CellarOwner['slots'][number]) => void;
}

export function ClubBody({ view: shown, club, onPut }: ClubBodyProps): ReactElement {
  const { feedback } = useStores();
  const [look, setLook] = useState<(typeof LOOKS)[number]['id']>('wall');
  const faceOf = (slot: CellarSlot): Face =>
    club.chosen.includes(slot.id) && !shown.mine ? 'chosen' : isOpen(slot, shown.pending) ? 'free' : slot.state;
  const press = (slot: CellarSlot, face: Face) => {
    if (!shown.mine && (face === 'free' || face === 'chosen')) return club.toggle(slot.id);
    return feedback.toast(slotText(slot, face));
  };
  return (
    <View className={styles.body}>
      <ClubHead view={shown} />
      <Slot>
        {shown.pending && (
          <Card place="next" pad="text" className={styles.waiting}>
            <Stack grow>
              <Words size="name">{`窖位 ${shown.pending.slotCodes.join('、')} 待支付`}</Words>
              <View className={styles.left}>
                <Countdown
                  tone="text"
                  label="剩"
                  endAt={shown.pending.expireAt}
                  onEnd={() => void club.state.reload()}
                />
              </View>
            </Stack>
            <Button size="s" tone="line" onPress={() => payFor(shown.pending?.orderId ?? '')}>
              {`支付 ${shortYuan(shown.pending.amount)}`}
            </Button>
          </Card>
        )}
      </Slot>
      <Slot>
        {shown.mine ? (
          <>
            <SectionHead className={styles.part} title="我的窖位" />
            <OwnPart mine={shown.mine} club={club} onPut={onPut} />
          </>
        ) : (
          <>
            <SectionHead className={styles.part} title="选方案" />
            <Plans plans={shown.plans} current={club.plan?.id ?? ''} onChoose={club.setPlan} />
          </>
        )}
      </Slot>
      <SectionHead
        className={styles.part}
        title="窖位"
        extra={<Segmented label="窖位的样子" items={LOOKS} current={look} onChange={setLook} />}
      />
      {look === 'wall' ? (
        <Wall slots={shown.slots} choosing={!shown.mine} faceOf={faceOf} onPress={press} />
      ) : (
        <SlotList slots={shown.slots} choosing={!shown.mine} faceOf={faceOf} onPress={press} />
      )}
      <SectionHead className={styles.part} title="窖里与窖主" />
      <Cells place="alone">
        {[...shown.intro.flatMap(({ items }) => items), ...shown.rights].map(({ key, label, value }) => (
          <Cell key={key} label={label} note={value} />
        ))}
        <Cell label="我的存茶" role="link" onPress={() => go('/outbound/pages/escrow')} />
        <Cell label="茶窖托管协议" role="link" onPress={() => go('/site/pages/single_detail', { code: 'ESCROW' })} />
      </Cells>
      <Note block className={styles.small}>
        到期后窖位和存茶原样保留 30 天，之后收回窖位，存茶仍在，按普通托管计费。
      </Note>
    </View>
  );
}
