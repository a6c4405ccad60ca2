/**
 * Writing a parcel: its carrier follows the first line's goods, its journey starts at the warehouse, its carrier is asked later.
 */
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { freightTemplates, goods, parcels, parcelTraces } from '../../db/schema';
import { schedule } from '../../db/timers';
import type { Order, OrderLineRow } from '../order/repository';
import { carrierOf, trackingNoOf } from './traces';

export interface ShipLine {
  lineId: string;
  qty: number;
}

export const TRACK_JOB = 'parcel.track';
export const TRACK_EVERY_MS = 2 * 3_600_000;

export async function insertParcel(
  tx: Tx,
  order: Order,
  lines: readonly OrderLineRow[],
  packed: readonly ShipLine[],
  { now, exchangeId }: { now: number; exchangeId?: string },
): Promise<void> {
  const first = lines.find((line) => line.id === packed[0]?.lineId);
  const [template] = await tx
    .select({ company: freightTemplates.company })
    .from(goods)
    .innerJoin(freightTemplates, eq(freightTemplates.id, goods.freightTemplateId))
    .where(eq(goods.id, first?.goodsId ?? '0'));
  const carrier = carrierOf(template?.company ?? '');
  const [next] = ((await tx.execute(sql`select nextval('ids')::text as id`)) as unknown as { rows: { id: string }[] })
    .rows;
  const [parcel] = await tx
    .insert(parcels)
    .values({
      orderId: order.id,
      company: carrier.company,
      companyTel: carrier.companyTel,
      trackingNo: trackingNoOf(carrier, next?.id ?? '1'),
      lines: [...packed],
      status: 'shipped',
      createdAt: now,
      nextTrackAt: now + TRACK_EVERY_MS,
      exchangeId,
    })
    .returning({ id: parcels.id });
  if (!parcel) throw new Error('the parcel was not written');
  await tx
    .insert(parcelTraces)
    .values({ parcelId: parcel.id, at: now, place: '杭州市', text: '包裹已出库，快递员已揽收' });
  await schedule(tx, TRACK_JOB, parcel.id, now + TRACK_EVERY_MS);
}
