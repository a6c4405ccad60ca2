import type { Endpoint } from '../kit';

/** Limited teas: reserved, drawn, bought by those who were drawn. */
export const releaseEndpoints = {
  'special.release': { method: 'GET', path: '/api/v2/special/release', auth: true, hide: false },
  'special.releaseReserve': { method: 'POST', path: '/api/v2/special/release/:id/reserve', auth: true, hide: false },
  'special.releaseRank': { method: 'GET', path: '/api/v2/special/release/:id/rank', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
