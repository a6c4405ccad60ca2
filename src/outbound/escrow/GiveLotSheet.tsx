/** 转赠 of stored tea: how many, and to whom; the payment password comes after it. */
import { useEffect, useState, type ReactElement } from 'react';
import type { EscrowLot } from '@/contract';
import { piecesText } from '@/domain/escrow/labels';
import { leastOf, LotQuantity } from '@/domain/escrow/LotQuantity';
import { GiveSheet } from '@/domain/give/GiveSheet';

interface GiveLotSheetProps {
  lot: EscrowLot;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onGive: (qty: number, toId: string) => void;
}

export function GiveLotSheet({ lot, open, busy, onClose, onGive }: GiveLotSheetProps): ReactElement {
  const [qty, setQty] = useState(() => leastOf(lot));
  useEffect(() => setQty(leastOf(lot)), [lot]);
  return (
    <GiveSheet
      open={open}
      title="转赠存茶"
      busy={busy && '转赠中'}
      disabled={qty < 1 || qty > lot.free}
      act={(name) => `转赠 ${piecesText(qty, lot.unit)} 给 ${name}`}
      note="对方需在 24 小时内收下，逾时退回；收下后另有一年免费期。"
      onClose={onClose}
      onGive={(toId) => onGive(qty, toId)}
    >
      <LotQuantity lot={lot} what="转赠" note="可转赠" qty={qty} onChange={setQty} />
    </GiveSheet>
  );
}
