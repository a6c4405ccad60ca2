import type { Endpoint } from '../kit';

export const collectEndpoints = {
  'collect.create': { method: 'POST', path: '/api/v4/collect/create', auth: true, hide: false },
  'wechat.getRemind': { method: 'GET', path: '/api/v4/wechat/get-remind', auth: true, hide: true },
  'wechat.remind': { method: 'POST', path: '/api/v4/wechat/remind', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
