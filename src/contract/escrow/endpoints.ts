import type { Endpoint } from '../kit';

export const escrowEndpoints = {
  'escrow.index': { method: 'GET', path: '/api/v4/stock/escrow', auth: true, hide: false },
  'escrow.express': { method: 'GET', path: '/api/v4/stock/escrow/express', auth: true, hide: false },
  'escrow.act': { method: 'POST', path: '/api/v4/stock/escrow', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
