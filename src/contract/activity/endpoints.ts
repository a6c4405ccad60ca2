import type { Endpoint } from '../kit';

export const activityEndpoints = {
  'activity.productCate': { method: 'GET', path: '/api/v4/activity/product-cate', auth: true, hide: false },
  'activity.product': { method: 'GET', path: '/api/v4/activity/product', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
