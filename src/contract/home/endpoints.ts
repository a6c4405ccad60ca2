import type { Endpoint } from '../kit';

export const homeEndpoints = {
  'shop.index': { method: 'GET', path: '/api/inv-shop/v1/index', auth: false, hide: false },
  'shopV2.home': { method: 'GET', path: '/api/inv-shop/v2/home', auth: false, hide: false },
  'tea.index': { method: 'GET', path: '/api/v4/tea/index', auth: false, hide: false },
} as const satisfies Record<string, Endpoint>;
