import type { Endpoint } from '../kit';

export const audioEndpoints = {
  'video.audio': { method: 'GET', path: '/api/v4/video/audio', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
