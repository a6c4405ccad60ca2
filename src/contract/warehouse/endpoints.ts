import type { Endpoint } from '../kit';

/** The outbound desk of the staff. */
export const warehouseEndpoints = {
  'manage.index': { method: 'GET', path: '/api/v4/manage/index', auth: true, hide: false },
  'stock.order': { method: 'GET', path: '/api/v4/stock/order', auth: true, hide: false },
  'stock.orderInfo': { method: 'GET', path: '/api/v4/stock/order-info', auth: true, hide: false },
  'stock.orderSave': { method: 'POST', path: '/api/v4/stock/order-save', auth: true, hide: false },
  'stock.goods': { method: 'GET', path: '/api/v4/stock/goods', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
