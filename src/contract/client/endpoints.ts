import type { Endpoint } from '../kit';

export const clientEndpoints = {
  'customer.index': { method: 'GET', path: '/api/v4/customer/index', auth: true, hide: false },
  'customer.indexInfo': { method: 'GET', path: '/api/v4/customer/index-info', auth: true, hide: false },
  'customer.info': { method: 'GET', path: '/api/v4/customer/info', auth: true, hide: false },
  'customer.infoNew': { method: 'GET', path: '/api/v4/customer/info-new', auth: true, hide: false },
  'customer.apply': { method: 'POST', path: '/api/v4/customer/apply', auth: true, hide: false },
  'customer.save': { method: 'POST', path: '/api/v4/customer/save', auth: true, hide: false },
  'customer.saveNew': { method: 'POST', path: '/api/v4/customer/save-new', auth: true, hide: false },
  'customer.duplicates': { method: 'GET', path: '/api/v4/customer/duplicates', auth: true, hide: false },
  'customer.merge': { method: 'POST', path: '/api/v4/customer/merge', auth: true, hide: false },
  'customer.mergeUndo': { method: 'POST', path: '/api/v4/customer/merge-undo', auth: true, hide: false },
  'customer.tell': { method: 'POST', path: '/api/v4/customer/tell', auth: true, hide: false },
  'pages.salesTeam': { method: 'GET', path: '/api/v1/pages?code=SALES_TEAM', auth: true, hide: false },
  'tea.countryList': { method: 'GET', path: '/api/v4/tea/country-list', auth: true, hide: true },
} as const satisfies Record<string, Endpoint>;
