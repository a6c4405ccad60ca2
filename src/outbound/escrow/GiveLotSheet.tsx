/** 转赠 of stored tea: how many, and to whom; the payment password comes after it. */
import { useEffect, useState, type ReactElement } from 'react';
import type { EscrowLot } from '@/contract';
import { piecesText } from '@/domain/escrow/labels';
import { GiveSheet } from '@/domain/give/GiveSheet';
import { Item } from '@/ui/kit/Item';
import { Quantity } from '@/ui/kit/Quantity';

interface GiveLotSheetProps {
  lot: EscrowLot;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onGive: (qty: number, toId: string) => void;
}

export function GiveLotSheet({ lot, open, busy, onClose, onGive }: GiveLotSheetProps): ReactElement {
  const [qty, setQty] = useState(1);
  useEffect(() => setQty(1), [lot]);
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
      <Item title={lot.title} notes={[`可转赠 ${piecesText(lot.free, lot.unit)}`]}>
        <Quantity value={qty} label="转赠" max={lot.free} onChange={setQty} />
      </Item>
    </GiveSheet>
  );
}
