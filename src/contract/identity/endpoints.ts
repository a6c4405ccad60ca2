import type { Endpoint } from '../kit';

/** Who a member is by law, as the authentication service sees it. */
export const identityEndpoints = {
  'external.auth': { method: 'GET', path: '/api/v2/external/auth', auth: true, hide: false },
  'external.authSave': { method: 'POST', path: '/api/v2/external/auth', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
