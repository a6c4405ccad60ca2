import type { Endpoint } from '../kit';

export const feedbackEndpoints = {
  'shop.opinion': { method: 'POST', path: '/api/inv-shop/v1/opinion', auth: false, hide: false },
  'tea.feedback': { method: 'GET', path: '/api/v4/tea/feedback', auth: true, hide: false },
  'tea.feedbackSave': { method: 'POST', path: '/api/v4/tea/feedback', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
