/** 预约 or 加助力: how the draw goes, points to put behind the reservation, and first of all an identity. */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { ReleaseCard } from '@/contract';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { Note, Words } from '@/ui/kit/Words';
import { useAction, useBlock, useReturn } from '@/ui/shell';
import styles from './release.module.scss';

interface ReserveSheetProps {
  /** The sheet is open while there is one. */
  release: ReleaseCard | undefined;
  onClose: () => void;
  onDone: (release: ReleaseCard) => void;
}

export function ReserveSheet({ release, onClose, onDone }: ReserveSheetProps): ReactElement {
  // What it showed stays while it slides away.
  const [shown, setShown] = useState(release);
  useEffect(() => {
    if (release) setShown(release);
  }, [release]);
  return (
    <Sheet open={release !== undefined} onClose={onClose} title={shown?.mine ? '加助力' : '预约申购'}>
      {shown && <Reserving key={shown.id} release={shown} onDone={onDone} />}
    </Sheet>
  );
}

/** What may be given: nothing or what was given, then some steps up to the most. */
function choicesOf({ boost, mine }: ReleaseCard): number[] {
  const given = mine?.parts.boost ?? 0;
  const steps = [boost.min, boost.min * 2, boost.min * 3, boost.min * 5, boost.max];
  return [given, ...new Set(steps.filter((points) => points > given && points <= boost.max))];
}

function Reserving({ release, onDone }: { release: ReleaseCard; onDone: (release: ReleaseCard) => void }) {
  const { feedback } = useStores();
  const [round, setRound] = useState(0);
  // Back from the identity check.
  useReturn(() => setRound((count) => count + 1));
  const member = useBlock(() => call('member.my', {}, { hide: true }), '', round);
  const choices = choicesOf(release);
  const given = choices[0] ?? 0;
  const [points, setPoints] = useState(given);
  const reserve = useAction(async () => {
    const after = await call('special.releaseReserve', { id: release.id, boostPoints: points });
    onDone(after);
    feedback.toast(release.mine ? '助力已加上' : '预约成功');
  });
  const short = member ? points - given > member.points : false;
  const rules = release.rule.map((line) => (
    <Words key={line} size="sub" tone="soft" block className={styles.rule}>
      {line}
    </Words>
  ));
  if (member?.identity === 'none')
    return (
      <View>
        {rules}
        <NoIdentity />
      </View>
    );
  return (
    <View>
      {rules}
      <View className={styles.boostHead}>
        <Text className={styles.boostTitle}>助力积分</Text>
        <Note block>{member ? `可用 ${figure(member.points)} 积分` : '未中签全数退回'}</Note>
      </View>
      <Chips
        label="助力积分"
        items={choices.map((value) => ({ id: String(value), label: wordOf(value, given) }))}
        current={String(points)}
        onChange={(value) => setPoints(Number(value))}
      />
      <Note block>{short ? '积分不够，选少一些' : '加上后只能再加，不能减；未中签全数退回'}</Note>
      <Button
        block
        size="l"
        className={styles.submit}
        disabled={short || (release.mine !== undefined && points === given)}
        busy={reserve.pending && '提交中'}
        onPress={() => void reserve.run()}
      >
        {release.mine ? '确认助力' : points > 0 ? `预约并助力 ${figure(points)} 积分` : '确认预约'}
      </Button>
    </View>
  );
}

const wordOf = (value: number, given: number): string =>
  value === 0 ? '不助力' : value === given ? `已助力 ${value}` : String(value);

function NoIdentity() {
  return (
    <View>
      <Notice tone="warn">限量申购一人一份，预约前请先完成实名认证。</Notice>
      <Button
        block
        size="l"
        className={styles.submit}
        onPress={() => go('/member/pages/withdraw/identifier', { next: 'appointment' })}
      >
        去实名认证
      </Button>
    </View>
  );
}
