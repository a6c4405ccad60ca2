/** A month with dots on the days of events. */
import { Text, View } from '@tarojs/components';
import { Card } from '@/ui/kit/Card';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { classes } from '@/ui/kit/classes';
import { daysOf, monthsAway, shiftMonth } from './month';
import styles from './Calendar.module.scss';

const WEEK = ['一', '二', '三', '四', '五', '六', '日'];
const BACK = -12;
const AHEAD = 3;

interface CalendarProps {
  month: string;
  today: string;
  chosen: string;
  /** Day -> number of events. */
  events: ReadonlyMap<string, number>;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

export function Calendar({ month, today, chosen, events, onMonth, onDay }: CalendarProps) {
  const away = monthsAway(month, today);
  return (
    <Card place="next" className={styles.calendar}>
      <Stack row align="center" justify="between">
        <IconButton icon="back" label="上个月" disabled={away <= BACK} onPress={() => onMonth(shiftMonth(month, -1))} />
        <Text className={styles.month}>{`${Number(month.slice(0, 4))} 年 ${Number(month.slice(5))} 月`}</Text>
        <IconButton icon="next" label="下个月" disabled={away >= AHEAD} onPress={() => onMonth(shiftMonth(month, 1))} />
      </Stack>
      <View className={styles.days}>
        {WEEK.map((name) => (
          <Text key={name} className={styles.week}>
            {name}
          </Text>
        ))}
        {daysOf(month).map((day, index) =>
          day === '' ? (
            <View key={`gap${index}`} className={styles.gap} />
          ) : (
            <Pressable
              key={day}
              className={classes(styles.day, day === chosen && styles.chosen, day === today && styles.today)}
              pressed={day === chosen}
              label={`${Number(day.slice(5, 7))}月${Number(day.slice(8))}日${events.has(day) ? `，${events.get(day) ?? 0} 场` : ''}`}
              onPress={() => onDay(day === chosen ? '' : day)}
            >
              <Text>{String(Number(day.slice(8)))}</Text>
              <View className={classes(styles.dot, events.has(day) && styles.on)} />
            </Pressable>
          ),
        )}
      </View>
    </Card>
  );
}
