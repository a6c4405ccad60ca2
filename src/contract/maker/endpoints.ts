import type { Endpoint } from '../kit';

export const makerEndpoints = {
  'tea.masterCate': { method: 'GET', path: '/api/v4/tea/master-cate', auth: true, hide: false },
  'tea.master': { method: 'GET', path: '/api/v4/tea/master', auth: true, hide: false },
  'tea.producerCate': { method: 'GET', path: '/api/v4/tea/producer-cate', auth: true, hide: false },
  'tea.producer': { method: 'GET', path: '/api/v4/tea/producer', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
