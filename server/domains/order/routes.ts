/** Endpoints of settlement and orders; the opinion box (shop.opinion) belongs to feedback. */
import type { orderEndpoints } from '../../../src/contract/order/endpoints';
import type { shopEndpoints } from '../../../src/contract/shop/endpoints';
import type { HandlersOf } from '../../http/context';
import { rebuy } from '../cart/service';
import { createOrder } from './create';
import { quoteFreight, readLadder } from './quotes';
import { countTabs } from './query';
import { settle } from './settle';
import { settleView } from './settlePresenter';
import {
  changeAddress,
  closeOrder,
  deleteOrder,
  pageOfOrders,
  readPickupCode,
  takeDelivery,
  viewOrder,
} from './service';

type Own = Omit<typeof orderEndpoints, 'shop.opinion'> &
  Pick<typeof shopEndpoints, 'shop.freightFee' | 'shopV2.giftProduct'>;

export const orderHandlers: HandlersOf<Own> = {
  'shop.orderPreview': async (input, { db, viewer, now }) =>
    settleView(db, await settle(db, viewer.memberId, input, now()), now()),
  'shop.orderCreate': (input, context) => createOrder(context, context.viewer.memberId, input),
  'shop.freightFee': (input, { db, viewer, now }) => quoteFreight(db, viewer?.memberId, input, now()),
  'shopV2.giftProduct': async ({ amount = 0 }, { db, viewer, now }) => ({
    ladder: await readLadder(db, viewer?.memberId, amount, now()),
  }),
  'memberOrder.index': ({ tab = 'all', kind, keyword, page = 1 }, { db, viewer, now }) =>
    pageOfOrders(db, { memberId: viewer.memberId, tab, kind, keyword }, page, now()),
  'memberOrder.view': ({ id }, { db, viewer, now }) => viewOrder(db, viewer.memberId, id, now()),
  'memberOrder.close': (input, context) => closeOrder(context, context.viewer.memberId, input),
  'memberOrder.takeDelivery': ({ id }, context) => takeDelivery(context, context.viewer.memberId, id),
  'memberOrder.delete': async ({ id }, context) => {
    await deleteOrder(context, context.viewer.memberId, id);
    return { ok: true };
  },
  'memberOrder.statistics': (_input, { db, viewer }) => countTabs(db, viewer.memberId),
  'memberOrder.rebuy': ({ id }, context) => rebuy(context, context.viewer.memberId, id),
  'memberOrder.addressUpdate': (input, context) => changeAddress(context, context.viewer.memberId, input),
  'pickUp.code': ({ orderId }, { db, viewer, now }) => readPickupCode(db, viewer.memberId, orderId, now()),
};
