import type { Endpoint } from '../kit';

export const siteEndpoints = {
  'site.config': { method: 'GET', path: '/api/v1/site/config', auth: false, hide: true },
  'site.wechatConfig': { method: 'GET', path: '/api/v1/site/wechat-config', auth: false, hide: true },
  'site.setMsgNotice': { method: 'POST', path: '/api/v1/site/set-msg-notice', auth: true, hide: false },
  'site.share': { method: 'GET', path: '/api/v1/site/share', auth: false, hide: true },
  'atShop.share': { method: 'GET', path: '/api/a-t-shop/share', auth: false, hide: true },
  'site.poster': { method: 'POST', path: '/api/v1/site/poster', auth: true, hide: false },
  'site.getThumb': { method: 'GET', path: '/api/v1/site/get-thumb', auth: false, hide: true },
  'legacy.userItem': { method: 'GET', path: '/apiv1/User/get_user_item', auth: true, hide: true },
} as const satisfies Record<string, Endpoint>;
