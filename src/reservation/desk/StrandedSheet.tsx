/** Whom a closure strands: each is moved to what fits best, or has the deposit back, in one tap; the guest is told and answers. */
import { useState, type ReactElement } from 'react';
import type { BookingCard } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { useAction, useBlock } from '@/ui/shell';
import { whenText } from '../order/labels';

interface StrandedSheetProps {
  closureId: string | undefined;
  storeId: string;
  onClose: () => void;
}

export function StrandedSheet({ closureId, storeId, onClose }: StrandedSheetProps): ReactElement {
  const [round, setRound] = useState(0);
  const list = useBlock(
    async () => (closureId ? call('booking.deskStranded', { storeId, closureId }) : []),
    closureId ?? '',
    round,
  );
  return (
    <Sheet open={closureId !== undefined} title="安置受影响的预约" onClose={onClose}>
      {list?.length === 0 && <Empty picture="order" title="都安置好了" />}
      {list?.map((card) => (
        <Stranded key={card.id} card={card} onDone={() => setRound((count) => count + 1)} />
      ))}
    </Sheet>
  );
}

function Stranded({ card, onDone }: { card: BookingCard; onDone: () => void }): ReactElement {
  const { feedback } = useStores();
  const name = card.guest?.name ?? '客人';
  const move = useAction(async (way: 'move' | 'refund') => {
    const moved = await call('booking.deskMove', { id: card.id, way });
    feedback.toast(way === 'move' ? `已改到 ${moved.card.room.name} ${whenText(moved.card)}` : '订金已原路退回');
    onDone();
  });
  return (
    <RecordRow flush title={name} notes={[`${card.room.name} ${whenText(card)} ${card.party} 位`]}>
      <Stack row gap={8}>
        <Button size="s" tone="quiet" label={`退款，${name}`} busy={move.pending} onPress={() => move.run('refund')}>
          退款
        </Button>
        <Button size="s" tone="line" label={`改期，${name}`} busy={move.pending} onPress={() => move.run('move')}>
          改期
        </Button>
      </Stack>
    </RecordRow>
  );
}
