import type { Endpoint } from '../kit';

export const collectibleEndpoints = {
  'marketPlace.index': { method: 'GET', path: '/api/v2/market-place', auth: true, hide: false },
  'marketPlace.my': { method: 'GET', path: '/api/v2/market-place/my', auth: true, hide: false },
  'marketPlace.view': { method: 'GET', path: '/api/v2/market-place/:id', auth: true, hide: false },
  'marketPlace.buy': { method: 'POST', path: '/api/v2/market-place', auth: true, hide: false },
  'marketPlace.act': { method: 'POST', path: '/api/v2/market-place/act', auth: true, hide: false },
  'credits.to': { method: 'GET', path: '/api/v1/member/credits/to', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
