/** SQL of what the platform of the mini-program is told, and of the parcels it is about. */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { insertInto, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { escrowRequests, orderLines, orders, parcels, parcelTraces, shippingReports } from '../../../db/schema';
import type { SentFor } from '../parcel/repository';

export type Report = typeof shippingReports.$inferSelect;
export type NewReport = typeof shippingReports.$inferInsert;
type SentParcel = Pick<typeof parcels.$inferSelect, 'id' | 'company' | 'trackingNo' | 'lines'>;

export const insertReport = insertInto(shippingReports);
export const updateReport = updateById(shippingReports);

/** In the order in which they were told. */
export const listReports = (tx: Tx, paymentId: string): Promise<Report[]> =>
  tx.select().from(shippingReports).where(eq(shippingReports.paymentId, paymentId)).orderBy(asc(shippingReports.id));

/** The platform knows of every parcel, so it takes the receipt. */
export const isToldWhole = async (tx: Tx, paymentId: string): Promise<boolean> =>
  (await tx.$count(
    shippingReports,
    and(
      eq(shippingReports.paymentId, paymentId),
      eq(shippingReports.state, 'taken'),
      eq(shippingReports.way, 'express'),
      eq(shippingReports.isLast, true),
    ),
  )) > 0;

/** In the order in which they left; what goes out in exchange was paid for once already. */
export const listSent = (tx: Tx, sentFor: SentFor): Promise<SentParcel[]> =>
  tx
    .select({ id: parcels.id, company: parcels.company, trackingNo: parcels.trackingNo, lines: parcels.lines })
    .from(parcels)
    .where(
      and(
        'orderId' in sentFor ? eq(parcels.orderId, sentFor.orderId) : eq(parcels.requestId, sentFor.requestId),
        isNull(parcels.exchangeId),
      ),
    )
    .orderBy(asc(parcels.createdAt), asc(parcels.id));

/** By line of an order. */
export async function listTitles(tx: Tx, lineIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (lineIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: orderLines.id, title: orderLines.title })
    .from(orderLines)
    .where(inArray(orderLines.id, [...lineIds]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Whom the parcels go to; '' = not known. */
export async function findReceiver(tx: Tx, sentFor: SentFor): Promise<string> {
  const [row] =
    'orderId' in sentFor
      ? await tx.select({ address: orders.address }).from(orders).where(eq(orders.id, sentFor.orderId))
      : await tx
          .select({ address: escrowRequests.address })
          .from(escrowRequests)
          .where(eq(escrowRequests.id, sentFor.requestId));
  return row?.address?.mobile ?? '';
}

/** When each parcel was signed for, as far as its carrier has told by now. */
export async function listSigned(tx: Tx, parcelIds: readonly string[], now: number): Promise<number[]> {
  if (parcelIds.length === 0) return [];
  const rows = await tx
    .select({ at: sql<number>`min(${parcelTraces.at})`.mapWith(Number) })
    .from(parcelTraces)
    .where(
      and(
        inArray(parcelTraces.parcelId, [...parcelIds]),
        sql`${parcelTraces.text} like '%签收%' and ${parcelTraces.at} <= ${now}`,
      ),
    )
    .groupBy(parcelTraces.parcelId);
  return rows.map(({ at }) => at);
}
