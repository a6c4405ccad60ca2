/** Pick-up stores of orders, as cards of the store domain. */
import { and, eq, inArray } from 'drizzle-orm';
import type { StoreCard } from '../../../src/contract/store/shapes';
import type { Tx } from '../../db/client';
import { stores } from '../../db/schema';
import { presentStore } from '../store/presenter';

export async function findPickupStore(tx: Tx, id: string, now: number): Promise<StoreCard | undefined> {
  const [row] = await tx
    .select()
    .from(stores)
    .where(and(eq(stores.id, id), eq(stores.pickup, true)));
  return row ? presentStore(row, { now }) : undefined;
}

/** By id; a store that stopped being a pick-up point stays readable in old orders. */
export async function loadStores(tx: Tx, ids: readonly string[], now: number): Promise<Map<string, StoreCard>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(stores)
    .where(inArray(stores.id, [...ids]));
  return new Map(rows.map((row) => [row.id, presentStore(row, { now })]));
}
