import type { Endpoint } from '../kit';

/** What team members earn: rows, sums, reported sales, and the way of settled income out of its account. */
export const earningsEndpoints = {
  'achievement.index': { method: 'GET', path: '/api/v1/member/achievement', auth: true, hide: false },
  'achievement.view': { method: 'GET', path: '/api/v1/member/achievement/:id', auth: true, hide: false },
  'achievement.statistics': { method: 'GET', path: '/api/v1/member/achievement/statistics', auth: true, hide: false },
  'member.declaration': { method: 'GET', path: '/api/v1/member/member/declaration', auth: true, hide: false },
  'member.declarationSave': { method: 'POST', path: '/api/v1/member/member/declaration', auth: true, hide: false },
  'income.cash': { method: 'POST', path: '/api/v1/member/income/cash', auth: 'required', hide: false },
  'income.cashList': { method: 'GET', path: '/api/v1/member/income/cash', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
