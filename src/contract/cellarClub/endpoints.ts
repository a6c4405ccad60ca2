import type { Endpoint } from '../kit';

export const cellarClubEndpoints = {
  'tea.cellarClimate': { method: 'GET', path: '/api/v4/tea/cellar-climate', auth: false, hide: false },
  'jiaozhu.index': { method: 'GET', path: '/api/v4/jiaozhu/index', auth: true, hide: false },
  'jiaozhu.applySave': { method: 'POST', path: '/api/v4/jiaozhu/apply-save', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
