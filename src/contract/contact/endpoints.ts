import type { Endpoint } from '../kit';

export const contactEndpoints = {
  'tea.contactUs': { method: 'GET', path: '/api/v4/tea/contact-us', auth: true, hide: false },
  'tea.contactUsOne': { method: 'GET', path: '/api/v4/tea/contact-us-one', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
