import type { Endpoint } from '../kit';

export const merchantEndpoints = {
  'merchant.apply': { method: 'POST', path: '/api/merchants/v1/apply', auth: true, hide: false },
  'merchant.profile': { method: 'GET', path: '/api/merchants/v1/edit', auth: true, hide: false },
  'merchant.edit': { method: 'POST', path: '/api/merchants/v1/edit', auth: true, hide: false },
  'merchant.product': { method: 'GET', path: '/api/merchants/v1/product', auth: true, hide: false },
  'merchant.productCreate': { method: 'POST', path: '/api/merchants/v1/product', auth: true, hide: false },
  'merchant.productUpdate': { method: 'PUT', path: '/api/merchants/v1/product/:id', auth: true, hide: false },
  'merchant.productDelete': { method: 'DELETE', path: '/api/merchants/v1/product/:id', auth: true, hide: false },
  'merchant.category': { method: 'GET', path: '/api/merchants/v1/category', auth: true, hide: false },
  'merchant.categoryCreate': { method: 'POST', path: '/api/merchants/v1/category', auth: true, hide: false },
  'merchant.categoryUpdate': { method: 'PUT', path: '/api/merchants/v1/category/:id', auth: true, hide: false },
  'merchant.categoryDelete': { method: 'DELETE', path: '/api/merchants/v1/category/:id', auth: true, hide: false },
  'merchant.orders': { method: 'GET', path: '/api/merchants/v1/order', auth: true, hide: false },
  'merchant.orderVerification': {
    method: 'POST',
    path: '/api/merchants/v1/order/verification',
    auth: true,
    hide: false,
  },
  'merchant.orderDone': { method: 'POST', path: '/api/merchants/v1/order/done', auth: true, hide: false },
  'merchant.orderExpress': { method: 'POST', path: '/api/merchants/v1/order/express', auth: true, hide: false },
  'merchant.withdraw': { method: 'POST', path: '/api/merchants/v1/withdraw', auth: 'required', hide: false },
  'merchant.creditLog': { method: 'GET', path: '/api/merchants/v1/credit-log', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
