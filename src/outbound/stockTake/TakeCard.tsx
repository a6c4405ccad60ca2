/** A stock-taking in the list: where, who leads, until when, how far. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { StockTakeCard } from '@/contract';
import { go } from '@/core/routes';
import { classes } from '@/ui/kit/classes';
import { Pressable } from '@/ui/kit/Pressable';
import { Progress } from '@/ui/kit/Progress';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { dueText, isOverdue } from './labels';
import styles from './stockTake.module.scss';

export function TakeCard({ card, now }: { card: StockTakeCard; now: number }): ReactElement {
  const { expected, found, missing, unexpected } = card.progress;
  const overdue = isOverdue(card, now);
  return (
    <Pressable className={styles.take} role="link" onPress={() => go('/outbound/pages/stockDetail', { id: card.id })}>
      <View className={styles.takeHead}>
        <Text className={styles.takeTitle}>{card.title}</Text>
        {card.mine && <Tag tone="celadon">我参与</Tag>}
        {overdue && <Tag tone="danger">已逾期</Tag>}
      </View>
      <Note>{`${card.store}　负责 ${card.lead.name}`}</Note>
      <View className={styles.takeBar}>
        <Progress
          tone="celadon"
          value={expected === 0 ? 0 : (found / expected) * 100}
          label={`已盘 ${found}/${expected}`}
        />
      </View>
      <View className={styles.takeFoot}>
        <Text>{`已盘 ${found}/${expected}`}</Text>
        <Text>{`盘亏 ${missing}　盘盈 ${unexpected}`}</Text>
        <Text className={classes(overdue && styles.late)}>{`截止 ${dueText(card.dueAt, now)}`}</Text>
      </View>
    </Pressable>
  );
}
