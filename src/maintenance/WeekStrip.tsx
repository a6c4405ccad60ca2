/** Seven days from Monday on: what stands under each, the chosen one on ink; a press left or right of it changes the week. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { KV } from '@/contract';
import { calendar } from '@/core/lib/calendar';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './maintenance.module.scss';

interface WeekStripProps {
  days: readonly KV[];
  date: string;
  today: string;
  onChange: (date: string) => void;
}

export const dayAfter = (date: string, days: number): string => calendar(date).add(days, 'day').format('YYYY-MM-DD');

/** The week of a day, before an answer has said what stands under it. */
export function emptyWeek(date: string): KV[] {
  const monday = dayAfter(date, -((calendar(date).day() + 6) % 7));
  return Array.from('一二三四五六日', (label, i) => ({ key: dayAfter(monday, i), label, value: '' }));
}

export function WeekStrip({ days, date, today, onChange }: WeekStripProps): ReactElement {
  return (
    <View className={styles.week}>
      <IconButton icon="back" label="上一周" onPress={() => onChange(dayAfter(date, -7))} />
      <View className={styles.days} {...aria({ role: 'tablist', label: '选择日期' })}>
        {days.map(({ key, label, value }) => {
          const hasNone = value === '' || value === '0';
          return (
            <Pressable
              key={key}
              role="tab"
              selected={key === date}
              className={classes(styles.day, key === date && styles.on)}
              onPress={() => onChange(key)}
            >
              <Text className={styles.weekday}>{key === today ? '今' : label}</Text>
              <Text className={styles.date}>{Number(key.slice(8))}</Text>
              <Text className={styles.count}>{hasNone ? ' ' : value}</Text>
            </Pressable>
          );
        })}
      </View>
      <IconButton icon="next" label="下一周" onPress={() => onChange(dayAfter(date, 7))} />
    </View>
  );
}
