import type { Endpoint } from '../kit';

/** Tasks and audits of the staff. */
export const taskEndpoints = {
  'ding.tasksMessage': { method: 'GET', path: '/api/v4/ding/tasks-message', auth: true, hide: false },
  'ding.tasksComplete': { method: 'POST', path: '/api/v4/ding/tasks-complete', auth: true, hide: false },
  'ding.tasksBatch': { method: 'POST', path: '/api/v4/ding/tasks-batch', auth: true, hide: false },
  'ding.tasksHand': { method: 'POST', path: '/api/v4/ding/tasks-hand', auth: true, hide: false },
  'ding.tasksColleagues': { method: 'GET', path: '/api/v4/ding/tasks-colleagues', auth: true, hide: false },
  'ding.absence': { method: 'GET', path: '/api/v4/ding/absence', auth: true, hide: false },
  'ding.absenceSave': { method: 'POST', path: '/api/v4/ding/absence-save', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
