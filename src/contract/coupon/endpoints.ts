import type { Endpoint } from '../kit';

export const couponEndpoints = {
  'marketing.couponType': { method: 'GET', path: '/api/inv-shop/v1/marketing/coupon-type', auth: false, hide: false },
  'tea.getcoupon': { method: 'POST', path: '/api/v4/tea/getcoupon', auth: true, hide: false },
  'coupon.index': { method: 'GET', path: '/api/v4/coupon/index', auth: true, hide: false },
  'coupon.getcouponlist': { method: 'GET', path: '/api/v4/coupon/getcouponlist', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
