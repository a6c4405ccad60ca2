import type { Endpoint } from '../kit';

export const groupBuyingEndpoints = {
  'marketing.wholesale': { method: 'GET', path: '/api/inv-shop/v1/marketing/wholesale', auth: false, hide: false },
  'marketing.wholesaleView': {
    method: 'GET',
    path: '/api/inv-shop/v1/marketing/wholesale/:id',
    auth: false,
    hide: false,
  },
  'marketing.group': { method: 'GET', path: '/api/inv-shop/v1/marketing/group/:id', auth: false, hide: true },
  'special.rollMessage': { method: 'GET', path: '/api/v2/special/roll-message', auth: false, hide: true },
} as const satisfies Record<string, Endpoint>;
