import type { Endpoint } from '../kit';

/** Codes that are redeemed at a counter. */
export const verificationEndpoints = {
  'tea.verification': { method: 'POST', path: '/api/v4/tea/verification', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
