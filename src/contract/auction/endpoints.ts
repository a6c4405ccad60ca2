import type { Endpoint } from '../kit';

export const auctionEndpoints = {
  'marketing.auctionDeposit': {
    method: 'POST',
    path: '/api/inv-shop/v1/marketing/auction/:id/deposit',
    auth: true,
    hide: false,
  },
  'marketing.auctionBid': {
    method: 'POST',
    path: '/api/inv-shop/v1/marketing/auction/:id/bid',
    auth: true,
    hide: false,
  },
} as const satisfies Record<string, Endpoint>;
