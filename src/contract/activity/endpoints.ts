import type { Endpoint } from '../kit';

export const activityEndpoints = {
  'activity.index': { method: 'GET', path: '/api/v4/activity/index', auth: true, hide: false },
  'activity.signUpSave': { method: 'POST', path: '/api/v4/activity/sign-up-save', auth: true, hide: false },
  'activity.signUpEdit': { method: 'POST', path: '/api/v4/activity/sign-up-edit', auth: true, hide: false },
  'activity.signUpCancel': { method: 'POST', path: '/api/v4/activity/sign-up-cancel', auth: true, hide: false },
  'activity.signIn': { method: 'POST', path: '/api/v4/activity/sign-in', auth: true, hide: false },
  'activity.seatHold': { method: 'POST', path: '/api/v4/activity/seat-hold', auth: true, hide: false },
  'activity.waitSave': { method: 'POST', path: '/api/v4/activity/wait-save', auth: true, hide: false },
  'activity.waitLeave': { method: 'POST', path: '/api/v4/activity/wait-leave', auth: true, hide: false },
  'activity.ticketGive': { method: 'POST', path: '/api/v4/activity/ticket-give', auth: true, hide: false },
  'activity.ticketTake': { method: 'POST', path: '/api/v4/activity/ticket-take', auth: true, hide: false },
  'activity.door': { method: 'GET', path: '/api/v4/activity/door', auth: true, hide: false },
  'activity.doorSave': { method: 'POST', path: '/api/v4/activity/door-save', auth: true, hide: false },
  'activity.hostAct': { method: 'POST', path: '/api/v4/activity/host-act', auth: true, hide: false },
  'activity.input': { method: 'GET', path: '/api/v4/activity/input', auth: true, hide: false },
  'activity.inputSave': { method: 'POST', path: '/api/v4/activity/input-save', auth: true, hide: false },
  'activity.vip': { method: 'GET', path: '/api/v4/activity/vip', auth: true, hide: false },
  'activity.vipSave': { method: 'POST', path: '/api/v4/activity/vip-save', auth: true, hide: false },
  'activity.saveTags': { method: 'POST', path: '/api/v4/activity/save-tags', auth: true, hide: false },
  'activity.productCate': { method: 'GET', path: '/api/v4/activity/product-cate', auth: true, hide: false },
  'activity.product': { method: 'GET', path: '/api/v4/activity/product', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
