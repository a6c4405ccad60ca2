/** Where income can go: each way with its terms, and what stands in it. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IncomeStat, Member } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { classes } from '@/ui/kit/classes';
import { CheckMark } from '@/ui/kit/Check';
import type { IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Note } from '@/ui/kit/Words';
import { targetOf } from '../labels';
import { closedOf, type Target } from './useCash';
import styles from './Targets.module.scss';

const WAYS: readonly { id: Target; icon: IconName; note: string }[] = [
  { id: 'balance', icon: 'wallet', note: '即时到账，免费' },
  { id: 'wechat', icon: 'chat', note: 'T+0，需确认收款' },
  { id: 'bank', icon: 'card', note: '按合作结算协议打款' },
];

interface TargetsProps {
  stat: IncomeStat;
  member: Pick<Member, 'identity'> | undefined;
  current: Target;
  onChange: (target: Target) => void;
}

export function Targets({ stat: { cash }, member, current, onChange }: TargetsProps): ReactElement {
  const closed = closedOf(current, member);
  return (
    <View>
      <View className={styles.ways} role="radiogroup" aria-label="转到哪里">
        {WAYS.filter(({ id }) => id !== 'bank' || cash.external).map(({ id, icon, note }) => (
          <View key={id}>
            <RecordRow
              className={classes(styles.way, id === current && styles.on)}
              icon={icon}
              title={targetOf(id)}
              notes={[closedOf(id, member) ?? note]}
              role="radio"
              checked={id === current}
              onPress={() => onChange(id)}
            >
              <CheckMark kind="radio" checked={id === current} />
            </RecordRow>
          </View>
        ))}
      </View>
      {current !== 'balance' && !closed && (
        <Note block className={styles.quota}>
          {`今日额度剩余 ${formatYuan(cash.messengerLeft)} / ${formatYuan(cash.messengerPerDay, { short: true })}，还可转 ${cash.timesLeft} 次`}
        </Note>
      )}
      {closed === '需先完成实名认证' && (
        <Pressable className={styles.identity} role="link" onPress={() => go('/member/pages/withdraw/identifier', {})}>
          <Text>提现前需完成实名认证</Text>
          <Text className={styles.go}>去认证</Text>
        </Pressable>
      )}
    </View>
  );
}
