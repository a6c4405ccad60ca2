/** Tells of own orders that move. */
import type { ReactElement } from 'react';
import { OwnFrames } from '@/domain/member/OwnFrames';

export const OrderFrames = ({ onMove }: { onMove: (orderId: string) => void }): ReactElement => (
  <OwnFrames
    onFrame={({ kind, data }) => {
      if (kind === 'order') onMove(String(data.orderId));
    }}
  />
);
