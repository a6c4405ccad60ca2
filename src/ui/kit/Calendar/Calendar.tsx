/**
 * A month of days, Monday first. With `far` its name leads to the months of a year and on to the years: a birthday lies a long way
 * back.
 */
import { useState, type ReactElement, type ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import { daysOf, shiftMonth } from '@/core/lib/day';
import { pad } from '@/core/lib/span';
import { classes } from '../classes';
import { IconButton } from '../IconButton';
import { Icon } from '../Icon';
import { Pressable } from '../Pressable';
import { Stack } from '../Stack';
import styles from './Calendar.module.scss';

const WEEK = ['一', '二', '三', '四', '五', '六', '日'];
/** Years on a leaf. */
const LEAF = 12;

type Level = 'days' | 'months' | 'years';

export interface CalendarProps {
  /** YYYY-MM that is shown. */
  month: string;
  /** YYYY-MM-DD, as all days here. */
  today: string;
  chosen: string;
  first?: string;
  last?: string;
  /** The name of the month can be pressed: months, then years. `years` begins with them. */
  far?: boolean | 'years';
  /** What is said of a day beside its date. */
  say?: (day: string) => string;
  /** Stands under the number of a day. */
  mark?: (day: string) => ReactNode;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

/** How far a touch on an arrow goes, in months. */
const STEP: Record<Level, number> = { days: 1, months: 12, years: 12 * LEAF };
const ARROWS: Record<Level, [string, string]> = {
  days: ['上个月', '下个月'],
  months: ['上一年', '下一年'],
  years: ['更早的年份', '更晚的年份'],
};

function Days(props: CalendarProps): ReactElement {
  const { month, today, chosen, first = '', last = '9999', say, mark, onDay } = props;
  return (
    <View className={styles.days}>
      {WEEK.map((name) => (
        <Text key={name} className={styles.week}>
          {name}
        </Text>
      ))}
      {daysOf(month).map((day, index) =>
        day === '' ? (
          <View key={`gap${index}`} className={styles.day} />
        ) : (
          <Pressable
            key={day}
            className={classes(
              styles.day,
              day === today && styles.today,
              day === chosen && styles.chosen,
              (day < first || day > last) && styles.off,
            )}
            pressed={day === chosen}
            disabled={day < first || day > last}
            label={`${Number(day.slice(5, 7))}月${Number(day.slice(8))}日${say?.(day) ?? ''}`}
            onPress={() => onDay(day)}
          >
            <Text>{String(Number(day.slice(8)))}</Text>
            {mark?.(day)}
          </Pressable>
        ),
      )}
    </View>
  );
}

export function Calendar(props: CalendarProps): ReactElement {
  const { month, first = '', last = '9999', far, onMonth } = props;
  const [level, setLevel] = useState<Level>(far === 'years' ? 'years' : 'days');
  const year = Number(month.slice(0, 4));
  const leaf = year - (year % LEAF);
  const name = {
    days: `${year} 年 ${Number(month.slice(5))} 月`,
    months: `${year} 年`,
    years: `${leaf} – ${leaf + LEAF - 1} 年`,
  }[level];
  const [before, after] = ARROWS[level];
  const ends: Record<Level, [string, string]> = {
    days: [month, month],
    months: [`${year}-01`, `${year}-12`],
    years: [`${leaf}-01`, `${leaf + LEAF - 1}-12`],
  };
  const choices =
    level === 'months'
      ? Array.from({ length: 12 }, (_, i) => ({ to: `${year}-${pad(i + 1)}`, word: `${i + 1} 月` }))
      : Array.from({ length: LEAF }, (_, i) => ({ to: `${leaf + i}-${month.slice(5)}`, word: String(leaf + i) }));
  /** A month or a year of which no day can be chosen. */
  const isOff = (to: string) => {
    const [from, until] = level === 'years' ? [`${to.slice(0, 4)}-01`, `${to.slice(0, 4)}-12`] : [to, to];
    return until < first.slice(0, 7) || from > last.slice(0, 7);
  };
  return (
    <View>
      <Stack row align="center" justify="between">
        <IconButton
          icon="back"
          label={before}
          disabled={ends[level][0] <= first.slice(0, 7)}
          onPress={() => onMonth(shiftMonth(month, -STEP[level]))}
        />
        {far && level !== 'years' ? (
          <Pressable
            className={styles.name}
            label={`${name}，换${level === 'days' ? '月份' : '年份'}`}
            onPress={() => setLevel(level === 'days' ? 'months' : 'years')}
          >
            <Text>{name}</Text>
            <Icon name="down" size={14} />
          </Pressable>
        ) : (
          <Text className={styles.name}>{name}</Text>
        )}
        <IconButton
          icon="next"
          label={after}
          disabled={ends[level][1] >= last.slice(0, 7)}
          onPress={() => onMonth(shiftMonth(month, STEP[level]))}
        />
      </Stack>
      {level === 'days' ? (
        <Days {...props} />
      ) : (
        <View className={styles.choices}>
          {choices.map(({ to, word }) => (
            <Pressable
              key={to}
              className={classes(styles.choice, isOff(to) && styles.off)}
              disabled={isOff(to)}
              onPress={() => {
                onMonth(to);
                setLevel(level === 'years' ? 'months' : 'days');
              }}
            >
              <Text>{word}</Text>
            </Pressable>
          ))}
        </View>
      )}
    </View>
  );
}
