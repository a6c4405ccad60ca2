import type { Endpoint } from '../kit';

export const traceEndpoints = {
  'tea.official': { method: 'GET', path: '/api/v4/tea/official', auth: true, hide: false },
  'tea.officialTrace': { method: 'GET', path: '/api/v4/tea/official/trace', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
