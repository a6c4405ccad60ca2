import type { Endpoint } from '../kit';

export const addressEndpoints = {
  'address.list': { method: 'GET', path: '/api/v1/member/address', auth: true, hide: false },
  'address.create': { method: 'POST', path: '/api/v1/member/address', auth: true, hide: false },
  'address.default': { method: 'GET', path: '/api/v1/member/address/default', auth: true, hide: true },
  'address.setDefault': { method: 'POST', path: '/api/v1/member/address/default', auth: true, hide: false },
  'address.view': { method: 'GET', path: '/api/v1/member/address/:id', auth: true, hide: false },
  'address.update': { method: 'PUT', path: '/api/v1/member/address/:id', auth: true, hide: false },
  'address.delete': { method: 'DELETE', path: '/api/v1/member/address/:id', auth: true, hide: false },
  'address.parse': { method: 'POST', path: '/api/v1/member/address/parse', auth: true, hide: false },
  'shop.provinces': { method: 'GET', path: '/api/inv-shop/v1/provinces', auth: false, hide: true },
} as const satisfies Record<string, Endpoint>;
