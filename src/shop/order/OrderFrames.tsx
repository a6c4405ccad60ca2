/**
 * Tells of own orders that move. Who listens must be known, and nobody waits for that: the page stands before the profile is there, and
 * without it just does not move by itself.
 */
import { useEffect } from 'react';
import { observer } from 'mobx-react';
import { useStores } from '@/core/stores';
import { useTopic } from '@/ui/shell/useTopic';

export const OrderFrames = observer(function OrderFrames({ onMove }: { onMove: (orderId: string) => void }): null {
  const { session } = useStores();
  useEffect(() => void session.loadMember().catch(() => undefined), [session]);
  useTopic(session.member ? `user:${session.member.id}` : undefined, {
    onFrame: ({ kind, data }) => {
      if (kind === 'order') onMove(String(data.orderId));
    },
  });
  return null;
});
