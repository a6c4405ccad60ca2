/** Recharges at the cashier: of money and of points. */
import { Type } from '@sinclair/typebox';
import type { RequestOf } from '../../../../src/contract/schemas';
import { walletSchemas } from '../../../../src/contract/wallet/schemas';
import { yuan } from '../../../lib/money';
import { documentsOf } from '../../trade/payment/document';
import { atOnce } from '../../trade/payment/payables';
import { bringIn, closeUnpaid, createRecharge, GROUPS, holdOpen, ROUTES } from './recharge';
import { findOrder, type RechargeOrder, type RechargeUnit } from './repository';

const titleOf = ({ unit, value, bonus }: RechargeOrder): string =>
  unit === 'money' ? `余额充值 ¥${yuan(value)}${bonus > 0 ? ` 送 ¥${yuan(bonus)}` : ''}` : `充值 ${value + bonus} 积分`;

const payableOf = (unit: RechargeUnit) =>
  documentsOf({
    creation: {
      // The group says which unit it is.
      request: Type.Omit(walletSchemas['recharge.create'].request, ['unit']),
      async make(_, memberId, input, { now, write }) {
        const asked = { ...(input as Omit<RequestOf<'recharge.create'>, 'unit'>), unit };
        return (await write((tx) => createRecharge(tx, memberId, asked, now))).orderId;
      },
    },
    delivered: atOnce,
    read: findOrder,
    show: (_tx, order) =>
      order.unit === unit
        ? {
            title: titleOf(order),
            amount: order.amount,
            nextRoute: `/pages/tea/success?group=${GROUPS[unit]}&id=${order.id}`,
            route: ROUTES[unit],
          }
        : undefined,
    paid: bringIn,
    close: closeUnpaid,
    transfer: { waitUntil: holdOpen, waitsSince: async (tx, id) => (await findOrder(tx, id))?.createdAt },
  });

export const rechargePayable = payableOf('money');
export const pointsPayable = payableOf('points');
