/** Receipt and end of an order: points and growth are booked at receipt, income a week later, the order is finished 30 days later (rules 10.4, 16.2). */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { schedule } from '../../../db/timers';
import { DAY_MS } from '../../../lib/shanghai';
import { readHouse } from '../../house/repository';
import { planIncome } from '../../income/service';
import { bookGrowth } from '../../ledger/growth';
import { book, memberOwner } from '../../ledger/service';
import { planGrades } from '../../member/brought';
import { earnedOf } from '../../pricing/refund';
import { rulesOf } from '../kinds';
import { addLog, listLines, refundedOf, updateOrder, type Order } from '../repository';
import { paySellers } from '../sellers';

export const RECEIVE_JOB = 'order.receive';
export const FINISH_JOB = 'order.finish';
/** Whether it brings a red packet: `promo` carries it out. */
export const PACKET_JOB = 'order.packet';
export const FINISH_MS = 30 * DAY_MS;

/** Everything is on its way: unless somebody says so before, receipt counts as confirmed after the house's days. */
export async function planReceipt(tx: Tx, orderId: string, now: number): Promise<void> {
  const { receiptDays } = (await readHouse(tx)).limits;
  await schedule(tx, RECEIVE_JOB, orderId, now + receiptDays * DAY_MS);
}

/** The order's row is locked and shipped (or picked up). */
export async function markReceived(tx: Tx, order: Order, by: string, now: number, server: Setup): Promise<Order> {
  const received = await updateOrder(tx, order.id, { status: 'received', receivedAt: now });
  if (rulesOf(server, order.kind).rewarded) {
    await bookRewards(tx, received, now);
    const { oddsBp, from } = (await readHouse(tx)).redPacket;
    if (oddsBp > 0 && received.payable >= from) await schedule(tx, PACKET_JOB, order.id, now);
  }
  if (order.deliveryType === 'pickup') await bookGrowth(tx, order.memberId, 'store', order.id, now);
  await planIncome(tx, order.id, now);
  await planGrades(tx, order.memberId, now);
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

/** 1 growth per yuan paid for goods, points by the level at the time of the order. */
async function bookRewards(tx: Tx, order: Order, now: number): Promise<void> {
  const owner = memberOwner(order.memberId);
  const lines = await listLines(tx, [order.id]);
  const paid = lines.reduce((all, line) => all + line.paid, 0);
  const refunded = await refundedOf(tx, order.id);
  const { points, growth } = earnedOf({ givePoints: order.givePoints, paid, refunded });
  const base = { owner, bizType: 'reward', bizId: order.id, memo: order.no, at: now } as const;
  if (points > 0) await book(tx, { ...base, unit: 'points', delta: points });
  if (growth > 0) await book(tx, { ...base, unit: 'growth', delta: growth });
}

export async function markFinished(tx: Tx, order: Order, now: number): Promise<Order> {
  const finished = await updateOrder(tx, order.id, { status: 'finished', finishedAt: now });
  await addLog(tx, { orderId: order.id, key: 'finished', label: '交易完成', by: '系统', at: now });
  return finished;
}
