import type { Endpoint } from '../kit';

export const memberEndpoints = {
  'member.my': { method: 'GET', path: '/api/v1/member/member/my', auth: true, hide: true },
  'member.save': { method: 'POST', path: '/api/v1/member/member/save', auth: true, hide: false },
  'member.resetPw': { method: 'POST', path: '/api/v1/member/member/reset-pw', auth: false, hide: false },
  'member.checkPayPw': { method: 'POST', path: '/api/v1/member/member/check-pay-pw', auth: true, hide: false },
  'member.close': { method: 'POST', path: '/api/v1/member/member/close', auth: 'required', hide: false },
  'address.list': { method: 'GET', path: '/api/v1/member/address', auth: true, hide: false },
  'address.create': { method: 'POST', path: '/api/v1/member/address', auth: true, hide: false },
  'address.default': { method: 'GET', path: '/api/v1/member/address/default', auth: true, hide: true },
  'address.setDefault': { method: 'POST', path: '/api/v1/member/address/default', auth: true, hide: false },
  'address.view': { method: 'GET', path: '/api/v1/member/address/:id', auth: true, hide: false },
  'address.update': { method: 'PUT', path: '/api/v1/member/address/:id', auth: true, hide: false },
  'address.delete': { method: 'DELETE', path: '/api/v1/member/address/:id', auth: true, hide: false },
  'notify.statistics': { method: 'GET', path: '/api/v1/member/notify/statistics', auth: true, hide: true },
  'footprint.count': { method: 'GET', path: '/api/v4/member/count', auth: true, hide: true },
  'memberV4.hobbyProduct': { method: 'GET', path: '/api/v4/member/hobby-product', auth: true, hide: true },
  'memberV4.hobbySave': { method: 'POST', path: '/api/v4/member/hobby-product', auth: true, hide: false },
  'collect.create': { method: 'POST', path: '/api/v4/collect/create', auth: true, hide: false },
  'wechat.getRemind': { method: 'GET', path: '/api/v4/wechat/get-remind', auth: true, hide: true },
  'wechat.remind': { method: 'POST', path: '/api/v4/wechat/remind', auth: true, hide: false },

  // Beyond the specification (__tests__/contract/additions.tsv).
  'member.logout': { method: 'POST', path: '/api/v1/member/member/logout', auth: true, hide: true },
} as const satisfies Record<string, Endpoint>;
