import type { Endpoint } from '../kit';

export const stockTakeEndpoints = {
  'assetStock.stock': { method: 'GET', path: '/api/v4/asset-stock/stock', auth: true, hide: false },
  'assetStock.stockCreate': { method: 'POST', path: '/api/v4/asset-stock/stock', auth: true, hide: false },
  'assetStock.stockAsset': { method: 'GET', path: '/api/v4/asset-stock/stock-asset', auth: true, hide: false },
  'assetStock.checkAsset': { method: 'POST', path: '/api/v4/asset-stock/check-asset', auth: true, hide: false },
  'assetStock.isAsset': { method: 'GET', path: '/api/v4/asset-stock/is-asset', auth: true, hide: true },
  'assetStock.stockFinish': { method: 'POST', path: '/api/v4/asset-stock/stock-finish', auth: true, hide: false },
  'assetStock.stockCancel': { method: 'POST', path: '/api/v4/asset-stock/stock-cancel', auth: true, hide: false },
  'assetStock.delAsset': { method: 'POST', path: '/api/v4/asset-stock/del-asset', auth: true, hide: false },
  'ding.stockAdjustAudits': { method: 'GET', path: '/api/v4/ding/stock-adjust-audits', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
