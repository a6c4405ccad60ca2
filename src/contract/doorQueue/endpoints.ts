import type { Endpoint } from '../kit';

export const doorQueueEndpoints = {
  'booking.queue': { method: 'GET', path: '/api/v4/tea/booking-queue', auth: true, hide: false },
  'booking.queueTake': { method: 'POST', path: '/api/v4/tea/booking-queue', auth: true, hide: false },
  'booking.queueAct': { method: 'POST', path: '/api/v4/tea/booking-queue-act', auth: true, hide: false },
  'booking.queueDesk': { method: 'GET', path: '/api/v4/tea/booking-queue-desk', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
