import type { Endpoint } from '../kit';

export const exchangeEndpoints = {
  'shopV2.exchange': { method: 'GET', path: '/api/inv-shop/v2/exchange', auth: true, hide: false },
  'special.xigua': { method: 'GET', path: '/api/v2/special/xigua', auth: true, hide: false },
  'integralGoods.index': { method: 'GET', path: '/api/v2/integral-goods', auth: true, hide: false },
  'integralGoods.exchange': { method: 'POST', path: '/api/v2/integral-goods', auth: true, hide: false },
  'integralGoods.give': { method: 'POST', path: '/api/v2/integral-goods/give', auth: true, hide: false },
  'integralGoods.accept': { method: 'POST', path: '/api/v2/integral-goods/:id/accept', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
