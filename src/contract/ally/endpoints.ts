import type { Endpoint } from '../kit';

export const allyEndpoints = {
  'tea.merchantCate': { method: 'GET', path: '/api/v4/tea/merchant-cate', auth: true, hide: false },
  'tea.merchantList': { method: 'GET', path: '/api/v4/tea/merchant-list', auth: true, hide: false },
  'merchant.list': { method: 'GET', path: '/api/merchants/v1/list', auth: false, hide: false },
  'merchant.nearby': { method: 'GET', path: '/api/merchants/v1/nearby', auth: false, hide: false },
} as const satisfies Record<string, Endpoint>;
