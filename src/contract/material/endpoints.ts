import type { Endpoint } from '../kit';

/** Materials for learning and for selling. */
export const materialEndpoints = {
  'college.material': { method: 'GET', path: '/api/a-t-college/material', auth: true, hide: false },
  'college.materialGet': { method: 'POST', path: '/api/a-t-college/material', auth: true, hide: false },
  'college.materialPreview': {
    method: 'GET',
    path: '/api/a-t-college/material/:id/preview',
    auth: true,
    hide: false,
  },
} as const satisfies Record<string, Endpoint>;
