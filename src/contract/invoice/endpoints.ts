import type { Endpoint } from '../kit';

/** A member's invoices: the titles they are made out to, what may be invoiced, and the papers themselves. */
export const invoiceEndpoints = {
  'memberInvoice.titles': { method: 'GET', path: '/api/v1/member/invoice/titles', auth: true, hide: false },
  'memberInvoice.titleSave': { method: 'POST', path: '/api/v1/member/invoice/titles', auth: true, hide: false },
  'memberInvoice.titleDelete': {
    method: 'DELETE',
    path: '/api/v1/member/invoice/titles/:id',
    auth: true,
    hide: false,
  },
  'memberInvoice.companies': { method: 'GET', path: '/api/v1/member/invoice/companies', auth: true, hide: false },
  'memberInvoice.orders': { method: 'GET', path: '/api/v1/member/invoice/orders', auth: true, hide: false },
  'memberInvoice.apply': { method: 'POST', path: '/api/v1/member/invoice/apply', auth: true, hide: false },
  'memberInvoice.index': { method: 'GET', path: '/api/v1/member/invoice', auth: true, hide: false },
  'memberInvoice.view': { method: 'GET', path: '/api/v1/member/invoice/:id', auth: true, hide: false },
  'memberInvoice.act': { method: 'POST', path: '/api/v1/member/invoice/:id', auth: true, hide: false },
  'shop.invoice': { method: 'GET', path: '/api/inv-shop/v1/invoice', auth: true, hide: false },
} as const satisfies Record<string, Endpoint>;
