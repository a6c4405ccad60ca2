import type { Endpoint } from '../kit';

export const searchEndpoints = {
  'tea.search': { method: 'GET', path: '/api/v4/tea/search', auth: false, hide: false },
} as const satisfies Record<string, Endpoint>;
