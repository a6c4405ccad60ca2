import type { Endpoint } from '../kit';

export const cultureEndpoints = {
  'tea.newIndex': { method: 'GET', path: '/api/v4/tea/new-index', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
