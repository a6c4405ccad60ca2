import type { Endpoint } from '../kit';

export const redPacketEndpoints = {
  'marketing.redEnveloper': {
    method: 'GET',
    path: '/api/inv-shop/v1/marketing/red-enveloper',
    auth: false,
    hide: true,
  },
  'redEnvelope.index': { method: 'GET', path: '/api/v3/red-envelope', auth: true, hide: false },
  'redEnvelope.open': { method: 'POST', path: '/api/v3/red-envelope/open', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
