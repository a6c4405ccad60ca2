import type { Endpoint } from '../kit';

export const creditsEndpoints = {
  'credits.index': { method: 'GET', path: '/api/v1/member/credits', auth: true, hide: false },
  'credits.mergeCion': { method: 'POST', path: '/api/v1/member/credits/merge-cion', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
