/** Orders of collectibles at the cashier. */
import { collectibleSchemas } from '../../../../../src/contract/collectible/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import { documentsOf } from '../../../trade/payment/document';
import { atOnce } from '../../../trade/payment/payables';
import { findOrder } from './repository';
import { buy, closeUnpaid, markPaid } from './service';

export const collectiblePayable = documentsOf({
  creation: {
    request: collectibleSchemas['marketPlace.buy'].request,
    make: async (_, memberId, input, { now, write }) =>
      (await write((tx) => buy(tx, memberId, input as RequestOf<'marketPlace.buy'>, now))).orderId,
  },
  delivered: atOnce,
  read: findOrder,
  show: (_tx, { id, title, qty, amount, collectibleId }) => ({
    title: qty > 1 ? `${title} ${qty} 件` : title,
    amount,
    nextRoute: `/pages/tea/success?group=collectible&id=${id}`,
    route: `/pages/tea/cpf-goods?id=${collectibleId}`,
  }),
  paid: markPaid,
  close: closeUnpaid,
});
