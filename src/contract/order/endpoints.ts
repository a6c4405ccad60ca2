import type { Endpoint } from '../kit';

export const orderEndpoints = {
  'shop.orderPreview': { method: 'POST', path: '/api/inv-shop/v1/order/preview', auth: true, hide: false },
  'shop.orderCreate': { method: 'POST', path: '/api/inv-shop/v1/order/create', auth: true, hide: false },
  'memberOrder.index': { method: 'GET', path: '/api/inv-shop/v1/member/order/index', auth: true, hide: false },
  'memberOrder.view': { method: 'GET', path: '/api/inv-shop/v1/member/order/view', auth: true, hide: false },
  'memberOrder.close': { method: 'POST', path: '/api/inv-shop/v1/member/order/close', auth: true, hide: false },
  'memberOrder.takeDelivery': {
    method: 'POST',
    path: '/api/inv-shop/v1/member/order/take-delivery',
    auth: true,
    hide: false,
  },
  'memberOrder.delete': { method: 'POST', path: '/api/inv-shop/v1/member/order/delete', auth: true, hide: false },
  'memberOrder.statistics': { method: 'GET', path: '/api/inv-shop/v1/member/order/statistics', auth: true, hide: true },
  'memberOrder.rebuy': { method: 'POST', path: '/api/inv-shop/v1/member/order/rebuy', auth: true, hide: false },
  'memberOrder.addressUpdate': {
    method: 'POST',
    path: '/api/inv-shop/v1/member/order/address',
    auth: true,
    hide: false,
  },
  'pickUp.code': { method: 'GET', path: '/api/v3/pick-up/code', auth: true, hide: false },
  'atShop.createOrderRetail': {
    method: 'POST',
    path: '/api/a-t-shop/order/create-order-retail',
    auth: true,
    hide: false,
  },
  'atShop.orderReceiving': { method: 'POST', path: '/api/a-t-shop/order/receiving', auth: true, hide: false },
  'atShop.orderCancel': { method: 'POST', path: '/api/a-t-shop/order/cancel', auth: true, hide: false },
  'legacy.userOrderInfo': { method: 'GET', path: '/apiv1/User/order_info', auth: true, hide: true },
} as const satisfies Record<string, Endpoint>;
