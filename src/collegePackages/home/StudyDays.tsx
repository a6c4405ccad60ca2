/** The days of this month on which somebody learned, and how many in a row. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { dayOf } from '@/core/lib/day';
import { aria } from '@/ui/kit/aria';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Note } from '@/ui/kit/Words';
import { numeral } from '../words';
import styles from './home.module.scss';

interface StudyDaysProps {
  days: readonly string[];
  streak: number;
  now: number;
}

/** 2026-06-16 -> 30 */
const lengthOf = (today: string): number =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0)).getUTCDate();

export function StudyDays({ days, streak, now }: StudyDaysProps): ReactElement {
  const today = dayOf(now);
  const learned = new Set(days.map((day) => Number(day.slice(8))));
  const title = `${numeral(Number(today.slice(5, 7)))}月学了 ${learned.size} 天`;
  const all = Array.from({ length: lengthOf(today) }, (_, at) => at + 1);
  return (
    <Card place="next" pad="all">
      <SectionHead gutter={false} title={title} extra={streak > 1 ? <Note>{`连着 ${streak} 天`}</Note> : undefined} />
      <View
        className={styles.days}
        {...aria({ role: 'img', label: `${title}：${[...learned].sort((a, b) => a - b).join('、') || '还没有'}` })}
      >
        {all.map((day) => (
          <Text
            key={day}
            className={classes(
              styles.day,
              learned.has(day) && styles.learned,
              day > Number(today.slice(8)) && styles.coming,
              day === Number(today.slice(8)) && styles.today,
            )}
          >
            {String(day)}
          </Text>
        ))}
      </View>
    </Card>
  );
}
