import type { Endpoint } from '../kit';

export const reviewEndpoints = {
  'memberOrder.review': { method: 'POST', path: '/api/inv-shop/v1/member/order/review', auth: true, hide: false },
  'reviewDesk.list': { method: 'GET', path: '/api/v4/review-desk/list', auth: true, hide: false },
  'reviewDesk.save': { method: 'POST', path: '/api/v4/review-desk/save', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
