/** Slots of the wall at the cashier. */
import { cellarClubSchemas } from '../../../../src/contract/cellarClub/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import { documentsOf } from '../payment/document';
import { atOnce } from '../payment/payables';
import { apply } from './apply';
import { findOrder } from './repository';
import { closeUnpaid, markPaid } from './service';

export const cellarPayable = documentsOf({
  creation: {
    request: cellarClubSchemas['jiaozhu.applySave'].request,
    make: async (_, memberId, input, { now, server, write }) =>
      (await write((tx) => apply(tx, memberId, input as RequestOf<'jiaozhu.applySave'>, now, server))).orderId,
  },
  delivered: atOnce,
  read: findOrder,
  show: (_tx, { id, planName, slots, renews, price }) => ({
    title: `茶窖会 · ${planName} ${slots} 格${renews === null ? '' : '（续费）'}`,
    amount: price,
    nextRoute: `/pages/tea/success?group=cellar&id=${id}`,
    route: '/vip/pages/jiujiao',
  }),
  paid: markPaid,
  close: closeUnpaid,
});
