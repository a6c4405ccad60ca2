import type { Endpoint } from '../kit';

export const fileEndpoints = {
  'file.videos': { method: 'POST', path: '/api/v1/file/videos', auth: true, hide: false },
  'file.ownVideos': { method: 'GET', path: '/api/v1/file/videos', auth: true, hide: false },
  'file.videoDelete': { method: 'DELETE', path: '/api/v1/file/videos/:id', auth: true, hide: false },
  'file.files': { method: 'POST', path: '/api/v1/file/files', auth: true, hide: false },
  'file.voices': { method: 'POST', path: '/api/v1/file/voices', auth: true, hide: false },
  'file.images': { method: 'POST', path: '/api/v1/file/images', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
