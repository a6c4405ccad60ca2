/** How far it has come, as the server counts: a ring, what is left, and until when. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { StockTakeCard } from '@/contract';
import { aria } from '@/ui/kit/aria';
import { Card } from '@/ui/kit/Card';
import { Figures, type Figure } from '@/ui/kit/Figures';
import { Stack } from '@/ui/kit/Stack';
import { vars } from '@/ui/kit/unit';
import { Note, Words } from '@/ui/kit/Words';
import { dueShort, isOverdue } from './labels';
import styles from './stockTake.module.scss';

export function ProgressCard({ card, now }: { card: StockTakeCard; now: number }): ReactElement {
  const { expected, found, missing, unexpected, unknown } = card.progress;
  const overdue = isOverdue(card, now);
  const figures: Figure[] = [
    card.status === 'active'
      ? { label: '未盘', value: Math.max(0, expected - found) }
      : { label: '盘亏', value: missing },
    { label: '盘盈', value: unexpected, tone: unexpected > 0 ? 'celadon' : undefined },
    { label: '未登记', value: unknown, tone: unknown > 0 ? 'warn' : undefined },
    {
      label: overdue ? '已逾期' : '截止',
      // A day with its hour is longer than a figure, and stays in one line.
      value: (
        <Words size="body" serif figures tone={overdue ? 'danger' : undefined}>
          {dueShort(card.dueAt, now)}
        </Words>
      ),
    },
  ];
  return (
    <Card place="next" pad="all">
      <Stack row gap={16} align="center">
        <View
          className={styles.ring}
          style={vars({ share: expected === 0 ? 0 : (found / expected) * 100 })}
          {...aria({ role: 'progressbar', valuenow: found, valuemin: 0, valuemax: expected, label: '已盘' })}
        >
          <View className={styles.hole}>
            <Words size="display" serif figures>
              {found}
              <Words size="body" tone="muted">{` / ${expected}`}</Words>
            </Words>
            <Note>已盘</Note>
          </View>
        </View>
        <Stack gap={10} grow>
          <Figures rows={figures.slice(0, 2)} size="title" layout="start" labelFirst />
          <Figures rows={figures.slice(2)} size="title" layout="start" labelFirst />
        </Stack>
      </Stack>
    </Card>
  );
}
