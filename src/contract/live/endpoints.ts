import type { Endpoint } from '../kit';

/** Live rooms and the cameras of the gardens. */
export const liveEndpoints = {
  'college.live': { method: 'GET', path: '/api/a-t-college/live', auth: false, hide: false },
  'college.liveView': { method: 'GET', path: '/api/a-t-college/live/:id', auth: false, hide: false },
  'college.liveMessages': { method: 'GET', path: '/api/a-t-college/live/:id/messages', auth: false, hide: true },
  'college.liveSend': { method: 'POST', path: '/api/a-t-college/live/:id/messages', auth: true, hide: false },
  'college.liveQuestions': { method: 'GET', path: '/api/a-t-college/live/:id/questions', auth: false, hide: true },
  'college.livePlay': { method: 'POST', path: '/api/a-t-college/live-play', auth: false, hide: true },
  'college.liveDesk': { method: 'GET', path: '/api/a-t-college/live/:id/desk', auth: true, hide: false },
  'college.liveHost': { method: 'POST', path: '/api/a-t-college/live-host', auth: true, hide: false },
  'college.liveSubscribe': { method: 'POST', path: '/api/a-t-college/live-subscribe', auth: true, hide: false },
  'shop.live': { method: 'GET', path: '/api/inv-shop/v1/live', auth: false, hide: true },
} as const satisfies Record<string, Endpoint>;
