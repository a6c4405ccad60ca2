import type { Endpoint } from '../kit';

export const videoEndpoints = {
  'video.index': { method: 'GET', path: '/api/v4/video/index', auth: true, hide: false },
  'video.slicingCate': { method: 'GET', path: '/api/v4/video/video-slicing-cate', auth: true, hide: false },
  'video.slicing': { method: 'GET', path: '/api/v4/video/video-slicing', auth: true, hide: false },
  'video.click': { method: 'POST', path: '/api/v4/video/click', auth: true, hide: true },
  'video.alibabaVideo': { method: 'GET', path: '/api/v4/video/alibaba-video', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
