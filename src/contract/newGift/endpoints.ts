import type { Endpoint } from '../kit';

export const newGiftEndpoints = {
  'tea.gift': { method: 'GET', path: '/api/v4/tea/gift', auth: false, hide: true },
  'memberV4.newGift': { method: 'GET', path: '/api/v4/member/new-gift', auth: true, hide: false },
  'memberV4.newGiftSave': { method: 'POST', path: '/api/v4/member/new-gift-save', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
