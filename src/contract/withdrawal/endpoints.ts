import type { Endpoint } from '../kit';

/** Money that leaves the house: to a bank card, to the messenger, through a settlement service. */
export const withdrawalEndpoints = {
  'member.withdraw': { method: 'GET', path: '/api/v1/member/member/withdraw', auth: true, hide: false },
  'member.withdrawLog': { method: 'GET', path: '/api/v1/member/member/withdraw-log', auth: true, hide: false },
  'withdraw.preview': { method: 'GET', path: '/api/v1/member/withdraw/preview', auth: true, hide: false },
  'withdraw.draw': { method: 'POST', path: '/api/v1/member/withdraw/draw', auth: 'required', hide: false },
  'external.withdraw': { method: 'POST', path: '/api/v2/external/withdraw', auth: 'required', hide: false },
  'wechatWithdraw.index': { method: 'GET', path: '/api/v1/wechat/withdraw', auth: true, hide: false },
  'wechatWithdraw.confirm': { method: 'POST', path: '/api/v1/wechat/withdraw/confirm', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
