/** The days of a month on which the member signed in; months that are over can only be looked at. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { SignView } from '@/contract';
import { calendar } from '@/core/lib/calendar';
import { monthAfter, monthBefore, monthName } from '@/domain/ledger/months';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { blanksBefore } from './round';
import styles from './SignCalendar.module.scss';

const WEEK = ['一', '二', '三', '四', '五', '六', '日'];

interface SignCalendarProps {
  sign: SignView;
  /** `YYYY-MM-DD` */
  today: string;
  onMonth: (month: string) => void;
}

export function SignCalendar({ sign: { month, days }, today, onMonth }: SignCalendarProps): ReactElement {
  const signed = days.filter((day) => day.signed);
  const blanks = blanksBefore(calendar(`${month}-01`).day());
  const isLatest = month >= today.slice(0, 7);
  const year = month.slice(0, 4) === today.slice(0, 4) ? '' : `${month.slice(0, 4)} 年`;
  return (
    <Card place="next" className={styles.card}>
      <Stack row gap={12} align="center">
        <Text className={styles.title}>{`${year}${monthName(month)}`}</Text>
        <Pressable className={styles.turn} onPress={() => onMonth(monthBefore(month))}>
          <Icon name="back" size={14} />
          <Text>{monthName(monthBefore(month))}</Text>
        </Pressable>
        {!isLatest && (
          <Pressable className={styles.turn} onPress={() => onMonth(monthAfter(month))}>
            <Text>{monthName(monthAfter(month))}</Text>
            <Icon name="next" size={14} />
          </Pressable>
        )}
      </Stack>
      <View className={styles.week} aria-hidden="true">
        {WEEK.map((name) => (
          <Text key={name} className={styles.name}>
            {name}
          </Text>
        ))}
      </View>
      <View
        className={styles.grid}
        role="img"
        aria-label={`${monthName(month)}已签到 ${signed.length} 天${signed.length > 0 ? `：${signed.map(({ date }) => Number(date.slice(8))).join('、')} 日` : ''}`}
      >
        {Array.from({ length: blanks }, (_, at) => (
          <View key={`blank-${at}`} className={styles.cell} />
        ))}
        {days.map(({ date, signed: on }) => (
          <View key={date} className={styles.cell}>
            <Text
              className={classes(
                styles.day,
                on && styles.on,
                date === today && styles.today,
                date > today && styles.later,
              )}
            >
              {String(Number(date.slice(8)))}
            </Text>
          </View>
        ))}
      </View>
    </Card>
  );
}
