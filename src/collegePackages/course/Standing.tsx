/** 学到 42 %: how far the course is, lesson by lesson, what is left, and until when somebody wants it learned. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { CourseDetail } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Notice } from '@/ui/kit/Notice';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { vars } from '@/ui/kit/unit';
import { Note, Title } from '@/ui/kit/Words';
import { dayText, numeral, type LessonRow } from '../words';
import { doneOf, minutesLeft, rowsOf } from './rows';
import styles from './course.module.scss';

/** So many stand beside one another; more are told by a bar. */
const MOST = 9;

interface StandingProps {
  course: CourseDetail;
  /** The chosen lesson. */
  current: string | undefined;
}

export function Standing({ course, current }: StandingProps): ReactElement | null {
  const { card, enrolled, due } = course;
  const { progress = 0 } = card;
  const rows = rowsOf(course);
  const left = minutesLeft(rows);
  const label = `已学 ${progress}%`;
  return (
    <View>
      {due && !due.done && <Notice tone="info">{`${due.by} 请你在 ${dayText(due.day)} 前学完`}</Notice>}
      {enrolled && (
        <Card place="next" pad="all">
          <Stack gap={10}>
            <Stack row align="baseline" justify="between">
              <Title>{`学到 ${progress} %`}</Title>
              <Note>{progress === 100 ? '全部学完' : `${doneOf(rows)} / ${rows.length} 节，还剩 ${left} 分钟`}</Note>
            </Stack>
            {rows.length > MOST ? (
              <Progress tone="celadon" value={progress} label={label} />
            ) : (
              <View
                className={styles.squares}
                {...aria({ role: 'progressbar', label, valuenow: progress, valuemin: 0, valuemax: 100 })}
              >
                {rows.map((row, at) => (
                  <Square key={row.id} row={row} number={at + 1} isHere={row.id === current} />
                ))}
              </View>
            )}
          </Stack>
        </Card>
      )}
    </View>
  );
}

/** One lesson: it fills from below as it is played. */
function Square({ row, number, isHere }: { row: LessonRow; number: number; isHere: boolean }): ReactElement {
  const isDone = row.state === 'done';
  return (
    <View className={styles.place} {...aria({ hidden: true })}>
      <View
        className={classes(styles.square, isDone && styles.filled, isHere && styles.here)}
        style={vars({ share: isDone ? 100 : row.percent })}
      >
        <Text>{numeral(number)}</Text>
      </View>
      <Note>{isDone ? '已学' : row.percent > 0 ? `${row.percent} %` : ''}</Note>
    </View>
  );
}
