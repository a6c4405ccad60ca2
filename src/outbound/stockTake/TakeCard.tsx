/** A stock-taking in the list: where, who leads, until when, how far. */
import type { ReactElement } from 'react';
import type { StockTakeCard } from '@/contract';
import { go } from '@/core/routes';
import { SCANS } from '@/domain/stockTake/unsent';
import { Card } from '@/ui/kit/Card';
import { Pressable } from '@/ui/kit/Pressable';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import { useOutbox } from '@/ui/shell/useOutbox';
import { dueText, isOverdue } from './labels';

export function TakeCard({ card, now }: { card: StockTakeCard; now: number }): ReactElement {
  const box = useOutbox(SCANS, {});
  const waiting = box.waiting().filter(({ auditId }) => auditId === card.id).length;
  const { expected, found, missing, unexpected } = card.progress;
  const overdue = isOverdue(card, now);
  return (
    <Pressable role="link" onPress={() => go('/outbound/pages/stockDetail', { id: card.id })}>
      <Card pad="all">
        <Stack gap={8}>
          <Stack row gap={8} align="center" wrap>
            <Stack grow>
              <Title>{card.title}</Title>
            </Stack>
            {card.mine && <Tag tone="celadon">我参与</Tag>}
            {waiting > 0 && <Tag tone="warn">{`${waiting} 条待上传`}</Tag>}
            {overdue && <Tag tone="danger">已逾期</Tag>}
          </Stack>
          <Note>{`${card.store}　负责 ${card.lead.name}`}</Note>
          <Progress
            tone="celadon"
            value={expected === 0 ? 0 : (found / expected) * 100}
            label={`已盘 ${found}/${expected}`}
          />
          <Stack row gap={12} justify="between" wrap>
            <Words size="foot" tone="soft">{`已盘 ${found}/${expected}`}</Words>
            <Words size="foot" tone="soft">{`盘亏 ${missing}　盘盈 ${unexpected}`}</Words>
            <Words size="foot" tone={overdue ? 'danger' : 'soft'}>{`截止 ${dueText(card.dueAt, now)}`}</Words>
          </Stack>
        </Stack>
      </Card>
    </Pressable>
  );
}
