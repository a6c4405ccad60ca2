/** When the last piece that could be sent is gone, the order moves on by itself. */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { unschedule } from '../../../db/timers';
import { markReceived, planReceipt } from '../order/stages/receive';
import { addLog, listLines, stageSellers, updateOrder, type Order } from '../order/repository';
import { heldBack } from './repository';
import { toShip } from './rest';

/** The order's row is locked. With a parcel on its way it becomes shipped, with everything in the cellar received. */
export async function endWhenSent(
  tx: Tx,
  order: Order,
  words: { label: string; by: string },
  now: number,
  server: Setup,
): Promise<void> {
  if (order.deliveryType !== 'express' || (order.status !== 'paid' && order.status !== 'partial')) return;
  await stageSellers(tx, order.id);
  const lines = await listLines(tx, [order.id]);
  const held = await heldBack(tx, order.id);
  const waits = lines.some((line) => {
    const back = held.get(line.id) ?? 0;
    return toShip(line, back) + back + line.backQty > 0;
  });
  await server.kinds.packing.follow(tx, order.id, now);
  if (waits) return;
  if (lines.every((line) => line.shippedQty === 0)) {
    await unschedule(tx, 'order.ship', order.id);
    await markReceived(tx, order, '仓库', now, server);
    return;
  }
  await updateOrder(tx, order.id, { status: 'shipped', shippedAt: now });
  await planReceipt(tx, order.id, now);
  await addLog(tx, { orderId: order.id, key: 'shipped', ...words, at: now });
}
