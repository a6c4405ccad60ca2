/** One row of the books: what it was, when, how much, and what was left. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { LedgerRow } from '@/contract';
import { formatTime, type TimeFormat } from '@/core/lib/time';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import { deltaOf, figureOf, holdOf, iconOf } from './words';
import styles from './LedgerLine.module.scss';

interface LedgerLineProps {
  row: LedgerRow;
  /** Under a head with the day the hour is enough. */
  time?: TimeFormat;
  onPress: (row: LedgerRow) => void;
}

export function LedgerLine({ row, time = 'MM月DD日 h:m', onPress }: LedgerLineProps): ReactElement {
  const hold = holdOf(row);
  const at = formatTime(row.createdAt, time);
  const delta = deltaOf(row);
  return (
    <Pressable className={styles.line} haspopup="dialog" onPress={() => onPress(row)}>
      <View className={classes(styles.icon, row.delta > 0 && styles.into)}>
        <Icon name={iconOf(row)} size={20} />
      </View>
      <View className={styles.words}>
        <Words size="name" lines={1}>
          {row.title}
        </Words>
        <View className={styles.note}>
          <Text>{at}</Text>
          {hold && <Text className={classes(styles.hold, row.state === 'success' && styles.arrived)}>{hold}</Text>}
        </View>
      </View>
      <View className={styles.figures}>
        <Text className={classes(styles.delta, row.delta > 0 && styles.plus)}>{delta}</Text>
        <Text className={styles.note}>{`余 ${figureOf(row.unit, row.balanceAfter)}`}</Text>
      </View>
    </Pressable>
  );
}
