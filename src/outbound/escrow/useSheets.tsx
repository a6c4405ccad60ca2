/** The sheets over the cellar: a parcel of a lot, and a gift of it. They come with the first that is opened. */
import { useCallback, useState, type ReactElement } from 'react';
import type { EscrowLot } from '@/contract';
import type { PayProof } from '@/domain/checkout/usePayProof';
import { later } from '@/ui/shell';
import type { Escrow } from './useEscrow';

const OutboundSheet = later(() => import('@/domain/escrow/OutboundSheet').then(({ OutboundSheet: part }) => part));
const GiveLotSheet = later(() => import('./GiveLotSheet').then(({ GiveLotSheet: part }) => part));

export interface Sheets {
  show: (lot: EscrowLot, as: 'outbound' | 'gift') => void;
  hide: () => void;
  overlay: (cellar: Escrow, proof: PayProof) => ReactElement;
}

export function useSheets(): Sheets {
  const [chosen, setChosen] = useState<{ lot: EscrowLot; as: 'outbound' | 'gift' }>();
  const [open, setOpen] = useState(false);
  const show = useCallback<Sheets['show']>((lot, as) => {
    setChosen({ lot, as });
    setOpen(true);
  }, []);
  const hide = useCallback(() => setOpen(false), []);
  return {
    show,
    hide,
    overlay: (cellar, proof) => (
      <>
        {chosen?.as === 'outbound' && (
          <OutboundSheet
            lot={chosen.lot}
            open={open}
            busy={cellar.pending}
            onClose={hide}
            onAsk={(asked) => void cellar.outbound(asked)}
          />
        )}
        {chosen?.as === 'gift' && (
          <GiveLotSheet
            lot={chosen.lot}
            open={open && !proof.open}
            busy={cellar.pending || proof.pending}
            onClose={hide}
            onGive={(qty, toId) => cellar.give(chosen.lot, qty, toId)}
          />
        )}
        {proof.sheet}
      </>
    ),
  };
}
