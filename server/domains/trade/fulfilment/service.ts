/** Parcels: what leaves the warehouse, and what that means for the order (rule 10.8). */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { planReceipt } from '../order/stages/receive';
import {
  addLog,
  addShipped,
  listLines,
  lockOrder,
  notifyOrder,
  updateOrder,
  type Order,
  type OrderLineRow,
} from '../order/repository';
import { writeParcel, type Carried, type ShipLine } from './parcel';
import { heldBack } from './repository';
import { toShip } from './rest';

export type { ShipLine };

/** What is sent and by whom: everything that is still to come unless `lines` say less, from our warehouse unless a merchant says otherwise. */
interface Consignment {
  lines?: readonly ShipLine[];
  by?: string;
  carried?: Carried;
}

export const waitsForParcel = ({ deliveryType, status }: Order): boolean =>
  deliveryType === 'express' && (status === 'paid' || status === 'partial');

/** By line: pieces that the next parcel may take. What an open after-sale wants back stays until it is decided. */
export async function openPieces(
  tx: Tx,
  orderId: string,
  lines: readonly OrderLineRow[],
): Promise<Map<string, number>> {
  const held = await heldBack(tx, orderId);
  return new Map(lines.map((line) => [line.id, Math.max(0, toShip(line, held.get(line.id) ?? 0))]));
}

/**
 * Sends a parcel with these pieces, or with everything that is still to come. The order becomes partial or shipped; from shipped
 * on ten days run to the automatic receipt. Nothing happens when the order does not wait for a parcel.
 */
export async function sendParcel(
  tx: Tx,
  orderId: string,
  { lines: wanted, by = '仓库', carried }: Consignment,
  now: number,
  server: Setup,
): Promise<Order | undefined> {
  const order = await lockOrder(tx, orderId);
  if (!order || !waitsForParcel(order)) return undefined;
  const lines = await listLines(tx, [orderId]);
  // What an open after-sale wants back stays here until it is decided.
  const held = await heldBack(tx, orderId);
  const open = (line: OrderLineRow) => toShip(line, held.get(line.id) ?? 0);
  const waits = lines.some((line) => line.backQty > 0 || (held.get(line.id) ?? 0) > 0);
  const packed = (wanted ?? lines.map((line) => ({ lineId: line.id, qty: open(line) }))).filter(({ qty }) => qty > 0);
  for (const { lineId, qty } of packed) {
    const line = lines.find((one) => one.id === lineId);
    if (!line || qty > open(line)) throw new Error(`order ${order.no} has no ${qty} pieces of line ${lineId} to ship`);
  }
  if (packed.length === 0) return undefined;
  await writeParcel(tx, order, lines, packed, { now, carried });
  for (const { lineId, qty } of packed) await addShipped(tx, lineId, qty);
  const sent = packed.reduce((all, { qty }) => all + qty, 0);
  const isLast = !waits && lines.reduce((all, line) => all + open(line), 0) === sent;
  const shipped = await updateOrder(tx, orderId, {
    status: isLast ? 'shipped' : 'partial',
    ...(isLast ? { shippedAt: now } : {}),
  });
  if (isLast) await planReceipt(tx, orderId, now);
  const label = isLast ? '商家已发货' : '商家已发出部分商品';
  await addLog(tx, { orderId, key: isLast ? 'shipped' : 'partial', label, by, at: now });
  await notifyOrder(tx, shipped, {
    title: label,
    text: `订单 ${order.no} 的包裹已发出，请留意收货。`,
    image: lines[0]?.cover,
    at: now,
  });
  await server.kinds.packing.follow(tx, orderId, now);
  return shipped;
}

/** `sendParcel` from our warehouse. */
export const ship = (
  tx: Tx,
  orderId: string,
  lines: readonly ShipLine[] | undefined,
  now: number,
  server: Setup,
): Promise<Order | undefined> => sendParcel(tx, orderId, { lines }, now, server);
