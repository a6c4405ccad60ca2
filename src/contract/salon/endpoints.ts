import type { Endpoint } from '../kit';

export const salonEndpoints = {
  'tea.salon': { method: 'GET', path: '/api/v4/tea/salon', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
