import type { Endpoint } from '../kit';

export const channelEndpoints = {
  'login.bindChannel': { method: 'POST', path: '/api/v2/login/bind-channel', auth: false, hide: false },
  'atShop.login': { method: 'POST', path: '/api/a-t-shop/login', auth: false, hide: false },
  'channel.index': { method: 'GET', path: '/api/inv-channel/v1', auth: true, hide: false },
  'channel.product': { method: 'GET', path: '/api/inv-channel/v1/product', auth: true, hide: false },
  'channel.preview': { method: 'POST', path: '/api/inv-channel/v1/preview', auth: true, hide: false },
  'atShop.createOrderChannel': {
    method: 'POST',
    path: '/api/a-t-shop/order/create-order-channel',
    auth: true,
    hide: false,
  },
} as const satisfies Record<string, Endpoint>;
