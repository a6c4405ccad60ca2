/** The balance of an account, and what a month brought and took; the months are turned one by one. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { WalletStat } from '@/contract';
import { figureOf, type LedgerUnit } from '@/domain/ledger/words';
import { IconButton } from '@/ui/kit/IconButton';
import { monthAfter, monthBefore } from './days';
import styles from './MonthHead.module.scss';

interface MonthHeadProps {
  unit: LedgerUnit;
  month: string;
  /** No month after this one. */
  latest: string;
  stat: WalletStat;
  onMonth: (month: string) => void;
}

const balanceIn = (unit: LedgerUnit, stat: WalletStat): number =>
  ({
    money: stat.money.balance,
    points: stat.points.balance,
    coin: stat.coin.balance,
    income: stat.income.settled,
    growth: stat.growth,
  })[unit];

export function MonthHead({ unit, month, latest, stat, onMonth }: MonthHeadProps): ReactElement {
  const [year = '', number = ''] = month.split('-');
  return (
    <View className={styles.head}>
      <View className={styles.now}>
        <Text className={styles.label}>当前结余</Text>
        <Text className={styles.balance}>{figureOf(unit, balanceIn(unit, stat))}</Text>
        {unit === 'money' && stat.money.frozen > 0 && (
          <Text className={styles.label}>{`另冻结 ${figureOf('money', stat.money.frozen)}`}</Text>
        )}
        {unit === 'income' && stat.income.pending > 0 && (
          <Text className={styles.label}>{`待结算 ${figureOf('income', stat.income.pending)}`}</Text>
        )}
      </View>
      <View className={styles.turn}>
        <IconButton icon="back" size={18} label="上个月" onPress={() => onMonth(monthBefore(month))} />
        <Text className={styles.month}>{`${year} 年 ${Number(number)} 月`}</Text>
        <IconButton
          icon="next"
          size={18}
          label="下个月"
          disabled={month >= latest}
          onPress={() => onMonth(monthAfter(month))}
        />
        <Text className={styles.sums}>{`收 ${figureOf(unit, stat.monthIn)}　支 ${figureOf(unit, stat.monthOut)}`}</Text>
      </View>
    </View>
  );
}
