/** A row of a card that holds one month; the first has the head of the month over it. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { Note } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import { monthName } from '../words';
import styles from './MonthFrame.module.scss';

interface MonthFrameProps {
  month: string | undefined;
  /** What the month comes to. */
  sums: string;
  last: boolean;
  children: ReactNode;
}

export function MonthFrame({ month, sums, last, children }: MonthFrameProps): ReactElement {
  return (
    <View className={styles.place}>
      {month !== undefined && (
        <View className={styles.head}>
          <Text className={styles.month}>{monthName(month)}</Text>
          <Note>{sums}</Note>
        </View>
      )}
      <View className={classes(styles.row, month !== undefined && styles.first, last && styles.last)}>{children}</View>
    </View>
  );
}
