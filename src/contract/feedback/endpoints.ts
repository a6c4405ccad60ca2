import type { Endpoint } from '../kit';

export const feedbackEndpoints = {
  'shop.opinion': { method: 'POST', path: '/api/inv-shop/v1/opinion', auth: false, hide: false },
} as const satisfies Record<string, Endpoint>;
