/** Endpoints of settlement and orders; the opinion box (shop.opinion) belongs to feedback. */
import type { orderEndpoints } from '../../../src/contract/order/endpoints';
import type { shopEndpoints } from '../../../src/contract/shop/endpoints';
import type { HandlersOf } from '../../http/handler';
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
  'shop.orderPreview': async (tx, input, { memberId, now }) =>
    settleView(tx, await settle(tx, memberId, input, now), now),
  'shop.orderCreate': (tx, input, call) => createOrder(tx, call.memberId, input, call),
  'shop.freightFee': (tx, input, { memberId, now }) => quoteFreight(tx, memberId, input, now),
  'shopV2.giftProduct': async (tx, { amount = 0 }, { memberId, now }) => ({
    ladder: await readLadder(tx, memberId, amount, now),
  }),
  'memberOrder.index': (tx, { tab = 'all', kind, keyword, page = 1 }, { memberId, now }) =>
    pageOfOrders(tx, { memberId, tab, kind, keyword }, page, now),
  'memberOrder.view': (tx, { id }, { memberId, now }) => viewOrder(tx, memberId, id, now),
  'memberOrder.close': (tx, input, { memberId, now }) => closeOrder(tx, memberId, input, now),
  'memberOrder.takeDelivery': (tx, { id }, { memberId, now }) => takeDelivery(tx, memberId, id, now),
  'memberOrder.delete': async (tx, { id }, { memberId, now }) => {
    await deleteOrder(tx, memberId, id, now);
    return { ok: true };
  },
  'memberOrder.statistics': (tx, _input, { memberId }) => countTabs(tx, memberId),
  'memberOrder.rebuy': (tx, { id }, { memberId, now }) => rebuy(tx, memberId, id, now),
  'memberOrder.addressUpdate': (tx, input, { memberId, now }) => changeAddress(tx, memberId, input, now),
  'pickUp.code': (tx, { orderId }, { memberId, now }) => readPickupCode(tx, memberId, orderId, now),
};
