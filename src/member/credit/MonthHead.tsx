/** The balance of an account, and what a month brought and took; the months are turned one by one. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { WalletStat } from '@/contract';
import { MonthTurn } from '@/domain/ledger/MonthTurn';
import { figureOf, type LedgerUnit } from '@/domain/ledger/words';
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
        <MonthTurn month={month} latest={latest} onMonth={onMonth}>
          <Text
            className={styles.sums}
          >{`收 ${figureOf(unit, stat.monthIn)}　支 ${figureOf(unit, stat.monthOut)}`}</Text>
        </MonthTurn>
      </View>
    </View>
  );
}
