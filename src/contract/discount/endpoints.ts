import type { Endpoint } from '../kit';

export const discountEndpoints = {
  'marketing.discount': { method: 'GET', path: '/api/inv-shop/v1/marketing/discount', auth: false, hide: false },
  'tea.discount': { method: 'GET', path: '/api/v4/tea/discount', auth: true, hide: false },
  'tea.discountProduct': { method: 'GET', path: '/api/v4/tea/discount-product', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
