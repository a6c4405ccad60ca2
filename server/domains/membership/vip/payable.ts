/** Annual cards at the cashier. */
import { Type } from '@sinclair/typebox';
import { vipSchemas } from '../../../../src/contract/vip/schemas';
import { badRequest } from '../../../http/errors';
import { documentsOf } from '../../trade/payment/document';
import { atOnce } from '../../trade/payment/payables';
import { closeUnpaid, openCard, orderCard } from './card';
import { findOrder } from './repository';

export const vipPayable = documentsOf({
  creation: {
    // A level is not bought.
    request: Type.Omit(vipSchemas['level.up'].request, ['levelId']),
    async make(_, memberId, input, { now, write }) {
      const { planId } = input as { planId?: string };
      if (planId === undefined) throw badRequest('planId', '请选择套餐');
      return (await write((tx) => orderCard(tx, memberId, planId, now))).orderId;
    },
  },
  delivered: atOnce,
  read: findOrder,
  show: (_tx, { id, name, days, price }) => ({
    title: `年卡 · ${name} ${days} 天`,
    amount: price,
    nextRoute: `/pages/tea/success?group=vip&id=${id}`,
    route: '/tea/pages/vip',
  }),
  paid: openCard,
  close: closeUnpaid,
});
