/** Pieces that were sold before they were in stock: they arrive within days, count as sold, and can be sent. */
import type { Tx } from '../../../db/client';
import { type JobHandlers } from '../../../jobs/runner';
import { schedule } from '../../../db/timers';
import { DAY_MS } from '../../../lib/shanghai';
import { planShipping } from '../../trade/order/stages/start';
import { addLog, listLines, lockOrder, notifyOrder, type Order, type OrderLineRow } from '../../trade/order/repository';
import { loadWholesaleSkus, markArrived } from './repository';

export const ARRIVE_JOB = 'order.arrive';
const LEAD_DAYS = 7;

export async function planArrival(tx: Tx, order: Order, lines: readonly OrderLineRow[], now: number): Promise<void> {
  const late = lines.filter((line) => line.backQty > 0);
  if (late.length === 0) return;
  const terms = await loadWholesaleSkus(
    tx,
    late.map((line) => line.skuId),
  );
  const days = Math.max(...late.map((line) => terms.get(line.skuId)?.leadDays ?? LEAD_DAYS));
  await schedule(tx, ARRIVE_JOB, order.id, now + days * DAY_MS);
}

export const wholesaleJobs = {
  [ARRIVE_JOB]: async (tx, orderId, server) => {
    const order = await lockOrder(tx, orderId);
    if (!order || (order.status !== 'paid' && order.status !== 'partial')) return;
    const now = server.now();
    const late = (await listLines(tx, [orderId])).filter((line) => line.backQty > 0);
    if (late.length === 0) return;
    for (const line of late) await markArrived(tx, line);
    const pieces = late.reduce((all, line) => all + line.backQty, 0);
    await addLog(tx, { orderId, key: 'arrived', label: `余量 ${pieces} 件已到货`, by: '仓库', at: now });
    await notifyOrder(tx, order, {
      title: '余量已到货',
      text: `订单 ${order.no} 的余量 ${pieces} 件已到货，即将发出。`,
      image: late[0]?.cover,
      at: now,
    });
    await server.kinds.packing.follow(tx, orderId, now);
    await planShipping(tx, orderId, now, server);
  },
} satisfies JobHandlers;
