import type { Endpoint } from '../kit';

/** The workbench of the staff. */
export const deskEndpoints = {
  'ding.token': { method: 'GET', path: '/api/v4/ding/ding-token', auth: true, hide: true },
  'desk.index': { method: 'GET', path: '/api/v4/desk/index', auth: true, hide: false },
  'desk.search': { method: 'GET', path: '/api/v4/desk/search', auth: true, hide: false },
  'desk.member': { method: 'GET', path: '/api/v4/desk/member', auth: true, hide: false },
  'desk.tell': { method: 'POST', path: '/api/v4/desk/tell', auth: true, hide: false },
  'desk.deadLetters': { method: 'GET', path: '/api/v4/desk/dead-letters', auth: true, hide: false },
  'desk.deadLetterEnd': { method: 'POST', path: '/api/v4/desk/dead-letter-end', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
