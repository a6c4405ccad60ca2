/** Tells when something about the order or its proof moved: the finance desk has decided, or it was paid elsewhere. */
import type { ReactElement } from 'react';
import { OwnFrames } from '@/domain/member/OwnFrames';

export const VoucherFrames = ({ orderId, onMove }: { orderId: string; onMove: () => void }): ReactElement => (
  <OwnFrames
    // What is no shop order says so by a notice only.
    onFrame={({ kind, data }) => {
      if (kind === 'notice' || (kind === 'order' && String(data.orderId) === orderId)) onMove();
    }}
  />
);
