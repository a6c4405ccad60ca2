import type { Endpoint } from '../kit';

/** An order of the house in the hands of the staff. */
export const orderDeskEndpoints = {
  'orderDesk.view': { method: 'GET', path: '/api/v4/order-desk/view', auth: true, hide: false },
  'orderDesk.quote': { method: 'POST', path: '/api/v4/order-desk/quote', auth: true, hide: false },
  'orderDesk.cancel': { method: 'POST', path: '/api/v4/order-desk/cancel', auth: true, hide: false },
  'orderDesk.refund': { method: 'POST', path: '/api/v4/order-desk/refund', auth: true, hide: false },
  'orderDesk.address': { method: 'POST', path: '/api/v4/order-desk/address', auth: true, hide: false },
  'orderDesk.note': { method: 'POST', path: '/api/v4/order-desk/note', auth: true, hide: false },
  'orderDesk.notify': { method: 'POST', path: '/api/v4/order-desk/notify', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
