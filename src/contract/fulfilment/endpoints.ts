import type { Endpoint } from '../kit';

export const fulfilmentEndpoints = {
  'memberOrder.express': { method: 'GET', path: '/api/inv-shop/v1/member/order/express', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
