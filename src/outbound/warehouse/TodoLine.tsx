/** A member's outbound at the desk: whose tea (masked), what and how much, from where to where; taken up by 生成出库单. */
import type { ReactElement } from 'react';
import type { EscrowRequest } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { requestText, STATES } from '@/domain/escrow/labels';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { spanText } from './labels';
import styles from './desk.module.scss';

export function TodoLine({ row, now }: { row: EscrowRequest; now: number }): ReactElement {
  const { id, no, lot, status, customer, createdAt } = row;
  const { label, tone } = STATES[status];
  const begin = useAction(async () => {
    const doc = await call('stock.orderSave', { action: 'create', kind: 'escrow', targetId: id });
    await go('/outbound/pages/detailed', { id: doc.card.id });
  });
  return (
    <Card pad="all" className={styles.todo}>
      <Stack row gap={8} align="center" justify="between">
        <Words size="name">{requestText(row)}</Words>
        <Tag tone={tone}>{label}</Tag>
      </Stack>
      <Note block>{`${customer ?? ''}　${no}　等 ${spanText(now - createdAt)}`}</Note>
      <Note block>{`${lot.cellarSlot ?? '未定库位'}　批次 ${lot.batch}`}</Note>
      <Stack row justify="end">
        {status === 'applied' ? (
          <Button size="s" tone="line" busy={begin.pending && '生成中'} label={`生成出库单 ${no}`} onPress={begin.run}>
            生成出库单
          </Button>
        ) : (
          <Button
            size="s"
            tone="quiet"
            label={`查看出库单 ${no}`}
            onPress={() => void go('/outbound/pages/detailed', { code: no })}
          >
            查看出库单
          </Button>
        )}
      </Stack>
    </Card>
  );
}
