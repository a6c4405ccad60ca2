import type { Endpoint } from '../kit';

export const wholesaleEndpoints = {
  'shopV2.wholesale': { method: 'GET', path: '/api/inv-shop/v2/wholesale', auth: false, hide: false },
  'special.wholesaleList': { method: 'GET', path: '/api/v2/special/wholesale-list', auth: true, hide: false },
  'special.wholesaleDetail': { method: 'GET', path: '/api/v2/special/wholesale-detail', auth: true, hide: false },
  'special.wholesaleApply': { method: 'POST', path: '/api/v2/special/wholesale-apply', auth: true, hide: false },
  'special.inquiry': { method: 'GET', path: '/api/v2/special/inquiry', auth: true, hide: false },
  'special.inquirySave': { method: 'POST', path: '/api/v2/special/inquiry-save', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
