import type { Endpoint } from '../kit';

/** Live rooms and the cameras of the gardens. */
export const liveEndpoints = {
  'college.liveView': { method: 'GET', path: '/api/a-t-college/live/:id', auth: false, hide: false },
  'college.liveSubscribe': { method: 'POST', path: '/api/a-t-college/live-subscribe', auth: true, hide: false },
  'shop.live': { method: 'GET', path: '/api/inv-shop/v1/live', auth: false, hide: true },
} as const satisfies Record<string, Endpoint>;
