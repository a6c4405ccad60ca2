import type { Endpoint } from '../kit';

export const lifeEndpoints = {
  'tea.lifeCircle': { method: 'GET', path: '/api/v4/tea/life-circle', auth: true, hide: false },
  'tea.lifePost': { method: 'POST', path: '/api/v4/tea/life-circle', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
