import type { Endpoint } from '../kit';

export const cultureEndpoints = {
  'tea.newIndex': { method: 'GET', path: '/api/v4/tea/new-index', auth: true, hide: false },
  'tea.masterCate': { method: 'GET', path: '/api/v4/tea/master-cate', auth: true, hide: false },
  'tea.master': { method: 'GET', path: '/api/v4/tea/master', auth: true, hide: false },
  'tea.producerCate': { method: 'GET', path: '/api/v4/tea/producer-cate', auth: true, hide: false },
  'tea.producer': { method: 'GET', path: '/api/v4/tea/producer', auth: true, hide: false },
  'tea.official': { method: 'GET', path: '/api/v4/tea/official', auth: true, hide: false },
  'tea.officialTrace': { method: 'GET', path: '/api/v4/tea/official/trace', auth: true, hide: false },
  'tea.salon': { method: 'GET', path: '/api/v4/tea/salon', auth: true, hide: false },
  'tea.lifeCircle': { method: 'GET', path: '/api/v4/tea/life-circle', auth: true, hide: false },
  'tea.lifePost': { method: 'POST', path: '/api/v4/tea/life-circle', auth: true, hide: false },
  'tea.merchantCate': { method: 'GET', path: '/api/v4/tea/merchant-cate', auth: true, hide: false },
  'tea.merchantList': { method: 'GET', path: '/api/v4/tea/merchant-list', auth: true, hide: false },
  'merchant.list': { method: 'GET', path: '/api/merchants/v1/list', auth: false, hide: false },
  'merchant.nearby': { method: 'GET', path: '/api/merchants/v1/nearby', auth: false, hide: false },
  'article.index': { method: 'GET', path: '/apiv1/Article/index', auth: false, hide: false },
  'article.details': { method: 'GET', path: '/apiv1/Article/details', auth: false, hide: false },
  'video.audio': { method: 'GET', path: '/api/v4/video/audio', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
