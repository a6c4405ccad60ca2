import type { Endpoint } from '../kit';

/** Conversations of the staff and with members. */
export const chatEndpoints = {
  'site.dingChat': { method: 'POST', path: '/api/v1/site/ding-chat', auth: true, hide: false },
  'ding.chat': { method: 'GET', path: '/api/v4/ding/chat', auth: true, hide: false },
  'ding.chatSend': { method: 'POST', path: '/api/v4/ding/chat', auth: true, hide: false },
  'ding.chatReport': { method: 'POST', path: '/api/v4/ding/chat-report', auth: true, hide: false },
  'ding.chatInfo': { method: 'GET', path: '/api/v4/ding/chat-info', auth: true, hide: false },
  'ding.chatSearch': { method: 'GET', path: '/api/v4/ding/chat-search', auth: true, hide: false },
  'ding.chatFile': { method: 'GET', path: '/api/v4/ding/chat-file', auth: true, hide: false },
  'ding.chatMark': { method: 'POST', path: '/api/v4/ding/chat-mark', auth: true, hide: true },
  'ding.chatTask': { method: 'POST', path: '/api/v4/ding/chat-task', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
