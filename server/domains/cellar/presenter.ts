/** The only maker of the wire shape EscrowLot. */
import type { EscrowLot } from '../../../src/contract/escrow/schemas';
import { endOfFree, isCovered, renewFee, storageMonths } from './fees';
import type { LotRow } from './repository';

export const lotView = (lot: LotRow, now: number): EscrowLot => ({
  id: lot.id,
  no: lot.no,
  source: lot.source,
  ...(lot.source === 'collectible' && { holdingId: lot.sourceId }),
  title: lot.title,
  cover: lot.cover,
  specText: lot.specText,
  qty: lot.qty,
  free: lot.free,
  unit: lot.unit,
  weight: lot.weight,
  inAt: lot.inAt,
  freeUntil: endOfFree(lot, now),
  guideValue: lot.guideValue,
  ...(lot.ownSlot
    ? { cellarSlot: `窖位 ${lot.ownSlot}`, ownSlot: lot.ownSlot }
    : lot.cellarSlot
      ? { cellarSlot: lot.cellarSlot }
      : {}),
  batch: lot.batch,
  months: storageMonths(lot, now),
  renewFee: isCovered(lot, now) || lot.source === 'collectible' ? 0 : renewFee(lot, now),
});
