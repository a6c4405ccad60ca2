/** SQL of parcels and their journeys. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  ACTIVE_SALES,
  afterSaleLines,
  afterSales,
  freightTemplates,
  goods,
  parcels,
  parcelTraces,
  skus,
} from '../../db/schema';

export type ParcelRow = typeof parcels.$inferSelect;
export type TraceRow = typeof parcelTraces.$inferSelect;

export async function insertParcel(tx: Tx, row: typeof parcels.$inferInsert): Promise<string> {
  const [parcel] = await tx.insert(parcels).values(row).returning({ id: parcels.id });
  if (!parcel) throw new Error('the parcel was not written');
  return parcel.id;
}

export const listParcels = (tx: Tx, orderId: string): Promise<ParcelRow[]> =>
  tx.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(parcels.createdAt, parcels.id);

export async function lockParcel(tx: Tx, id: string): Promise<ParcelRow | undefined> {
  const [row] = await tx.select().from(parcels).where(eq(parcels.id, id)).for('update');
  return row;
}

/** When its carrier is asked next; null = never again. */
export async function updateNextTrack(tx: Tx, id: string, at: number | null): Promise<void> {
  await tx.update(parcels).set({ nextTrackAt: at }).where(eq(parcels.id, id));
}

export async function insertTraces(tx: Tx, rows: (typeof parcelTraces.$inferInsert)[]): Promise<void> {
  await tx.insert(parcelTraces).values(rows);
}

/** Everything the carrier said about a parcel, in no order. */
export const listKnownTraces = (tx: Tx, parcelId: string): Promise<TraceRow[]> =>
  tx.select().from(parcelTraces).where(eq(parcelTraces.parcelId, parcelId));

/** Traces up to `now`: the simulated carrier writes a parcel's journey ahead. */
export const listTraces = (tx: Tx, parcelIds: readonly string[], now: number): Promise<TraceRow[]> =>
  parcelIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(parcelTraces)
        .where(and(inArray(parcelTraces.parcelId, [...parcelIds]), sql`${parcelTraces.at} <= ${now}`))
        .orderBy(desc(parcelTraces.at), desc(parcelTraces.id));

/** The carrier of goods, by their freight template. */
export async function findCompany(tx: Tx, goodsId: string): Promise<string | undefined> {
  const [template] = await tx
    .select({ company: freightTemplates.company })
    .from(goods)
    .innerJoin(freightTemplates, eq(freightTemplates.id, goods.freightTemplateId))
    .where(eq(goods.id, goodsId));
  return template?.company;
}

/** By line: pieces held back because an open after-sale wants them. */
export async function heldBack(tx: Tx, orderId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ lineId: afterSaleLines.lineId, qty: sql<number>`sum(${afterSaleLines.unsentQty})`.mapWith(Number) })
    .from(afterSaleLines)
    .innerJoin(afterSales, eq(afterSales.id, afterSaleLines.afterSaleId))
    .where(and(eq(afterSales.orderId, orderId), inArray(afterSales.status, [...ACTIVE_SALES])))
    .groupBy(afterSaleLines.lineId);
  return new Map(rows.map(({ lineId, qty }) => [lineId, qty]));
}

/** Locks SKUs in the order of their ids. */
export async function lockSkus(tx: Tx, ids: string[]): Promise<void> {
  await tx.select({ id: skus.id }).from(skus).where(inArray(skus.id, ids)).orderBy(skus.id).for('update');
}

/** Takes pieces that nobody has locked off the shelf at once; false when there are too few. */
export async function takeSold(tx: Tx, skuId: string, qty: number): Promise<boolean> {
  const rows = await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} - ${qty}`, sold: sql`${skus.sold} + ${qty}` })
    .where(and(eq(skus.id, skuId), sql`${skus.stock} - ${skus.locked} >= ${qty}`))
    .returning({ id: skus.id });
  return rows.length > 0;
}
