import type { Endpoint } from '../kit';

export const campaignEndpoints = {
  'marketing.wholesale': { method: 'GET', path: '/api/inv-shop/v1/marketing/wholesale', auth: false, hide: false },
  'marketing.wholesaleView': {
    method: 'GET',
    path: '/api/inv-shop/v1/marketing/wholesale/:id',
    auth: false,
    hide: false,
  },
  'marketing.auction': { method: 'GET', path: '/api/inv-shop/v1/marketing/auction', auth: false, hide: false },
  'special.rollMessage': { method: 'GET', path: '/api/v2/special/roll-message', auth: false, hide: true },
} as const satisfies Record<string, Endpoint>;
