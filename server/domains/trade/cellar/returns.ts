/**
 * Pieces of an order that lie in the cellar. Those that are promised to nobody may be given back: an application holds them in their
 * lots, a refusal frees them, the refund takes them out for good.
 */
import type { Tx } from '../../../db/client';
import type { LotPart } from '../../../db/schema';
import { refuse } from '../../../http/errors';
import { listFreeLots, takeFree, takeOut } from './repository';

/** By order line: its lots with free pieces, the oldest first. */
export type Cellar = ReadonlyMap<string, readonly LotPart[]>;
export const NO_CELLAR: Cellar = new Map();

export const countParts = (parts: readonly LotPart[]): number => parts.reduce((sum, { qty }) => sum + qty, 0);

export async function cellarOf(tx: Tx, orderIds: readonly string[]): Promise<Cellar> {
  const found = new Map<string, LotPart[]>();
  if (orderIds.length === 0) return found;
  for (const { lineId, lotId, qty } of await listFreeLots(tx, orderIds))
    found.set(lineId, [...(found.get(lineId) ?? []), { lotId, qty }]);
  return found;
}

/** `qty` pieces out of these lots, the oldest first. */
export function chooseLots(lots: readonly LotPart[], qty: number): LotPart[] {
  const chosen: LotPart[] = [];
  let left = qty;
  for (const lot of lots) {
    const take = Math.min(lot.qty, left);
    if (take > 0) chosen.push({ lotId: lot.lotId, qty: take });
    left -= take;
  }
  return chosen;
}

/** Nobody else may have them while the after-sale is open. 422 when they were promised meanwhile. */
export async function holdLots(tx: Tx, parts: readonly LotPart[]): Promise<void> {
  for (const { lotId, qty } of parts) if (!(await takeFree(tx, lotId, qty))) throw refuse('可申请的数量不足');
}

/** The after-sale came to nothing. */
export async function freeLots(tx: Tx, parts: readonly LotPart[]): Promise<void> {
  for (const { lotId, qty } of parts) await takeFree(tx, lotId, -qty);
}

/** Held pieces leave their lots. */
export async function emptyLots(tx: Tx, parts: readonly LotPart[]): Promise<void> {
  for (const { lotId, qty } of parts) await takeOut(tx, lotId, qty);
}
