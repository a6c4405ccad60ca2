import type { Endpoint } from '../kit';

export const contentEndpoints = {
  'legacy.privacyProtection': { method: 'GET', path: '/apiv1/Register/privacy_protection', auth: false, hide: false },
  'legacy.registerAgree': { method: 'GET', path: '/apiv1/Register/register_agree', auth: false, hide: false },
  'legacy.joinAgreements': { method: 'GET', path: '/apiv1/JoinPlatform/agreements', auth: false, hide: false },
  'pages.view': { method: 'GET', path: '/api/v1/pages', auth: false, hide: false },
} as const satisfies Record<string, Endpoint>;
