/** Shop orders at the cashier. */
import { orderSchemas } from '../../../../src/contract/order/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import { addressComes, rulesOf } from './kinds';
import { createOrder, EXPIRE_JOB } from './stages/create';
import { markPaid } from './stages/paid';
import { receiveSent } from './stages/receive';
import { addLog, findOrder, listLines, lockOrder, updateOrder, type Order } from './repository';
import type { Delivered, Payable, PayableGroup } from '../payment/payables';

const OVER: ReadonlySet<Order['status']> = new Set(['cancelled', 'refunded']);
const stateOf = ({ status }: Order): Payable['state'] =>
  status === 'unpaid' ? 'open' : OVER.has(status) ? 'closed' : 'paid';

/** What went to the cellar is kept there, which is a service; with a parcel beside it the order is the parcel's. */
async function deliveredOf(tx: Tx, { id, deliveryType, status }: Order): Promise<Delivered | undefined> {
  const isDone = status === 'received' || status === 'finished';
  if (deliveryType === 'pickup') return status === 'pickup' || isDone ? { way: 'pickup' } : undefined;
  if (status !== 'partial' && status !== 'shipped' && !isDone) return undefined;
  const isSent = (await listLines(tx, [id])).some(({ shippedQty }) => shippedQty > 0);
  return isSent ? { way: 'express', sentFor: { orderId: id }, isAll: status !== 'partial' } : { way: 'virtual' };
}

async function titleOf(tx: Tx, order: Order): Promise<string> {
  const bought = (await listLines(tx, [order.id])).filter((line) => !line.gift);
  const first = bought[0]?.title ?? `订单 ${order.no}`;
  return bought.length > 1 ? `${first} 等 ${bought.length} 种商品` : first;
}

export const orderPayable: PayableGroup = {
  creation: {
    request: orderSchemas['shop.orderCreate'].request,
    make: async (db, memberId, input, call) =>
      (await createOrder(db, memberId, input as RequestOf<'shop.orderCreate'>, call)).orderId,
  },
  async find(tx, id, { memberId, lock = false }, server) {
    const order = await (lock ? lockOrder : findOrder)(tx, id);
    if (!order || (memberId !== undefined && (order.memberId !== memberId || order.hiddenAt !== null)))
      return undefined;
    return {
      id: order.id,
      no: order.no,
      memberId: order.memberId,
      title: await titleOf(tx, order),
      amount: order.payable,
      state: stateOf(order),
      expireAt: order.expireAt ?? order.createdAt,
      ...(addressComes(rulesOf(server, order.kind)) && !order.address ? { blocked: '请先选择收货地址' } : {}),
      nextRoute: `/shop/pages/order/success?id=${order.id}`,
      route: `/shop/pages/order/detail?id=${order.id}`,
    };
  },
  async delivered(tx, id) {
    const order = await findOrder(tx, id);
    return order && deliveredOf(tx, order);
  },
  received: (tx, id, now, server) => receiveSent(tx, id, '微信', now, server),
  async taken(tx, id, server) {
    const order = await findOrder(tx, id);
    return (order && (await rulesOf(server, order.kind).taken?.(tx, order))) ?? { points: 0, coins: 0 };
  },
  async paid(tx, id, now, server) {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error(`order ${id} is gone`);
    await markPaid(tx, order, await listLines(tx, [id]), now, server);
  },
  transfer: {
    async waitUntil(tx, id, until) {
      await updateOrder(tx, id, { expireAt: until });
      await schedule(tx, EXPIRE_JOB, id, until);
    },
    async waitsSince(tx, id, server) {
      const order = await findOrder(tx, id);
      // A place in a group, a lot, a reserved piece, pieces of a quota.
      const rules = order && rulesOf(server, order.kind);
      const isScarce =
        !order ||
        (rules?.onClosed !== undefined && !rules.waits) ||
        (await listLines(tx, [id])).some(({ campaignId }) => campaignId !== null);
      return isScarce ? undefined : order.createdAt;
    },
    log: (tx, id, event) => addLog(tx, { orderId: id, ...event }),
  },
};
