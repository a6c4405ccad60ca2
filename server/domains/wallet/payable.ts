/** Recharges at the cashier: of money and of points. */
import { Type } from '@sinclair/typebox';
import type { RequestOf } from '../../../src/contract/schemas';
import { walletSchemas } from '../../../src/contract/wallet/schemas';
import { yuan } from '../../lib/money';
import type { Payable, PayableGroup } from '../payment/payables';
import { bringIn, createRecharge, GROUPS, holdOpen, ROUTES } from './recharge';
import { findOrder, type RechargeOrder, type RechargeUnit } from './repository';

const STATES: Record<RechargeOrder['status'], Payable['state']> = {
  unpaid: 'open',
  paid: 'paid',
  cancelled: 'closed',
};
const titleOf = ({ unit, value, bonus }: RechargeOrder): string =>
  unit === 'money' ? `余额充值 ¥${yuan(value)}${bonus > 0 ? ` 送 ¥${yuan(bonus)}` : ''}` : `充值 ${value + bonus} 积分`;

const payableOf = (unit: RechargeUnit): PayableGroup => ({
  creation: {
    // The group says which unit it is.
    request: Type.Omit(walletSchemas['recharge.create'].request, ['unit']),
    async make(_, memberId, input, { now, write }) {
      const asked = { ...(input as Omit<RequestOf<'recharge.create'>, 'unit'>), unit };
      return (await write((tx) => createRecharge(tx, memberId, asked, now))).orderId;
    },
  },
  async find(tx, id, { memberId, lock = false }) {
    const order = await findOrder(tx, id, lock);
    if (!order || order.unit !== unit || (memberId !== undefined && order.memberId !== memberId)) return undefined;
    return {
      id: order.id,
      no: order.no,
      memberId: order.memberId,
      title: titleOf(order),
      amount: order.amount,
      state: STATES[order.status],
      expireAt: order.expireAt,
      nextRoute: `/pages/tea/success?group=${GROUPS[unit]}&id=${order.id}`,
      route: ROUTES[unit],
    };
  },
  async paid(tx, id, now) {
    const order = await findOrder(tx, id, true);
    if (order?.status !== 'unpaid') throw new Error(`recharge ${id} is not open`);
    await bringIn(tx, order, now);
  },
  transfer: { waitUntil: holdOpen, waitsSince: async (tx, id) => (await findOrder(tx, id))?.createdAt },
});

export const rechargePayable = payableOf('money');
export const pointsPayable = payableOf('points');
