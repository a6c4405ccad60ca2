/** A row of a list that months cut into cards: the first of a month has its head over it, the last is round below. */
import type { ReactElement, ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { aria } from '../aria';
import { classes } from '../classes';
import { Note } from '../Words';
import styles from './MonthList.module.scss';

export interface MonthListRowProps {
  /** Name of the month, or of the day; of its first row alone. */
  head?: string;
  /** What the month comes to. */
  note?: string;
  last: boolean;
  /** A head of days, smaller. */
  day?: boolean;
  children: ReactNode;
}

export function MonthListRow({ head, note, last, day = false, children }: MonthListRowProps): ReactElement {
  return (
    <View className={styles.place}>
      {head !== undefined && (
        <View className={styles.head}>
          {day ? (
            <Note>{head}</Note>
          ) : (
            <Text className={styles.month} {...aria({ role: 'heading', level: 2 })}>
              {head}
            </Text>
          )}
          {note && <Note>{note}</Note>}
        </View>
      )}
      <View className={classes(styles.row, head !== undefined && styles.first, last && styles.last)}>{children}</View>
    </View>
  );
}
