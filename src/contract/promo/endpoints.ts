import type { Endpoint } from '../kit';

/** Promotions of a member: flash slots, member zones, hot lists, what was seen and kept, the new gift, points and coins. */
export const promoEndpoints = {
  'marketing.discount': { method: 'GET', path: '/api/inv-shop/v1/marketing/discount', auth: false, hide: false },
  'tea.discount': { method: 'GET', path: '/api/v4/tea/discount', auth: true, hide: false },
  'tea.discountProduct': { method: 'GET', path: '/api/v4/tea/discount-product', auth: true, hide: false },
  'tea.productHotCate': { method: 'GET', path: '/api/v4/tea/product-hot-cate', auth: true, hide: false },
  'tea.productHot': { method: 'GET', path: '/api/v4/tea/product-hot', auth: true, hide: false },
  'footprint.index': { method: 'GET', path: '/api/v4/member/index', auth: true, hide: false },
  'footprint.delete': { method: 'DELETE', path: '/api/v4/member/index', auth: true, hide: false },
  'footprint.cate': { method: 'GET', path: '/api/v4/member/cate', auth: true, hide: false },
  'footprint.soldOut': { method: 'GET', path: '/api/v4/member/sold-out', auth: true, hide: false },
  'collect.index': { method: 'GET', path: '/api/v4/collect/index', auth: true, hide: false },
  'collect.cate': { method: 'GET', path: '/api/v4/collect/cate', auth: true, hide: false },
  'tea.gift': { method: 'GET', path: '/api/v4/tea/gift', auth: false, hide: true },
  'memberV4.newGift': { method: 'GET', path: '/api/v4/member/new-gift', auth: true, hide: false },
  'memberV4.newGiftSave': { method: 'POST', path: '/api/v4/member/new-gift-save', auth: true, hide: false },
  'credits.index': { method: 'GET', path: '/api/v1/member/credits', auth: true, hide: false },
  'credits.mergeCion': { method: 'POST', path: '/api/v1/member/credits/merge-cion', auth: true, hide: false },
  'shopV2.exchange': { method: 'GET', path: '/api/inv-shop/v2/exchange', auth: true, hide: false },
  'special.prizePool': { method: 'GET', path: '/api/v2/special/prize-pool', auth: true, hide: false },
  'special.prizeDraw': { method: 'POST', path: '/api/v2/special/prize-pool', auth: true, hide: false },
  'special.xigua': { method: 'GET', path: '/api/v2/special/xigua', auth: true, hide: false },
  'special.exchange': { method: 'POST', path: '/api/v2/special/exchange', auth: true, hide: false },
  'integralGoods.index': { method: 'GET', path: '/api/v2/integral-goods', auth: true, hide: false },
  'integralGoods.exchange': { method: 'POST', path: '/api/v2/integral-goods', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
