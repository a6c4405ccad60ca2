import type { Endpoint } from '../kit';

export const shopEndpoints = {
  'shop.index': { method: 'GET', path: '/api/inv-shop/v1/index', auth: false, hide: false },
  'shopV2.home': { method: 'GET', path: '/api/inv-shop/v2/home', auth: false, hide: false },
  'shopV2.giftProduct': { method: 'GET', path: '/api/inv-shop/v2/gift-product', auth: false, hide: true },
  'shop.productIndex': { method: 'GET', path: '/api/inv-shop/v1/product', auth: false, hide: false },
  'shop.productView': { method: 'GET', path: '/api/inv-shop/v1/product/:id', auth: false, hide: false },
  'shop.productReviews': { method: 'GET', path: '/api/inv-shop/v1/product/:id/reviews', auth: false, hide: false },
  'shop.freightFee': { method: 'GET', path: '/api/inv-shop/v1/order/freight-fee', auth: false, hide: true },
  'shop.provinces': { method: 'GET', path: '/api/inv-shop/v1/provinces', auth: false, hide: true },
  'atShop.goodsClass': { method: 'GET', path: '/api/a-t-shop/goods-class', auth: false, hide: false },
  'atShop.serviceLogo': { method: 'GET', path: '/api/a-t-shop/order/service-logo', auth: false, hide: true },
  'pickUp.index': { method: 'GET', path: '/api/v3/pick-up', auth: false, hide: false },
} as const satisfies Record<string, Endpoint>;
