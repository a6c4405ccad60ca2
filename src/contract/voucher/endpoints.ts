import type { Endpoint } from '../kit';

export const voucherEndpoints = {
  'buyAccount.index': { method: 'GET', path: '/api/v2/buy-account', auth: true, hide: false },
  'atShop.orderProof': { method: 'POST', path: '/api/a-t-shop/order/proof', auth: true, hide: false },
  'atShop.transfer': { method: 'POST', path: '/api/a-t-shop/order/transfer', auth: true, hide: true },
  'atShop.voucher': { method: 'GET', path: '/api/a-t-shop/default/voucher', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
