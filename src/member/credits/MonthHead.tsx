/** The balance of an account, and what a month brought and took; the months are turned one by one. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { WalletStat } from '@/contract';
import { MonthTurn } from '@/domain/ledger/MonthTurn';
import { figureOf, type LedgerUnit } from '@/domain/ledger/labels';
import { Note, Words } from '@/ui/kit/Words';
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
        <Note>当前结余</Note>
        <Words size="sum" serif>
          {figureOf(unit, balanceIn(unit, stat))}
        </Words>
        {unit === 'money' && stat.money.frozen > 0 && <Note>{`另冻结 ${figureOf('money', stat.money.frozen)}`}</Note>}
        {unit === 'income' && stat.income.pending > 0 && (
          <Note>{`待结算 ${figureOf('income', stat.income.pending)}`}</Note>
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
