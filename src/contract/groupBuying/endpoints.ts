import type { Endpoint } from '../kit';

export const groupBuyingEndpoints = {
  'marketing.group': { method: 'GET', path: '/api/inv-shop/v1/marketing/group/:id', auth: false, hide: true },
} as const satisfies Record<string, Endpoint>;
