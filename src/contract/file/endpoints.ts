import type { Endpoint } from '../kit';

export const fileEndpoints = {
  'file.images': { method: 'POST', path: '/api/v1/file/images', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
