/** What can leave the income account now, what is on its way, what refunds still take, and the two ways out. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IncomeStat } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { Note } from '@/ui/kit/Words';
import { money } from '../labels';
import styles from './IncomeBalance.module.scss';

export function IncomeBalance({ stat }: { stat: IncomeStat }): ReactElement {
  const { available, owed, onWay, cash, pending } = stat;
  const closed = available === 0 || owed > 0;
  return (
    <View>
      <View className={styles.head}>
        <Text className={styles.label}>{owed > 0 ? '待抵扣（元）' : '可转出（元）'}</Text>
        <Text className={styles.figure}>{money(owed > 0 ? -owed : available)}</Text>
        <Note>
          {closed && owed === 0
            ? pending > 0
              ? `待结算 ${money(pending)}，收货后结算即可转出`
              : '还没有结算的收益'
            : `今日还可提现到微信 ${formatYuan(cash.messengerLeft)}，${cash.timesLeft} 次`}
        </Note>
      </View>
      {owed > 0 && (
        <View className={styles.owed}>
          <Notice tone="warn">结算后发生了退款，将从之后的收益中抵扣，抵扣完前不能转出。</Notice>
        </View>
      )}
      <View className={styles.acts}>
        <Button
          grow
          size="l"
          tone="line"
          disabled={closed}
          onPress={() => go('/income/pages/cash', { target: 'wechat' })}
        >
          转到微信
        </Button>
        <Button grow size="l" disabled={closed} onPress={() => go('/income/pages/cash', { target: 'balance' })}>
          转到余额
        </Button>
      </View>
      <Cells place="alone">
        <Cell label="转出中" note="到账或退回前不计入可转出" onPress={() => go('/income/pages/cash_list', {})}>
          {formatYuan(onWay)}
        </Cell>
        <Cell label="累计转出" onPress={() => go('/income/pages/cash_list', {})}>
          {formatYuan(stat.cashed)}
        </Cell>
        <Cell label="我的余额" onPress={() => go('/pages/tea/my-money')}>
          去钱包
        </Cell>
      </Cells>
    </View>
  );
}
