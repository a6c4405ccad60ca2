import type { Endpoint } from '../kit';

export const loginEndpoints = {
  'auth.list': { method: 'GET', path: '/api/v1/member/auth', auth: true, hide: false },
  'auth.delete': { method: 'POST', path: '/api/v1/member/auth/delete', auth: true, hide: false },
  'site.unBindWechat': { method: 'POST', path: '/api/v1/site/un-bind-wechat', auth: true, hide: false },
  'site.wechatInfo': { method: 'GET', path: '/api/v1/site/wechat-info', auth: true, hide: true },
  'site.appLogin': { method: 'GET', path: '/api/v1/site/app-login', auth: true, hide: false },
  'site.appLoginConfirm': { method: 'POST', path: '/api/v1/site/app-login', auth: true, hide: false },
  'tv.dingAuth': { method: 'GET', path: '/api/v4/tv/ding-auth', auth: true, hide: false },
  'tv.dingAuthConfirm': { method: 'POST', path: '/api/v4/tv/ding-auth', auth: true, hide: false },

  // Beyond the specification (__tests__/contract/additions.tsv).
  'auth.devices': { method: 'GET', path: '/api/v1/member/auth/devices', auth: true, hide: false },
  'auth.endDevice': { method: 'POST', path: '/api/v1/member/auth/end-device', auth: true, hide: false },
  'ticket.create': { method: 'POST', path: '/api/v1/site/login-ticket', auth: false, hide: false },
  'ticket.state': { method: 'POST', path: '/api/v1/site/login-ticket/state', auth: false, hide: true },
  'screen.board': { method: 'POST', path: '/api/v4/tv/board', auth: false, hide: true },
  'screen.act': { method: 'POST', path: '/api/v4/tv/act', auth: false, hide: true },
} as const satisfies Record<string, Endpoint>;
