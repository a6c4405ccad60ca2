/** The only maker of the wire shape EscrowLot. */
import type { EscrowLot } from '../../../src/contract/escrow/schemas';
import { renewFee, storageMonths } from './fees';
import type { LotRow } from './repository';

export const lotView = (lot: LotRow, now: number): EscrowLot => ({
  id: lot.id,
  no: lot.no,
  source: lot.source,
  title: lot.title,
  cover: lot.cover,
  specText: lot.specText,
  qty: lot.qty,
  free: lot.free,
  unit: lot.unit,
  weight: lot.weight,
  inAt: lot.inAt,
  freeUntil: lot.freeUntil,
  guideValue: lot.guideValue,
  ...(lot.cellarSlot ? { cellarSlot: lot.cellarSlot } : {}),
  batch: lot.batch,
  months: storageMonths(lot, now),
  renewFee: renewFee(lot, now),
});
