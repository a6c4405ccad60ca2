/**
 * Writing a parcel: its carrier follows the first line's goods, its journey starts at the warehouse.
 */
import type { Tx } from '../../../db/client';
import { nextSequence } from '../../../db/numbers';
import type { Order, OrderLineRow } from '../order/repository';
import { startJourney } from '../parcel/track';
import { findCompany } from './repository';
import { carrierOf, telOf, trackingNoOf } from '../../../lib/carriers';

export interface ShipLine {
  lineId: string;
  qty: number;
}

/** A merchant's own parcel: who carries it and under which number; without one our warehouse's carrier takes it. */
export interface Carried {
  company: string;
  trackingNo: string;
}

export async function writeParcel(
  tx: Tx,
  order: Order,
  lines: readonly OrderLineRow[],
  packed: readonly ShipLine[],
  { now, exchangeId, carried }: { now: number; exchangeId?: string; carried?: Carried },
): Promise<void> {
  const sent = carried ? { ...carried, companyTel: telOf(carried.company) } : await ownCarrier(tx, lines, packed);
  await startJourney(
    tx,
    { orderId: order.id, exchangeId, lines: [...packed], ...sent },
    carried ? 'merchant' : 'warehouse',
    now,
  );
}

async function ownCarrier(tx: Tx, lines: readonly OrderLineRow[], packed: readonly ShipLine[]) {
  const first = lines.find((line) => line.id === packed[0]?.lineId);
  const carrier = carrierOf((await findCompany(tx, first?.goodsId ?? '0')) ?? '');
  const { company, companyTel } = carrier;
  return { company, companyTel, trackingNo: trackingNoOf(carrier, await nextSequence(tx)) };
}
