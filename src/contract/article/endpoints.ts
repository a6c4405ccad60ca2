import type { Endpoint } from '../kit';

export const articleEndpoints = {
  'article.index': { method: 'GET', path: '/apiv1/Article/index', auth: false, hide: false },
  'article.details': { method: 'GET', path: '/apiv1/Article/details', auth: false, hide: false },
} as const satisfies Record<string, Endpoint>;
