/** Orders of collectibles at the cashier. */
import { collectibleSchemas } from '../../../../src/contract/collectible/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import { buy, markPaid } from './service';
import { findOrder, type CollectibleOrder } from './repository';
import type { Payable, PayableGroup } from '../../payment/payables';

const STATES: Record<CollectibleOrder['status'], Payable['state']> = {
  unpaid: 'open',
  paid: 'paid',
  cancelled: 'closed',
};

export const collectiblePayable: PayableGroup = {
  creation: {
    request: collectibleSchemas['marketPlace.buy'].request,
    make: async (_, memberId, input, { now, write }) =>
      (await write((tx) => buy(tx, memberId, input as RequestOf<'marketPlace.buy'>, now))).orderId,
  },
  async find(tx, id, { memberId, lock = false }) {
    const order = await findOrder(tx, id, lock);
    if (!order || (memberId !== undefined && order.memberId !== memberId)) return undefined;
    return {
      id: order.id,
      no: order.no,
      memberId: order.memberId,
      title: order.qty > 1 ? `${order.title} ${order.qty} 件` : order.title,
      amount: order.amount,
      state: STATES[order.status],
      expireAt: order.expireAt,
      nextRoute: `/pages/tea/success?group=collectible&id=${order.id}`,
      route: `/pages/tea/cpf-goods?id=${order.collectibleId}`,
    };
  },
  async paid(tx, id, now) {
    const order = await findOrder(tx, id, true);
    if (order?.status !== 'unpaid') throw new Error(`collectible order ${id} is not open`);
    await markPaid(tx, order, now);
  },
};
