/** Slots of the wall at the cashier. */
import { cellarClubSchemas } from '../../../src/contract/cellarClub/schemas';
import type { RequestOf } from '../../../src/contract/schemas';
import type { Payable, PayableGroup } from '../payment/payables';
import { apply } from './apply';
import { findOrder, type CellarOrder } from './repository';
import { markPaid } from './service';

const STATES: Record<CellarOrder['status'], Payable['state']> = {
  unpaid: 'open',
  paid: 'paid',
  ended: 'paid',
  cancelled: 'closed',
};

export const cellarPayable: PayableGroup = {
  creation: {
    request: cellarClubSchemas['jiaozhu.applySave'].request,
    make: async (_, memberId, input, { now, write }) =>
      (await write((tx) => apply(tx, memberId, input as RequestOf<'jiaozhu.applySave'>, now))).orderId,
  },
  async find(tx, id, { memberId, lock = false }) {
    const order = await findOrder(tx, id, lock);
    if (!order || (memberId !== undefined && order.memberId !== memberId)) return undefined;
    return {
      id: order.id,
      no: order.no,
      memberId: order.memberId,
      title: `茶窖会 · ${order.planName} ${order.slots} 格${order.renews === null ? '' : '（续费）'}`,
      amount: order.price,
      state: STATES[order.status],
      expireAt: order.expireAt,
      nextRoute: `/pages/tea/success?group=cellar&id=${order.id}`,
      route: '/vip/pages/jiujiao',
    };
  },
  async paid(tx, id, now) {
    const order = await findOrder(tx, id, true);
    if (order?.status !== 'unpaid') throw new Error(`cellar order ${id} is not open`);
    await markPaid(tx, order, now);
  },
};
