/** The terms in three lines, each from what the shop has set. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { WithdrawInfo } from '@/contract';
import { formatYuan, shortYuan } from '@/core/lib/money';
import { Note } from '@/ui/kit/Words';
import { purseOf, type WithdrawSource } from './source';
import styles from './Terms.module.scss';

export function Terms({ info, source }: { info: WithdrawInfo; source?: WithdrawSource }): ReactElement {
  const { min, max, timesPerDay, timesLeft, balance, bonus } = info;
  const lines = [
    `单笔 ${shortYuan(min)} 至 ${shortYuan(max)}，每日 ${timesPerDay} 次，今日还可 ${timesLeft} 次`,
    ...(bonus > 0 ? [`余额 ${formatYuan(balance)} 中的赠送 ${formatYuan(bonus)} 不可提现`] : []),
    `提交后金额冻结，驳回即原路退回${purseOf(source)}`,
  ];
  return (
    <View className={styles.terms}>
      {lines.map((line) => (
        <Note key={line}>{line}</Note>
      ))}
    </View>
  );
}
