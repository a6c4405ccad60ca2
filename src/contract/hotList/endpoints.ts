import type { Endpoint } from '../kit';

export const hotListEndpoints = {
  'tea.productHotCate': { method: 'GET', path: '/api/v4/tea/product-hot-cate', auth: true, hide: false },
  'tea.productHot': { method: 'GET', path: '/api/v4/tea/product-hot', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
