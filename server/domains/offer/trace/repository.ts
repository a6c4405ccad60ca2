/** SQL of trace codes and the company's certificates. */
import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { batches, brandCerts, producers, stores, traceCodes } from '../../../db/schema';

export type TraceRow = typeof traceCodes.$inferSelect;

/** Counts a query and answers the row as it is afterwards: one statement, so that two queries are two. */
export async function countQuery(tx: Tx, code: string, now: number): Promise<TraceRow | undefined> {
  const [row] = await tx
    .update(traceCodes)
    .set({
      queryCount: sql`${traceCodes.queryCount} + 1`,
      firstQueryAt: sql`coalesce(${traceCodes.firstQueryAt}, ${now}::bigint)`,
    })
    .where(eq(traceCodes.code, code))
    .returning();
  return row;
}

export async function findBatch(tx: Tx, no: string) {
  const [row] = await tx
    .select({ batch: batches, producer: producers.name, region: producers.region })
    .from(batches)
    .innerJoin(producers, eq(producers.id, batches.producerId))
    .where(eq(batches.no, no));
  return row;
}

export const findCerts = (tx: Tx) =>
  tx
    .select({ title: brandCerts.title, image: brandCerts.image, no: brandCerts.no })
    .from(brandCerts)
    .orderBy(asc(brandCerts.sort));

/** Stores by their short names: 山外·西湖总店 of 山外 is 西湖总店. */
export async function listRooms(tx: Tx, appName: string): Promise<string[]> {
  const rows = await tx
    .select({ name: stores.name })
    .from(stores)
    .where(isNull(stores.merchantId))
    .orderBy(asc(stores.sort), asc(stores.id));
  return rows.map(({ name }) => name.replace(`${appName}·`, ''));
}
