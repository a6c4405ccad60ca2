/** Tells when the coupon was locked, given back or redeemed while its page is open. */
import type { ReactElement } from 'react';
import { OwnFrames } from '@/domain/member/OwnFrames';

export const CouponFrames = ({ id, onMove }: { id: string; onMove: () => void }): ReactElement => (
  <OwnFrames
    onFrame={({ kind, data }) => {
      if (kind === 'coupon' && String(data.couponId) === id) onMove();
    }}
  />
);
