import type { Endpoint } from '../kit';

export const favouriteEndpoints = {
  'footprint.index': { method: 'GET', path: '/api/v4/member/index', auth: true, hide: false },
  'footprint.delete': { method: 'DELETE', path: '/api/v4/member/index', auth: true, hide: false },
  'footprint.cate': { method: 'GET', path: '/api/v4/member/cate', auth: true, hide: false },
  'footprint.soldOut': { method: 'GET', path: '/api/v4/member/sold-out', auth: true, hide: false },
  'collect.index': { method: 'GET', path: '/api/v4/collect/index', auth: true, hide: false },
  'collect.cate': { method: 'GET', path: '/api/v4/collect/cate', auth: true, hide: false },
  'collect.create': { method: 'POST', path: '/api/v4/collect/create', auth: true, hide: false },
  'wechat.getRemind': { method: 'GET', path: '/api/v4/wechat/get-remind', auth: true, hide: true },
  'wechat.remind': { method: 'POST', path: '/api/v4/wechat/remind', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
