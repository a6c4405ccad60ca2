/** The last seven days: which were handed in, late, or not at all; a press opens the day. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DailyForm } from '@/contract';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import styles from './daily.module.scss';

const STATES = { submitted: '已交', late: '迟交', missing: '没交', open: '待交' } as const;

interface WeekProps {
  week: DailyForm['week'];
  date: string;
  onDay: (date: string) => void;
}

export const Week = ({ week, date, onDay }: WeekProps): ReactElement => (
  <View className={styles.week}>
    {week.map((day) => {
      const here = day.date === date;
      const word = here && day.state !== 'submitted' && day.state !== 'late' ? '在填' : STATES[day.state];
      return (
        <Pressable
          key={day.date}
          className={classes(styles.day, day.state === 'missing' && styles.left, here && styles.here)}
          label={`${day.date.slice(5)}，${word}`}
          pressed={here}
          onPress={() => onDay(day.date)}
        >
          <Words size="value" serif figures>
            {day.date.slice(8)}
          </Words>
          <Words size="caption">{word}</Words>
        </Pressable>
      );
    })}
  </View>
);
