/**
 * Writing a parcel: its carrier follows the first line's goods, its journey starts at the warehouse, its carrier is asked later.
 */
import type { Tx } from '../../db/client';
import { nextSequence } from '../../db/numbers';
import { schedule } from '../../db/timers';
import type { Order, OrderLineRow } from '../order/repository';
import { findCompany, insertParcel, insertTraces } from './repository';
import { carrierOf, telOf, trackingNoOf } from '../../lib/carriers';

export interface ShipLine {
  lineId: string;
  qty: number;
}

/** A merchant's own parcel: who carries it and under which number; without one our warehouse's carrier takes it. */
export interface Carried {
  company: string;
  trackingNo: string;
}

export const TRACK_JOB = 'parcel.track';
export const TRACK_EVERY_MS = 2 * 3_600_000;

export async function writeParcel(
  tx: Tx,
  order: Order,
  lines: readonly OrderLineRow[],
  packed: readonly ShipLine[],
  { now, exchangeId, carried }: { now: number; exchangeId?: string; carried?: Carried },
): Promise<void> {
  const id = await insertParcel(tx, {
    orderId: order.id,
    ...(carried ? { ...carried, companyTel: telOf(carried.company) } : await ownCarrier(tx, lines, packed)),
    lines: [...packed],
    status: 'shipped',
    createdAt: now,
    nextTrackAt: now + TRACK_EVERY_MS,
    exchangeId,
  });
  await insertTraces(tx, [{ parcelId: id, at: now, place: carried ? '' : '杭州市', text: '包裹已出库，快递员已揽收' }]);
  await schedule(tx, TRACK_JOB, id, now + TRACK_EVERY_MS);
}

async function ownCarrier(tx: Tx, lines: readonly OrderLineRow[], packed: readonly ShipLine[]) {
  const first = lines.find((line) => line.id === packed[0]?.lineId);
  const carrier = carrierOf((await findCompany(tx, first?.goodsId ?? '0')) ?? '');
  const { company, companyTel } = carrier;
  return { company, companyTel, trackingNo: trackingNoOf(carrier, await nextSequence(tx)) };
}
