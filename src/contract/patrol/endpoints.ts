import type { Endpoint } from '../kit';

export const patrolEndpoints = {
  'patrol.scanCode': { method: 'GET', path: '/api/v4/patrol/scan-code', auth: true, hide: false },
  'patrol.scanCodeSave': { method: 'POST', path: '/api/v4/patrol/scan-code', auth: true, hide: false },
  'patrol.index': { method: 'GET', path: '/api/v4/patrol/index', auth: true, hide: false },
  'patrol.rectify': { method: 'POST', path: '/api/v4/patrol/index', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
