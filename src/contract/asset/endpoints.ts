import type { Endpoint } from '../kit';

export const assetEndpoints = {
  'asset.info': { method: 'GET', path: '/api/v4/asset/info', auth: true, hide: false },
  'asset.transferList': { method: 'GET', path: '/api/v4/asset/transfer', auth: true, hide: false },
  'asset.transfer': { method: 'POST', path: '/api/v4/asset/transfer', auth: true, hide: false },
  'asset.deptEmployee': { method: 'GET', path: '/api/v4/asset/dept-employee', auth: true, hide: false },
  'asset.updateTransfer': { method: 'POST', path: '/api/v4/asset/update-transfer', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
