import type { Endpoint } from '../kit';

/** 瓜瓜币 given away: to tea friends, or to merchants for what they offer. */
export const coinEndpoints = {
  'credits.sendCoin': { method: 'POST', path: '/api/v1/member/credits/send-coin', auth: 'required', hide: false },
  'merchant.melonTransfer': { method: 'POST', path: '/api/merchants/v1/melon-transfer', auth: 'required', hide: false },
} as const satisfies Record<string, Endpoint>;
