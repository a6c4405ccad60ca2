/** The only maker of the wire shape EscrowLot. */
import type { EscrowLot } from '../../../../src/contract/escrow/schemas';
import type { Tx } from '../../../db/client';
import { endOfFree, isCovered, renewFee, storageMonths } from './fees';
import { storageRates } from './rates';
import type { LotRow } from './repository';

/** Fees are those of each lot's owner. */
export async function lotViews(tx: Tx, lots: readonly LotRow[], now: number): Promise<EscrowLot[]> {
  const rateOf = await storageRates(tx, lots);
  return lots.map((lot) => view(lot, rateOf(lot), now));
}

export async function lotView(tx: Tx, lot: LotRow, now: number): Promise<EscrowLot> {
  const [shown] = await lotViews(tx, [lot], now);
  return shown as EscrowLot;
}

const view = (lot: LotRow, bp: number, now: number): EscrowLot => ({
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
  renewFee: isCovered(lot, now) || lot.source === 'collectible' ? 0 : renewFee(lot, bp, now),
});
