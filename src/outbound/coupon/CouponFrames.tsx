/** Tells when the coupon was locked, given back or redeemed while its page is open. */
import { useEffect } from 'react';
import { observer } from 'mobx-react';
import { useStores } from '@/core/stores';
import { useTopic } from '@/ui/shell/useTopic';

export const CouponFrames = observer(function CouponFrames({ id, onMove }: { id: string; onMove: () => void }): null {
  const { session } = useStores();
  useEffect(() => void session.loadMember().catch(() => undefined), [session]);
  useTopic(session.member ? `user:${session.member.id}` : undefined, {
    onFrame: ({ kind, data }) => {
      if (kind === 'coupon' && String(data.couponId) === id) onMove();
    },
  });
  return null;
});
