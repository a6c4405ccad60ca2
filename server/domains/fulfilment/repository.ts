/** SQL of parcels and their journeys. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { parcels, parcelTraces } from '../../db/schema';

export type ParcelRow = typeof parcels.$inferSelect;
export type TraceRow = typeof parcelTraces.$inferSelect;

export const listParcels = (tx: Tx, orderId: string): Promise<ParcelRow[]> =>
  tx.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(parcels.createdAt, parcels.id);

/** Traces up to `now`: the simulated carrier writes a parcel's journey ahead. */
export const listTraces = (tx: Tx, parcelIds: readonly string[], now: number): Promise<TraceRow[]> =>
  parcelIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(parcelTraces)
        .where(and(inArray(parcelTraces.parcelId, [...parcelIds]), sql`${parcelTraces.at} <= ${now}`))
        .orderBy(desc(parcelTraces.at), desc(parcelTraces.id));
