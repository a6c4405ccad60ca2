import type { Endpoint } from '../kit';

export const afterSaleEndpoints = {
  'memberOrder.returnQuote': {
    method: 'GET',
    path: '/api/inv-shop/v1/member/order/return-quote',
    auth: true,
    hide: false,
  },
  'memberOrder.returnApply': {
    method: 'POST',
    path: '/api/inv-shop/v1/member/order/return-apply',
    auth: true,
    hide: false,
  },
  'memberOrder.returnUpdate': {
    method: 'POST',
    path: '/api/inv-shop/v1/member/order/return-update',
    auth: true,
    hide: false,
  },
  'merchant.orderReturnPass': { method: 'POST', path: '/api/merchants/v1/order/return-pass', auth: true, hide: false },
  'merchant.orderReturnReject': {
    method: 'POST',
    path: '/api/merchants/v1/order/return-reject',
    auth: true,
    hide: false,
  },
  'stock.returns': { method: 'GET', path: '/api/v4/stock/returns', auth: true, hide: false },
  'stock.returnReceive': { method: 'POST', path: '/api/v4/stock/return-receive', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
