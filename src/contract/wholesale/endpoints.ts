import type { Endpoint } from '../kit';

/** Wholesale, the cellar's stock of an owner, offline transfers. */
export const wholesaleEndpoints = {
  'shopV2.wholesale': { method: 'GET', path: '/api/inv-shop/v2/wholesale', auth: false, hide: false },
  'special.wholesaleList': { method: 'GET', path: '/api/v2/special/wholesale-list', auth: true, hide: false },
  'special.wholesaleDetail': { method: 'GET', path: '/api/v2/special/wholesale-detail', auth: true, hide: false },
  'special.wholesaleApply': { method: 'POST', path: '/api/v2/special/wholesale-apply', auth: true, hide: false },
  'special.inquirySave': { method: 'POST', path: '/api/v2/special/inquiry-save', auth: true, hide: false },
  'buyAccount.index': { method: 'GET', path: '/api/v2/buy-account', auth: true, hide: false },
  'atShop.orderProof': { method: 'POST', path: '/api/a-t-shop/order/proof', auth: true, hide: false },
  'atShop.voucher': { method: 'GET', path: '/api/a-t-shop/default/voucher', auth: true, hide: false },
  'escrow.index': { method: 'GET', path: '/api/v4/stock/escrow', auth: true, hide: false },
  'escrow.act': { method: 'POST', path: '/api/v4/stock/escrow', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
