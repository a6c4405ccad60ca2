import type { Endpoint } from '../kit';

export const venueEndpoints = {
  'tea.store': { method: 'GET', path: '/api/v4/tea/store', auth: false, hide: false },
  'legacy.houseIndex': { method: 'GET', path: '/apiv1/House/index', auth: false, hide: false },
  'legacy.houseDetails': { method: 'GET', path: '/apiv1/House/details', auth: false, hide: false },
} as const satisfies Record<string, Endpoint>;
