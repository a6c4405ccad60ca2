import type { Endpoint } from '../kit';

export const cartEndpoints = {
  'cartItem.index': { method: 'GET', path: '/api/inv-shop/v1/cart-item', auth: true, hide: false },
  'cartItem.create': { method: 'POST', path: '/api/inv-shop/v1/cart-item', auth: true, hide: false },
  'cartItem.select': { method: 'POST', path: '/api/inv-shop/v1/cart-item/select', auth: true, hide: true },
  'cartItem.merge': { method: 'POST', path: '/api/inv-shop/v1/cart-item/merge', auth: true, hide: true },
  'cartItem.update': { method: 'PUT', path: '/api/inv-shop/v1/cart-item/:id', auth: true, hide: false },
  'cartItem.delete': { method: 'DELETE', path: '/api/inv-shop/v1/cart-item/:id', auth: true, hide: false },
  'atShop.cartIndex': { method: 'GET', path: '/api/a-t-shop/cart/index', auth: true, hide: false },
  'atShop.cartAdd': { method: 'POST', path: '/api/a-t-shop/cart/add', auth: true, hide: false },
  'atShop.cartDelete': { method: 'POST', path: '/api/a-t-shop/cart/delete-cart', auth: true, hide: false },
  'atShop.cartCount': { method: 'GET', path: '/api/a-t-shop/cart/count', auth: true, hide: true },
} as const satisfies Record<string, Endpoint>;
