/** SQL of parcels and their journeys. */
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { escrowRequests, orders, parcels, parcelTraces, type AddressSnapshot } from '../../../db/schema';

export type ParcelRow = typeof parcels.$inferSelect;
export type TraceRow = typeof parcelTraces.$inferSelect;

export async function insertParcel(tx: Tx, row: typeof parcels.$inferInsert): Promise<string> {
  const [parcel] = await tx.insert(parcels).values(row).returning({ id: parcels.id });
  if (!parcel) throw new Error('the parcel was not written');
  return parcel.id;
}

/** What parcels were sent for. */
export type SentFor = { orderId: string } | { requestId: string };

export const listParcels = (tx: Tx, sentFor: SentFor): Promise<ParcelRow[]> =>
  tx
    .select()
    .from(parcels)
    .where('orderId' in sentFor ? eq(parcels.orderId, sentFor.orderId) : eq(parcels.requestId, sentFor.requestId))
    .orderBy(parcels.createdAt, parcels.id);

/** With where it goes, as its order or request says. */
export type Addressed = ParcelRow & { address: AddressSnapshot | null };

export async function lockParcel(tx: Tx, id: string): Promise<Addressed | undefined> {
  const [parcel] = await tx.select().from(parcels).where(eq(parcels.id, id)).for('update');
  if (!parcel) return undefined;
  const [to] = parcel.requestId
    ? await tx
        .select({ address: escrowRequests.address })
        .from(escrowRequests)
        .where(eq(escrowRequests.id, parcel.requestId))
    : await tx
        .select({ address: orders.address })
        .from(orders)
        .where(eq(orders.id, parcel.orderId ?? '0'));
  return { ...parcel, address: to?.address ?? null };
}

/** Sent under this number after `since`, however it was written; carriers give numbers out again. */
export const listByNumber = (tx: Tx, trackingNo: string, since: number): Promise<{ id: string; company: string }[]> =>
  tx
    .select({ id: parcels.id, company: parcels.company })
    .from(parcels)
    .where(
      and(
        inArray(parcels.trackingNo, [trackingNo, trackingNo.toUpperCase(), trackingNo.toLowerCase()]),
        gt(parcels.createdAt, since),
      ),
    )
    .orderBy(parcels.id);

/** null: never again, or there is no such parcel. */
export async function findNextTrack(tx: Tx, id: string): Promise<number | null> {
  const [parcel] = await tx.select({ at: parcels.nextTrackAt }).from(parcels).where(eq(parcels.id, id));
  return parcel?.at ?? null;
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
