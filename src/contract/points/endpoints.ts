import type { Endpoint } from '../kit';

/** Points beside the books: signing in, and giving them to others. */
export const pointsEndpoints = {
  'signIn.index': { method: 'GET', path: '/api/v4/sign-in/index', auth: true, hide: false },
  'signIn.sign': { method: 'POST', path: '/api/v4/sign-in/sign', auth: true, hide: false },
  'signIn.log': { method: 'GET', path: '/api/v4/sign-in/log', auth: true, hide: false },
  'signInV2.index': { method: 'GET', path: '/api/v2/sign-in', auth: true, hide: false },
  'marketing.sign': { method: 'GET', path: '/api/inv-shop/v1/marketing/sign', auth: false, hide: true },
  'credits.send': { method: 'POST', path: '/api/v1/member/credits/send', auth: 'required', hide: false },
} as const satisfies Record<string, Endpoint>;
