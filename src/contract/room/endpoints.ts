import type { Endpoint } from '../kit';

export const roomEndpoints = {
  'tea.bookingSlots': { method: 'GET', path: '/api/v4/tea/booking-slots', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
