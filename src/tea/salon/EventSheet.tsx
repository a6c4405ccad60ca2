/** One event, opened over the calendar: what happens, who hosts, where, the own ticket, 候补提醒 when it is full. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { listTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { Picture } from '@/ui/kit/Picture';
import { RichText } from '@/ui/kit/RichText';
import { Sheet } from '@/ui/kit/Sheet';
import { Steps } from '@/ui/kit/Steps';
import { Words } from '@/ui/kit/Words';
import { useAction, useBlock } from '@/ui/shell';
import { KIND_NAMES, priceOf, STATUS_NAMES } from './EventCard';
import styles from './EventSheet.module.scss';

const SIGN_UP = '/activity/pages/index';
/** Events that sell while they run. */
const SELLING: readonly string[] = ['event', 'tasting', 'furniture'];

interface EventSheetProps {
  open: boolean;
  id: string;
  onClose: () => void;
}

export function EventSheet({ open: shown, id, onClose }: EventSheetProps) {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const found = useBlock(async () => (id ? call('tea.salon', { id }) : undefined), id);
  const activity = found?.activity?.card.id === id ? found.activity : undefined;
  const remind = useAction(async () => {
    await askNotice('service');
    await call('wechat.remind', { kind: 'activity', targetId: id, on: true });
    feedback.toast('有空位会提醒你');
  });
  const { card, agenda = [], hosts = [], map, address = '', signup, html = '' } = activity ?? {};
  const page = `${SIGN_UP}?id=${id}`;
  // Whoever comes back finds the calendar again, not a sheet over it.
  const leave = (work: () => unknown) => () => {
    onClose();
    return work();
  };
  const wayOn =
    card?.status === 'signing' && canOpen(page) ? (
      <Button block onPress={leave(() => open(page))}>
        去报名
      </Button>
    ) : card?.status === 'running' && SELLING.includes(card.kind) ? (
      <Button block onPress={leave(() => go('/activity/pages/product', { id }))}>
        现场特惠
      </Button>
    ) : undefined;
  return (
    <Sheet
      open={shown}
      title={card?.title ?? '活动'}
      onClose={onClose}
      footer={
        card?.status === 'full' ? (
          <Button block tone="line" onPress={() => void remind.run()}>
            候补提醒
          </Button>
        ) : (
          wayOn
        )
      }
    >
      {card && (
        <View className={styles.body}>
          <Picture className={styles.cover} src={card.cover} w={750} ratio={0.46} alt="" />
          <Words size="sub" tone="soft">
            {`${KIND_NAMES[card.kind]} · ${STATUS_NAMES[card.status]} · ${priceOf(card.price)} · 已报 ${card.joined}/${card.seats}`}
          </Words>
          {signup && (
            <Notice tone="info">{`我${signup.status === 'checked' ? '已签到' : '已报名'} ${signup.qty} 位，入场码 ${signup.code}`}</Notice>
          )}
          <Cells>
            <Cell label="活动详情" role="link" onPress={leave(() => go('/activity/pages/index', { id }))} />
            <Cell label="时间">{listTime(card.startAt)}</Cell>
            {map && (
              <Cell
                label={card.store.name}
                note={address}
                role="link"
                onPress={leave(() => go('/open-location', { ...map, name: card.store.name, address }))}
              />
            )}
            {hosts.map(({ id: hostId, name, title }) => (
              <Cell
                key={hostId}
                label={name}
                note={title}
                role="link"
                onPress={leave(() => go('/tea/pages/artistDetail', { id: hostId }))}
              />
            ))}
          </Cells>
          <RichText html={html} />
          <Steps items={agenda.map(({ key, label, value }) => ({ id: key, title: value, time: label }))} label="安排" />
        </View>
      )}
    </Sheet>
  );
}
