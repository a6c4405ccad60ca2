import type { Endpoint } from '../kit';

export const donationEndpoints = {
  'donation.index': { method: 'GET', path: '/api/v1/member/donation', auth: true, hide: false },
  'donation.create': { method: 'POST', path: '/api/v1/member/donation', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
