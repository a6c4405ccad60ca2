/**
 * Places of a group (rule 13.1). An order holds its place while it is unpaid, so that nobody pays for a place that is gone;
 * the payment makes it a joined one, and the last payment makes the group. The 24 hours begin with the leader's payment.
 */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { refuse } from '../../../http/errors';
import { schedule, unschedule } from '../../../db/timers';
import { yuan } from '../../../lib/money';
import { addLog, listLines, notifyOrder, type Order } from '../../trade/order/repository';
import { startPacking } from '../../trade/order/stages/start';
import { announce } from './announce';
import {
  countTaken,
  findPlaceOfOrder,
  findTerms,
  insertGroup,
  insertPlace,
  listPlaces,
  lockGroup,
  lockOrders,
  updateGroup,
  updatePlace,
  type Group,
} from './repository';

export const GROUP_MS = 24 * 3_600_000;
export const GROUP_JOB = 'group.expire';
export const FULL = '该团已满，去开新团';
export const OVER = '该团已结束，去开新团';
export const IN_IT = '你已在该团中，可查看我的团';

/** A new order takes a place of `groupId`, or the first place of a group of its own. 422 full, over, in it already. */
export async function takePlace(
  tx: Tx,
  order: Pick<Order, 'id' | 'memberId' | 'campaignId' | 'expireAt'>,
  groupId: string | undefined,
  now: number,
): Promise<void> {
  const place = { memberId: order.memberId, orderId: order.id, status: 'held' as const, createdAt: now };
  if (groupId === undefined) {
    const campaignId = order.campaignId ?? '0';
    const { size } = await findTerms(tx, campaignId);
    const group = await insertGroup(tx, {
      campaignId,
      leaderId: order.memberId,
      size,
      status: 'pending',
      createdAt: now,
      expireAt: order.expireAt ?? now,
    });
    await insertPlace(tx, { ...place, groupId: group.id });
    return;
  }
  const group = await lockGroup(tx, groupId);
  if (group?.status === 'success') throw refuse(FULL);
  if (group?.status !== 'open' || group.expireAt <= now) throw refuse(OVER);
  if ((await countTaken(tx, groupId)) >= group.size) throw refuse(FULL);
  if (!(await insertPlace(tx, { ...place, groupId }))) throw refuse(IN_IT);
  await announce(tx, group);
}

/** An unpaid order was closed: its place is free again, and a group that its leader never paid for is gone. */
export async function leavePlace(tx: Tx, orderId: string, now: number): Promise<void> {
  const place = await findPlaceOfOrder(tx, orderId);
  if (place?.status !== 'held') return;
  const group = await lockGroup(tx, place.groupId);
  await updatePlace(tx, place.id, { status: 'left' });
  if (!group) return;
  if (group.status === 'pending') await updateGroup(tx, group.id, { status: 'void', closedAt: now });
  else await announce(tx, group);
}

/** The order is locked, grouping, its payment is written. Returns the order as it then is. */
export async function joinGroup(tx: Tx, order: Order, now: number, server: Setup): Promise<Order> {
  const place = await findPlaceOfOrder(tx, order.id);
  const group = place && (await lockGroup(tx, place.groupId));
  if (!group || (group.status !== 'pending' && group.status !== 'open'))
    throw new Error(`order ${order.no} is paid but has no place in an open group`);
  await updatePlace(tx, place.id, { status: 'joined', joinedAt: now });
  const opening = group.status === 'pending';
  const joined = await updateGroup(tx, group.id, {
    joined: group.joined + 1,
    ...(opening ? { status: 'open' as const, expireAt: now + GROUP_MS } : {}),
  });
  if (opening) await schedule(tx, GROUP_JOB, group.id, joined.expireAt);
  await addLog(tx, {
    orderId: order.id,
    key: 'grouping',
    label: opening ? '开团成功' : '参团成功',
    by: '买家',
    at: now,
  });
  if (joined.joined >= joined.size) return complete(tx, joined, order, now, server);
  const [line] = await listLines(tx, [order.id]);
  await notifyOrder(tx, order, {
    title: opening ? '开团成功' : '参团成功',
    text: `已支付 ¥${yuan(order.payable)}，还差 ${joined.size - joined.joined} 人成团，快邀请好友。`,
    image: line?.cover,
    at: now,
  });
  await announce(tx, joined);
  return order;
}

/** The last place is paid: all orders of the group may be packed. Returns the order that completed it. */
async function complete(tx: Tx, group: Group, last: Order, now: number, server: Setup): Promise<Order> {
  const done = await updateGroup(tx, group.id, { status: 'success', closedAt: now });
  await unschedule(tx, GROUP_JOB, group.id);
  const places = (await listPlaces(tx, [group.id])).filter((place) => place.status === 'joined');
  const orders = await lockOrders(
    tx,
    places.map((place) => place.orderId),
  );
  let mine = last;
  for (const order of orders) {
    if (order.status !== 'grouping') continue;
    const started = await startPacking(tx, order, now, server);
    await addLog(tx, { orderId: order.id, key: 'grouped', label: '拼团成功', by: '系统', at: now });
    const [line] = await listLines(tx, [order.id]);
    await notifyOrder(tx, started, {
      title: '拼团成功',
      text: `${group.size} 人已成团，订单 ${order.no} ${order.deliveryType === 'pickup' ? '请凭取货码到店提货' : '即将发货'}。`,
      image: line?.cover,
      at: now,
    });
    if (order.id === last.id) mine = started;
  }
  await announce(tx, done);
  return mine;
}
