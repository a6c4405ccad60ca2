/** Endpoints of settlement and orders; the opinion box (shop.opinion) belongs to feedback. */
import type { orderEndpoints } from '../../../../src/contract/order/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { createOrder, createPlainOrder } from './stages/create';
import { countTabs } from './list/repository';
import { pageOfOrders } from './list/service';
import { rebuy } from './rebuy';
import { settle } from './settlement/service';
import { settleView } from './settlement/presenter';
import { changeAddress, closeOrder, deleteOrder, readPickupCode, takeDelivery, viewOrder } from './service';

export const orderHandlers: HandlersOf<typeof orderEndpoints> = {
  'shop.orderPreview': async (tx, input, { memberId, now, server }) =>
    settleView(tx, await settle(tx, memberId, input, now, server), now),
  'shop.orderCreate': (tx, input, call) => createOrder(tx, call.memberId, input, call),
  'memberOrder.index': (tx, input, { memberId, now, server }) => pageOfOrders(tx, memberId, input, now, server),
  'memberOrder.view': (tx, { id }, { memberId, now, server }) => viewOrder(tx, memberId, id, now, server),
  'memberOrder.close': (tx, input, { memberId, now, server }) => closeOrder(tx, memberId, input, now, server),
  'memberOrder.takeDelivery': (tx, { id }, { memberId, now, server }) => takeDelivery(tx, memberId, id, now, server),
  'memberOrder.delete': async (tx, { id }, { memberId, now, server }) => {
    await deleteOrder(tx, memberId, id, now, server);
    return { ok: true };
  },
  'memberOrder.statistics': (tx, _input, { memberId }) => countTabs(tx, memberId),
  'memberOrder.rebuy': (tx, { id }, { memberId, now }) => rebuy(tx, memberId, id, now),
  'memberOrder.addressUpdate': (tx, input, { memberId, now, server }) =>
    changeAddress(tx, memberId, input, now, server),
  'pickUp.code': (tx, { orderId }, { memberId, now }) => readPickupCode(tx, memberId, orderId, now),
  'atShop.createOrderRetail': (db, input, call) => createPlainOrder(db, call.memberId, input, call),
  'atShop.orderReceiving': async (tx, { id }, { memberId, now, server }) => {
    await takeDelivery(tx, memberId, id, now, server);
    return { ok: true };
  },
  'atShop.orderCancel': async (tx, { id, reason = '不想要了' }, { memberId, now, server }) => {
    await closeOrder(tx, memberId, { id, reason }, now, server);
    return { ok: true };
  },
  'legacy.userOrderInfo': (tx, _input, { memberId }) => countTabs(tx, memberId),
};
