/** Stores where an order can be picked up. */
import type { Geo } from '../../../../src/contract/kit';
import type { StoreCard } from '../../../../src/contract/store/shapes';
import type { Tx } from '../../../db/client';
import { listSkus } from '../stock/repository';
import { readShelves } from '../stock/shelves';
import { presentStore } from './presenter';
import { listPickupStores } from './repository';

/**
 * Stores where goods can be picked up, the nearest first when the position is known; with SKUs, whether each store has them all. Those of a
 * merchant lie at its own counter, which has all that it sells.
 */
export async function loadPickupStores(
  tx: Tx,
  query: { now: number; geo?: Geo; skuIds?: string[] },
): Promise<StoreCard[]> {
  const wanted = [...new Set(query.skuIds ?? [])];
  const merchantId = await findSeller(tx, wanted);
  const rows = await listPickupStores(tx, merchantId);
  if (merchantId !== undefined) return rows.map((row) => presentStore(row, { ...query, stockOk: true }));
  const shelves = wanted.length > 0 ? await readShelves(tx, wanted) : undefined;
  const cards = rows.map((row) => {
    const lacks = shelves && wanted.filter((skuId) => (shelves.get(row.id)?.get(skuId) ?? 0) <= 0);
    return presentStore(row, { ...query, ...(lacks ? { stockOk: lacks.length === 0, lacks } : {}) });
  });
  return query.geo ? cards.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0)) : cards;
}

/** The merchant who sells all of them; undefined: the house, or several. */
async function findSeller(tx: Tx, skuIds: readonly string[]): Promise<string | undefined> {
  if (skuIds.length === 0) return undefined;
  const [seller, ...others] = new Set((await listSkus(tx, skuIds)).map(({ goods }) => goods.merchantId));
  return others.length === 0 ? (seller ?? undefined) : undefined;
}
