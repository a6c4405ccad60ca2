import type { Endpoint } from '../kit';

export const videoEndpoints = {
  'video.click': { method: 'POST', path: '/api/v4/video/click', auth: true, hide: true },
  'video.alibabaVideo': { method: 'GET', path: '/api/v4/video/alibaba-video', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
