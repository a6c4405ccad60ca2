import type { Endpoint } from '../kit';

export const vipEndpoints = {
  'level.my': { method: 'GET', path: '/api/v1/member/level/my', auth: true, hide: false },
  'level.up': { method: 'POST', path: '/api/v1/member/level/up', auth: true, hide: false },
  'member.gift': { method: 'GET', path: '/api/v1/member/member/gift', auth: true, hide: false },
  'member.giftClaim': { method: 'POST', path: '/api/v1/member/member/gift', auth: true, hide: false },
  'memberV4.vipRefund': { method: 'POST', path: '/api/v4/member/vip-refund', auth: true, hide: false },
  'memberV4.vipInfo': { method: 'GET', path: '/api/v4/member/vip-info', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
