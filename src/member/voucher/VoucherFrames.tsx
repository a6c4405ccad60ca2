/** Tells when something about the order or its proof moved: the finance desk has decided, or it was paid elsewhere. */
import { useEffect } from 'react';
import { observer } from 'mobx-react';
import { useStores } from '@/core/stores';
import { useTopic } from '@/ui/shell/useTopic';

interface VoucherFramesProps {
  orderId: string;
  onMove: () => void;
}

export const VoucherFrames = observer(function VoucherFrames({ orderId, onMove }: VoucherFramesProps): null {
  const { session } = useStores();
  useEffect(() => void session.loadMember().catch(() => undefined), [session]);
  useTopic(session.member ? `user:${session.member.id}` : undefined, {
    // What is no shop order says so by a notice only.
    onFrame: ({ kind, data }) => {
      if (kind === 'notice' || (kind === 'order' && String(data.orderId) === orderId)) onMove();
    },
  });
  return null;
});
