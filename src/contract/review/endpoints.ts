import type { Endpoint } from '../kit';

export const reviewEndpoints = {
  'memberOrder.review': { method: 'POST', path: '/api/inv-shop/v1/member/order/review', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
