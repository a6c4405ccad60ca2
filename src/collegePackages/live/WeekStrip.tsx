/** The week of the programme: a day, its number, how many rooms it has; the weeks before and after it at its ends. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { dayAfter, weekday } from '@/core/lib/day';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './live.module.scss';

const WEEKDAYS = '日一二三四五六';

interface WeekStripProps {
  days: NonNullable<DataOf<'college.live'>['days']>;
  date: string;
  today: string;
  onChange: (date: string) => void;
}

export function WeekStrip({ days, date, today, onChange }: WeekStripProps): ReactElement {
  return (
    <View className={styles.week}>
      <Pressable className={styles.turn} label="上一周" onPress={() => onChange(dayAfter(date, -7))}>
        <Icon name="back" size={14} />
      </Pressable>
      <View className={styles.days} {...aria({ role: 'radiogroup', label: '选一天' })}>
        {days.map(({ date: day, count }) => (
          <Pressable
            key={day}
            role="radio"
            checked={day === date}
            className={classes(styles.day, day === date && styles.chosen)}
            onPress={() => onChange(day)}
          >
            <Text className={styles.weekday}>{day === today ? '今天' : `周${WEEKDAYS[weekday(day)] ?? ''}`}</Text>
            <Text className={styles.number}>{Number(day.slice(8))}</Text>
            <Text className={styles.many}>{count > 0 ? `${count} 场` : '—'}</Text>
          </Pressable>
        ))}
      </View>
      <Pressable className={styles.turn} label="下一周" onPress={() => onChange(dayAfter(date, 7))}>
        <Icon name="next" size={14} />
      </Pressable>
    </View>
  );
}
