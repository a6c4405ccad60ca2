/** Stores where an order can be picked up. */
import type { Geo } from '../../../src/contract/kit';
import type { StoreCard } from '../../../src/contract/store/shapes';
import type { Tx } from '../../db/client';
import { readShelves } from '../stock/shelves';
import { presentStore } from './presenter';
import { listPickupStores } from './repository';

/** Stores where goods can be picked up, the nearest first when the position is known; with SKUs, whether each store has them all. */
export async function loadPickupStores(
  tx: Tx,
  query: { now: number; geo?: Geo; skuIds?: string[] },
): Promise<StoreCard[]> {
  const rows = await listPickupStores(tx);
  const wanted = [...new Set(query.skuIds ?? [])];
  const shelves = wanted.length > 0 ? await readShelves(tx, wanted) : undefined;
  const cards = rows.map((row) => {
    const lacks = shelves && wanted.filter((skuId) => (shelves.get(row.id)?.get(skuId) ?? 0) <= 0);
    return presentStore(row, { ...query, ...(lacks ? { stockOk: lacks.length === 0, lacks } : {}) });
  });
  return query.geo ? cards.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0)) : cards;
}
