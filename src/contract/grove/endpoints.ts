import type { Endpoint } from '../kit';

export const groveEndpoints = {
  'tea.fields': { method: 'GET', path: '/api/v4/tea/tea-fields', auth: false, hide: false },
  'tea.fieldView': { method: 'GET', path: '/api/v4/tea/tea-fields/:id', auth: false, hide: false },
  'tea.fieldTrees': { method: 'GET', path: '/api/v4/tea/tea-fields/:id/trees', auth: false, hide: false },
  'tea.treeView': { method: 'GET', path: '/api/v4/tea/tea-tree/:id', auth: false, hide: false },
  'tea.adoptCreate': { method: 'POST', path: '/api/v4/tea/adopt', auth: true, hide: false },
  'tea.adoptIndex': { method: 'GET', path: '/api/v4/tea/adopt', auth: true, hide: false },
  'tea.adoptView': { method: 'GET', path: '/api/v4/tea/adopt/:id', auth: true, hide: false },
  'tea.adoptAct': { method: 'POST', path: '/api/v4/tea/adopt/:id', auth: true, hide: false },
  'tea.harvests': { method: 'GET', path: '/api/v4/tea/harvest', auth: false, hide: false },
} as const satisfies Record<string, Endpoint>;
