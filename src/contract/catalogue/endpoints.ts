import type { Endpoint } from '../kit';

export const catalogueEndpoints = {
  'memberV4.hobbyProduct': { method: 'GET', path: '/api/v4/member/hobby-product', auth: true, hide: true },
  'memberV4.hobbySave': { method: 'POST', path: '/api/v4/member/hobby-product', auth: true, hide: false },
  'shopV2.giftProduct': { method: 'GET', path: '/api/inv-shop/v2/gift-product', auth: false, hide: true },
  'shop.productIndex': { method: 'GET', path: '/api/inv-shop/v1/product', auth: false, hide: false },
  'shop.productView': { method: 'GET', path: '/api/inv-shop/v1/product/:id', auth: false, hide: false },
  'shop.productReviews': { method: 'GET', path: '/api/inv-shop/v1/product/:id/reviews', auth: false, hide: false },
  'shop.freightFee': { method: 'GET', path: '/api/inv-shop/v1/order/freight-fee', auth: false, hide: true },
  'atShop.goodsIndex': { method: 'GET', path: '/api/a-t-shop/goods/index', auth: false, hide: false },
  'atShop.goodsView': { method: 'GET', path: '/api/a-t-shop/goods/view', auth: false, hide: false },
  'atShop.freight': { method: 'GET', path: '/api/a-t-shop/order/freight', auth: true, hide: false },
  'atShop.goodsClass': { method: 'GET', path: '/api/a-t-shop/goods-class', auth: false, hide: false },
  'atShop.serviceLogo': { method: 'GET', path: '/api/a-t-shop/order/service-logo', auth: false, hide: true },
} as const satisfies Record<string, Endpoint>;
