/** What becomes of an application: it is paid, not paid in time, near its end and over (rules 15.5, 15.6). */
import type { Tx } from '../../../db/client';
import { schedule, unschedule } from '../../../db/timers';
import { yuan } from '../../../lib/money';
import { dayOf } from '../../../lib/shanghai';
import { freeWithout } from '../cellar/fees';
import { lockPlaced, moveLot, ON_SHELF, setCover } from '../cellar/repository';
import { sendNotice } from '../../people/notice/send';
import { cancelPending } from '../payment/repository';
import { ENDING_MS, GRACE_MS, spanOf } from './plans';
import { findOpen, findOrder, giveSlots, lockSlots, updateOrder, type CellarOrder } from './repository';

export const EXPIRE_JOB = 'cellar.expire';
export const ENDING_JOB = 'cellar.ending';
export const RELEASE_JOB = 'cellar.release';
const ROUTE = '/vip/pages/jiujiao';

/** The order's row is locked and unpaid: its slots are the member's from now on, or from the end of the plan before. */
export async function markPaid(tx: Tx, order: CellarOrder, now: number): Promise<void> {
  const before = order.renews === null ? undefined : await findOrder(tx, order.renews, true);
  const span = spanOf(order.years, before?.until ?? undefined, now);
  const slots = await lockSlots(tx, [], before?.id ?? order.id);
  if (slots.length !== order.slots) throw new Error(`cellar order ${order.id} has ${slots.length} slots`);
  if (before) {
    await updateOrder(tx, before.id, { status: 'ended', closedAt: now });
    await unschedule(tx, ENDING_JOB, before.id);
    await unschedule(tx, RELEASE_JOB, before.id);
  }
  await updateOrder(tx, order.id, { status: 'paid', paidAt: now, ...span });
  const codes = slots.map(({ code }) => code);
  await giveSlots(
    tx,
    slots.map(({ id }) => id),
    order.id,
  );
  await setCover(tx, codes, span.until + GRACE_MS);
  await unschedule(tx, EXPIRE_JOB, order.id);
  await schedule(tx, ENDING_JOB, order.id, Math.max(now, span.until - ENDING_MS));
  await schedule(tx, RELEASE_JOB, order.id, span.until + GRACE_MS);
  await sendNotice(tx, order.memberId, {
    box: 'service',
    title: before ? '茶窖会已续费' : '你已成为窖主',
    text: `${order.planName} ¥${yuan(order.price)}，窖位 ${codes.join('、')}，有效期至 ${dayOf(span.until)}，窖位里的存茶免托管费。`,
    link: ROUTE,
    at: now,
  });
}

/** The order's row is locked and unpaid: what it holds is free again. */
export async function closeUnpaid(tx: Tx, order: CellarOrder, now: number): Promise<void> {
  const slots = await lockSlots(tx, [], order.id);
  await giveSlots(
    tx,
    slots.map(({ id }) => id),
    null,
  );
  await updateOrder(tx, order.id, { status: 'cancelled', closedAt: now });
  await cancelPending(tx, order.id, 'cellar');
}

export async function remindOfEnd(tx: Tx, orderId: string, now: number): Promise<void> {
  const order = await findOrder(tx, orderId);
  if (order?.status !== 'paid' || (order.until ?? 0) <= now) return;
  await sendNotice(tx, order.memberId, {
    box: 'service',
    title: '茶窖会快到期了',
    text: `窖位有效期至 ${dayOf(order.until ?? 0)}，现在续费时间顺延，窖位不变。`,
    link: ROUTE,
    at: now,
  });
}

/** Thirty days after the end: the slots are free for others, the lots go to the shelf and pay from now on. */
export async function release(tx: Tx, orderId: string, now: number): Promise<void> {
  const order = await findOrder(tx, orderId, true);
  if (order?.status !== 'paid' || (order.until ?? 0) + GRACE_MS > now) return;
  const renewal = await findOpen(tx, order.memberId);
  // The owner is at the cashier.
  if (renewal?.renews === order.id) return schedule(tx, RELEASE_JOB, order.id, renewal.expireAt + 1);
  const slots = await lockSlots(tx, [], order.id);
  const codes = slots.map(({ code }) => code);
  for (const lot of await lockPlaced(tx, codes))
    await moveLot(tx, lot.id, { ...ON_SHELF, freeUntil: freeWithout(lot, now) });
  await giveSlots(
    tx,
    slots.map(({ id }) => id),
    null,
  );
  await updateOrder(tx, order.id, { status: 'ended', closedAt: now });
  await sendNotice(tx, order.memberId, {
    box: 'service',
    title: '窖位已收回',
    text: `窖位 ${codes.join('、')} 到期 30 天未续，已收回；存茶仍在茶窖，托管费从今天起按普通托管计。`,
    link: '/outbound/pages/escrow',
    at: now,
  });
}
