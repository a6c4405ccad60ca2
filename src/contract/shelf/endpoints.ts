import type { Endpoint } from '../kit';

/** Stores as shops of their own: where to pick up, the store's page, its shelf, the code a member shows there. */
export const shelfEndpoints = {
  'atShop.defaultIndex': { method: 'GET', path: '/api/a-t-shop/default/index', auth: false, hide: false },
  'memberV4.qrcode': { method: 'GET', path: '/api/v4/member/qrcode', auth: true, hide: false },
  'tea.shopCateList': { method: 'GET', path: '/api/v4/tea/shop-cate-list', auth: true, hide: false },
  'tea.shopCate': { method: 'GET', path: '/api/v4/tea/shop-cate', auth: true, hide: false },
  'tea.shopCateProduct': { method: 'GET', path: '/api/v4/tea/shop-cate-product', auth: true, hide: false },
  'pickUp.index': { method: 'GET', path: '/api/v3/pick-up', auth: false, hide: false },
} as const satisfies Record<string, Endpoint>;
