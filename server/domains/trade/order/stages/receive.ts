/** Receipt and end of an order: what it brings comes with the receipt, income a week later, the order is finished 30 days later (rules 10.4, 16.2). */
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { schedule } from '../../../../db/timers';
import { DAY_MS } from '../../../../lib/shanghai';
import { readShopSettings } from '../../../people/shopSettings/repository';
import { planIncome } from '../../../people/income/service';
import { addLog, lockOrder, updateOrder, type Order } from '../repository';
import { paySellers } from '../sellers';
import { planRewards } from './reward';

export const RECEIVE_JOB = 'order.receive';
export const FINISH_JOB = 'order.finish';
export const FINISH_MS = 30 * DAY_MS;

/** Everything is on its way: unless somebody says so before, receipt counts as confirmed after the house's days. */
export async function planReceipt(tx: Tx, orderId: string, now: number): Promise<void> {
  const { receiptDays } = (await readShopSettings(tx)).limits;
  await schedule(tx, RECEIVE_JOB, orderId, now + receiptDays * DAY_MS);
}

/** The order's row is locked and shipped (or picked up). */
export async function markReceived(tx: Tx, order: Order, by: string, now: number, server: Setup): Promise<Order> {
  const marked = await updateOrder(tx, order.id, { status: 'received', receivedAt: now });
  const received = await planRewards(tx, marked, now, server);
  await planIncome(tx, order.id, now);
  await paySellers(tx, received, now);
  await schedule(tx, FINISH_JOB, order.id, now + FINISH_MS);
  await addLog(tx, {
    orderId: order.id,
    key: 'received',
    label: by === '系统' ? '自动确认收货' : '确认收货',
    by,
    at: now,
  });
  return received;
}

/** By who does not look at the order: the clock, the platform of the mini-program. Nothing where it is not on its way (any more). */
export async function receiveSent(tx: Tx, orderId: string, by: string, now: number, server: Setup): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.status === 'shipped') await markReceived(tx, order, by, now, server);
}

export async function markFinished(tx: Tx, order: Order, now: number): Promise<Order> {
  const finished = await updateOrder(tx, order.id, { status: 'finished', finishedAt: now });
  await addLog(tx, { orderId: order.id, key: 'finished', label: '交易完成', by: '系统', at: now });
  return finished;
}
