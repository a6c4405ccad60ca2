/** Annual cards at the cashier. */
import { Type } from '@sinclair/typebox';
import { vipSchemas } from '../../../src/contract/vip/schemas';
import { badRequest } from '../../http/errors';
import type { Payable, PayableGroup } from '../payment/payables';
import { openCard, orderCard } from './card';
import { findOrder, type VipOrder } from './repository';

const STATES: Record<VipOrder['status'], Payable['state']> = {
  unpaid: 'open',
  paid: 'paid',
  cancelled: 'closed',
  refunded: 'closed',
};

export const vipPayable: PayableGroup = {
  creation: {
    // A level is not bought.
    request: Type.Omit(vipSchemas['level.up'].request, ['levelId']),
    async make(_, memberId, input, { now, write }) {
      const { planId } = input as { planId?: string };
      if (planId === undefined) throw badRequest('planId', '请选择套餐');
      return (await write((tx) => orderCard(tx, memberId, planId, now))).orderId;
    },
  },
  async find(tx, id, { memberId, lock = false }) {
    const order = await findOrder(tx, id, lock);
    if (!order || (memberId !== undefined && order.memberId !== memberId)) return undefined;
    return {
      id: order.id,
      no: order.no,
      memberId: order.memberId,
      title: `年卡 · ${order.name} ${order.days} 天`,
      amount: order.price,
      state: STATES[order.status],
      expireAt: order.expireAt,
      nextRoute: `/pages/tea/success?group=vip&id=${order.id}`,
      route: '/tea/pages/vip',
    };
  },
  async paid(tx, id, now) {
    const order = await findOrder(tx, id, true);
    if (order?.status !== 'unpaid') throw new Error(`card ${id} is not open`);
    await openCard(tx, order, now);
  },
};
