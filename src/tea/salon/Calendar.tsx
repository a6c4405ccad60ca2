/** A month with dots on the days of events: twelve back, three ahead. */
import { View } from '@tarojs/components';
import { shiftMonth } from '@/core/lib/day';
import { Calendar as Month } from '@/ui/kit/Calendar';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import styles from './Calendar.module.scss';

interface CalendarProps {
  month: string;
  today: string;
  chosen: string;
  /** Day -> number of events. */
  events: ReadonlyMap<string, number>;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

export const Calendar = ({ events, chosen, onDay, ...month }: CalendarProps) => (
  <Card place="next" className={styles.calendar}>
    <Month
      {...month}
      chosen={chosen}
      first={`${shiftMonth(month.today, -12)}-01`}
      last={`${shiftMonth(month.today, 3)}-31`}
      say={(day) => (events.has(day) ? `，${events.get(day) ?? 0} 场` : '')}
      mark={(day) => (
        <View className={classes(styles.dot, events.has(day) && styles.on, day === chosen && styles.chosen)} />
      )}
      onDay={(day) => onDay(day === chosen ? '' : day)}
    />
  </Card>
);
