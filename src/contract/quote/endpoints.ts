import type { Endpoint } from '../kit';

export const quoteEndpoints = {
  'manage.quoteList': { method: 'GET', path: '/api/v4/manage/quote-list', auth: true, hide: false },
  'manage.quoteInfo': { method: 'GET', path: '/api/v4/manage/quote-info', auth: true, hide: false },
  'manage.quoteScan': { method: 'GET', path: '/api/v4/manage/quote-scan', auth: true, hide: false },
  'manage.quoteSave': { method: 'POST', path: '/api/v4/manage/quote-save', auth: true, hide: false },
  'manage.quoteProduct': { method: 'GET', path: '/api/v4/manage/quote-product', auth: true, hide: false },
  'manage.quoteAnswer': { method: 'POST', path: '/api/v4/manage/quote-answer', auth: true, hide: false },
  'manage.quoteSeen': { method: 'POST', path: '/api/v4/manage/quote-seen', auth: true, hide: true },
  'manage.inquiries': { method: 'GET', path: '/api/v4/manage/inquiries', auth: true, hide: false },
  'manage.inquiryMove': { method: 'POST', path: '/api/v4/manage/inquiry-move', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
