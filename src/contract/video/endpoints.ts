import type { Endpoint } from '../kit';

export const videoEndpoints = {
  'video.index': { method: 'GET', path: '/api/v4/video/index', auth: true, hide: false },
  'video.search': { method: 'GET', path: '/api/v4/video/search', auth: true, hide: true },
  'video.videoSearch': { method: 'GET', path: '/api/v4/video/video-search', auth: true, hide: false },
  'video.slicingCate': { method: 'GET', path: '/api/v4/video/video-slicing-cate', auth: true, hide: false },
  'video.slicing': { method: 'GET', path: '/api/v4/video/video-slicing', auth: true, hide: false },
  'video.click': { method: 'POST', path: '/api/v4/video/click', auth: true, hide: true },
  'video.alibabaVideo': { method: 'GET', path: '/api/v4/video/alibaba-video', auth: true, hide: false },
  'video.card': { method: 'GET', path: '/api/v4/video/card', auth: false, hide: true },
  'video.place': { method: 'POST', path: '/api/v4/video/place', auth: true, hide: true },
  'video.history': { method: 'GET', path: '/api/v4/video/history', auth: true, hide: false },
  'video.historyDelete': { method: 'POST', path: '/api/v4/video/history-delete', auth: true, hide: false },
  'video.later': { method: 'GET', path: '/api/v4/video/later', auth: true, hide: false },
  'video.laterSave': { method: 'POST', path: '/api/v4/video/later-save', auth: true, hide: false },
  'video.collections': { method: 'GET', path: '/api/v4/video/collections', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
