/** SQL of the stores. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { stores } from '../../db/schema';
import { statement, within } from '../../db/statement';
import type { Reading } from '../keyword/read';
import { textHas } from '../search/repository';

export type StoreRow = typeof stores.$inferSelect;

export async function findStore(tx: Tx, id: string): Promise<StoreRow | undefined> {
  const [row] = await tx.select().from(stores).where(eq(stores.id, id));
  return row;
}

export const listStores = (tx: Tx): Promise<StoreRow[]> => tx.select().from(stores).orderBy(asc(stores.sort));

/** In no order. */
export const listStoresById = (tx: Tx, ids: readonly string[]): Promise<StoreRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : byId(tx, { ids });
const byId = statement({ ids: 'bigint[]' }, (tx, { ids }) => tx.select().from(stores).where(within(stores.id, ids)));

/** Stores where goods can be picked up. */
export const listPickupStores = (tx: Tx): Promise<StoreRow[]> =>
  tx.select().from(stores).where(eq(stores.pickup, true)).orderBy(asc(stores.sort));

const TEXT = sql`(${stores.name} || ' ' || ${stores.city} || ' ' || ${stores.address} || ' ' || ${stores.tags}::text)`;

/** Stores that a reading finds by name, city, address and tags. */
export const listFound = (tx: Tx, reading: Reading, limit: number, offset: number): Promise<StoreRow[]> =>
  tx.select().from(stores).where(textHas(TEXT, reading)).orderBy(asc(stores.sort)).limit(limit).offset(offset);

export const countFound = (tx: Tx, reading: Reading): Promise<number> => tx.$count(stores, textHas(TEXT, reading));
