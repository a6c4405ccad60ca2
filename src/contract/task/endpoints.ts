import type { Endpoint } from '../kit';

/** Tasks and audits of the staff. */
export const taskEndpoints = {
  'ding.tasksMessage': { method: 'GET', path: '/api/v4/ding/tasks-message', auth: true, hide: false },
  'ding.tasksComplete': { method: 'POST', path: '/api/v4/ding/tasks-complete', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
