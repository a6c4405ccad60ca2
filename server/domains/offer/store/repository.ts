/** SQL of the stores. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { findById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { stores } from '../../../db/schema';
import { statement, within } from '../../../db/statement';
import type { Reading } from '../keyword/read';
import { textHas } from '../search/repository';

export type StoreRow = typeof stores.$inferSelect;

export const findStore = findById(stores);

/** The counter of a merchant is no store of the shop. */
const isOurs = isNull(stores.merchantId);

export const listStores = (tx: Tx): Promise<StoreRow[]> =>
  tx.select().from(stores).where(isOurs).orderBy(asc(stores.sort));

/** In no order. */
export const listStoresById = (tx: Tx, ids: readonly string[]): Promise<StoreRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : byId(tx, { ids });
const byId = statement({ ids: 'bigint[]' }, (tx, { ids }) => tx.select().from(stores).where(within(stores.id, ids)));

/** Where goods can be picked up: at our stores, those of a merchant at its own counter. */
export const listPickupStores = (tx: Tx, merchantId: string | undefined): Promise<StoreRow[]> =>
  tx
    .select()
    .from(stores)
    .where(and(eq(stores.pickup, true), merchantId === undefined ? isOurs : eq(stores.merchantId, merchantId)))
    .orderBy(asc(stores.sort));

/** Opens the counter of a merchant, or writes it anew. */
export async function saveCounter(
  tx: Tx,
  merchantId: string,
  row: Omit<typeof stores.$inferInsert, 'id' | 'merchantId'>,
): Promise<void> {
  await tx
    .insert(stores)
    .values({ ...row, merchantId })
    .onConflictDoUpdate({ target: stores.merchantId, set: row });
}

const TEXT = sql`(${stores.name} || ' ' || ${stores.city} || ' ' || ${stores.address} || ' ' || ${stores.tags}::text)`;

/** Stores that a reading finds by name, city, address and tags. */
export const listFound = (tx: Tx, reading: Reading, limit: number, offset: number): Promise<StoreRow[]> =>
  tx
    .select()
    .from(stores)
    .where(and(isOurs, textHas(TEXT, reading)))
    .orderBy(asc(stores.sort))
    .limit(limit)
    .offset(offset);

export const countFound = (tx: Tx, reading: Reading): Promise<number> =>
  tx.$count(stores, and(isOurs, textHas(TEXT, reading)));
