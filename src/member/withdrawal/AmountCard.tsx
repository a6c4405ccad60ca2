/** The amount as it is typed, and what becomes of it: fee, rest, day. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { WithdrawInfo } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { Card } from '@/ui/kit/Card';
import { aria } from '@/ui/kit/aria';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { Sums } from './Sums';
import type { Withdraw } from './useWithdraw';
import styles from './AmountCard.module.scss';

/** Has no width: it keeps the line of a figure that is still to come. */
const BLANK = '\u200b';

interface AmountCardProps {
  info: WithdrawInfo;
  withdraw: Withdraw;
  /** The keys are shown: the figure has a caret. */
  typing: boolean;
  onType: () => void;
}

export function AmountCard({ info, withdraw, typing, onType }: AmountCardProps): ReactElement {
  const { amount, fault } = withdraw;
  return (
    <Card pad="all" className={styles.card}>
      <View className={styles.head}>
        <Text>提现金额</Text>
        <Text className={styles.most}>{`可提现 ${formatYuan(info.withdrawable)}`}</Text>
      </View>
      <View className={styles.amount}>
        <Pressable
          className={styles.figure}
          label={`提现金额 ¥${amount === '' ? '0.00，未填' : amount}，修改`}
          onPress={onType}
        >
          <Text className={styles.sign}>¥</Text>
          <Text className={amount === '' ? styles.none : styles.digits}>
            {amount === '' ? (typing ? BLANK : '0.00') : amount}
          </Text>
          {typing && <View className={styles.caret} />}
        </Pressable>
        <Pressable className={styles.all} disabled={info.withdrawable < info.min} onPress={withdraw.all}>
          <Text>全部提现</Text>
        </Pressable>
      </View>
      {fault !== undefined && (
        <Words size="sub" tone="danger" block className={styles.fault} {...aria({ role: 'alert' })}>
          {fault}
        </Words>
      )}
      <Sums info={info} withdraw={withdraw} />
    </Card>
  );
}
