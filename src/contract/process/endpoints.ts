import type { Endpoint } from '../kit';

/** Processes of the staff: forms with a path of approvals. */
export const processEndpoints = {
  'process.input': { method: 'GET', path: '/api/v4/process/input', auth: true, hide: false },
  'process.inputSave': { method: 'POST', path: '/api/v4/process/input-save', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
