import type { Endpoint } from '../kit';

/** Business cards of the staff. */
export const businessCardEndpoints = {
  'businessCard.index': { method: 'GET', path: '/api/v4/business-card/index', auth: true, hide: false },
  'businessCard.save': { method: 'POST', path: '/api/v4/business-card/index', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
