import type { Endpoint } from '../kit';

export const exploreEndpoints = {
  'tea.explore': { method: 'GET', path: '/api/v4/tea/explore', auth: true, hide: false },
  'tea.exploreVisit': { method: 'POST', path: '/api/v4/tea/explore-visit', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
