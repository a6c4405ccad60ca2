/** Stock documents: what is moved while one is open is booked on it, by the triggers of the database. */
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client';
import { stockCounts, stockDocuments } from '../db/schema';
import { partsOf } from '../lib/parts';

/** In place of a store: the central stock. */
export const CENTRAL = '0';

/** Moves are dated by the clock of the database, so counts are too: ms. */
export async function clockOf(tx: Tx): Promise<number> {
  const { rows } = (await tx.execute(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
  )) as unknown as { rows: { now: number | string }[] };
  return Number(rows[0]?.now);
}

/** Somebody has counted so many pieces; `at` null = just now. */
export interface Count {
  storeId: string;
  skuId: string;
  quantity: number;
  at: number | null;
  /** What that is more than the books say. */
  delta: number;
}

/** Where it was counted, as one word. */
export const placeOf = ({ storeId, skuId }: Pick<Count, 'storeId' | 'skuId'>): string => `${storeId} ${skuId}`;

/**
 * What the books say of a count. One that names no time is compared with the count before it: the same number again is the same count,
 * whatever was sold since; another one was counted now.
 */
export async function booksOf(tx: Tx): Promise<(now: number, count: Omit<Count, 'delta'> | undefined) => number> {
  const last = new Map((await tx.select().from(stockCounts)).map((row) => [placeOf(row), row.quantity]));
  return (now, count) => (count?.at === null && last.get(placeOf(count)) === count.quantity ? count.quantity : now);
}

/**
 * A document of counts: the moves of a count are dated when it was made, so what moved since then is known, and the same count a second
 * time changes nothing.
 */
export async function bookCounts(
  tx: Tx,
  counts: readonly Count[],
  { now, note }: { now: number; note: string },
  move: (counts: Count[]) => Promise<void>,
): Promise<void> {
  if (counts.length === 0) return;
  const [document] = await tx.insert(stockDocuments).values({ kind: 'count', note, createdAt: now }).returning();
  const set = (name: string, value: string) =>
    tx.execute(sql`select set_config(${`yejian.stock_${name}`}, ${value}, true)`);
  await set('document', document?.id ?? '');
  for (const at of new Set(counts.map((count) => count.at))) {
    await set('at', at === null ? '' : String(at));
    await move(counts.filter((count) => count.at === at));
  }
  await set('at', '');
  await set('document', '');
  for (const part of partsOf(counts))
    await tx
      .insert(stockCounts)
      .values(part.map(({ storeId, skuId, quantity }) => ({ storeId, skuId, quantity })))
      .onConflictDoUpdate({
        target: [stockCounts.storeId, stockCounts.skuId],
        set: { quantity: sql`excluded.quantity` },
      });
}
