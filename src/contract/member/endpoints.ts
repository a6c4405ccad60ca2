import type { Endpoint } from '../kit';

export const memberEndpoints = {
  'member.my': { method: 'GET', path: '/api/v1/member/member/my', auth: true, hide: true },
  'member.save': { method: 'POST', path: '/api/v1/member/member/save', auth: true, hide: false },
  'member.resetPw': { method: 'POST', path: '/api/v1/member/member/reset-pw', auth: false, hide: false },
  'member.checkPayPw': { method: 'POST', path: '/api/v1/member/member/check-pay-pw', auth: true, hide: false },
  'member.close': { method: 'POST', path: '/api/v1/member/member/close', auth: 'required', hide: false },
  'memberV4.sharer': { method: 'GET', path: '/api/v4/member/sharer', auth: false, hide: true },
  'memberV4.bind': { method: 'POST', path: '/api/v4/member/bind', auth: true, hide: false },
  'notify.index': { method: 'GET', path: '/api/v1/member/notify', auth: true, hide: false },
  'notify.view': { method: 'GET', path: '/api/v1/member/notify/:id', auth: true, hide: false },
  'notify.read': { method: 'POST', path: '/api/v1/member/notify/read', auth: true, hide: true },
  'notify.delete': { method: 'DELETE', path: '/api/v1/member/notify/:id', auth: true, hide: false },
  'notify.statistics': { method: 'GET', path: '/api/v1/member/notify/statistics', auth: true, hide: true },
  'footprint.count': { method: 'GET', path: '/api/v4/member/count', auth: true, hide: true },
  'site.smsCode': { method: 'POST', path: '/api/v1/site/sms-code', auth: false, hide: false },
  'site.wechatLogin': { method: 'POST', path: '/api/v1/site/wechat-login', auth: false, hide: false },
  'site.login': { method: 'POST', path: '/api/v1/site/login', auth: false, hide: false },
  'site.mobileLogin': { method: 'POST', path: '/api/v1/site/mobile-login', auth: false, hide: false },
  'site.dingLogin': { method: 'POST', path: '/api/v1/site/ding-login', auth: false, hide: false },
  'site.wxlogin': { method: 'POST', path: '/api/v1/site/wxlogin', auth: false, hide: true },
  'miniProgram.login': { method: 'POST', path: '/api/v1/mini-program/login', auth: false, hide: true },
  'miniProgram.mobileLogin': { method: 'POST', path: '/api/v1/mini-program/mobile-login', auth: false, hide: false },
  'login.codeLogin': { method: 'POST', path: '/api/v2/login/code-login', auth: false, hide: false },
  'login.register': { method: 'POST', path: '/api/v2/login/register', auth: false, hide: false },
  'carrierSms.send': { method: 'POST', path: '/api/v1/carrier-sms/send', auth: false, hide: false },
  'carrierSms.verify': { method: 'POST', path: '/api/v1/carrier-sms/verify', auth: false, hide: false },

  // Beyond the specification (__tests__/contract/additions.tsv).
  'notify.settings': { method: 'GET', path: '/api/v1/member/notify/settings', auth: true, hide: false },
  'notify.subscribe': { method: 'POST', path: '/api/v1/member/notify/subscribe', auth: true, hide: false },
  'member.logout': { method: 'POST', path: '/api/v1/member/member/logout', auth: true, hide: true },
} as const satisfies Record<string, Endpoint>;
