/** The month that is looked at, turned one by one. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { IconButton } from '@/ui/kit/IconButton';
import { monthAfter, monthBefore } from './months';
import styles from './MonthTurn.module.scss';

interface MonthTurnProps {
  month: string;
  /** No month after this one. */
  latest: string;
  onMonth: (month: string) => void;
  /** What stands at the end of the line. */
  children?: ReactNode;
}

export function MonthTurn({ month, latest, onMonth, children }: MonthTurnProps): ReactElement {
  const [year = '', number = ''] = month.split('-');
  return (
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
      {children}
    </View>
  );
}
