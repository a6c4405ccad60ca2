/** How far it has come, as the server counts: a ring, what is left, and until when. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { StockTakeCard } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { vars } from '@/ui/kit/unit';
import { dueShort, isOverdue } from './labels';
import styles from './stockTake.module.scss';

export function ProgressCard({ card, now }: { card: StockTakeCard; now: number }): ReactElement {
  const { expected, found, missing, unexpected, unknown } = card.progress;
  const overdue = isOverdue(card, now);
  const figures: [label: string, value: string | number, tone?: string][] = [
    card.status === 'active' ? ['未盘', Math.max(0, expected - found)] : ['盘亏', missing],
    ['盘盈', unexpected, unexpected > 0 ? styles.good : undefined],
    ['未登记', unknown, unknown > 0 ? styles.odd : undefined],
    [overdue ? '已逾期' : '截止', dueShort(card.dueAt, now), classes(styles.due, overdue && styles.late)],
  ];
  return (
    <View className={styles.progress}>
      <View
        className={styles.ring}
        style={vars({ share: expected === 0 ? 0 : (found / expected) * 100 })}
        {...aria({ role: 'progressbar', valuenow: found, valuemin: 0, valuemax: expected, label: '已盘' })}
      >
        <View className={styles.hole}>
          <Text className={styles.counted}>
            {found}
            <Text className={styles.of}>{` / ${expected}`}</Text>
          </Text>
          <Text className={styles.foot}>已盘</Text>
        </View>
      </View>
      <View className={styles.figures}>
        {figures.map(([label, value, tone]) => (
          <View key={label} className={styles.figure}>
            <Text className={styles.foot}>{label}</Text>
            <Text className={classes(styles.value, tone)}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}
