import type { Endpoint } from '../kit';

export const teaEndpoints = {
  'tea.index': { method: 'GET', path: '/api/v4/tea/index', auth: false, hide: false },
  'tea.search': { method: 'GET', path: '/api/v4/tea/search', auth: false, hide: false },
} as const satisfies Record<string, Endpoint>;
