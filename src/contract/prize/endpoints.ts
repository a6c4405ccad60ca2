import type { Endpoint } from '../kit';

export const prizeEndpoints = {
  'special.prizePool': { method: 'GET', path: '/api/v2/special/prize-pool', auth: true, hide: false },
  'special.prizeDraw': { method: 'POST', path: '/api/v2/special/prize-pool', auth: true, hide: false },
  'special.exchange': { method: 'POST', path: '/api/v2/special/exchange', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
