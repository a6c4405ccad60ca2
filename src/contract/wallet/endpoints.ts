import type { Endpoint } from '../kit';

/** A member's own money: what is in the accounts, how it grows, and to whom of one's own it may be given. */
export const walletEndpoints = {
  'credits.statistics': { method: 'GET', path: '/api/v1/member/credits/statistics', auth: true, hide: false },
  'credits.sendMoney': { method: 'POST', path: '/api/v1/member/credits/send-money', auth: 'required', hide: false },
  'special.directMembers': { method: 'GET', path: '/api/v2/special/direct-members', auth: true, hide: false },
  'recharge.create': { method: 'POST', path: '/api/v1/member/recharge', auth: true, hide: false },
  'recharge.index': { method: 'GET', path: '/api/v1/member/recharge', auth: true, hide: false },
  'recharge.config': { method: 'GET', path: '/api/v1/member/recharge-config', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
