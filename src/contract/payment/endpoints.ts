import type { Endpoint } from '../kit';

export const paymentEndpoints = {
  pay: { method: 'POST', path: '/api/v1/pay', auth: true, hide: false },
  'pay.app': { method: 'POST', path: '/api/v1/pay/app', auth: true, hide: false },
  'pay.create': { method: 'POST', path: '/api/v2/pay/create', auth: true, hide: false },
  'pay.cashier': { method: 'GET', path: '/api/v1/pay/cashier', auth: true, hide: false },
  'pay.wallet': { method: 'POST', path: '/api/v1/pay/wallet', auth: 'required', hide: false },
  'pay.result': { method: 'GET', path: '/api/v1/pay/result', auth: true, hide: true },
  'pay.bill': { method: 'GET', path: '/api/v1/pay/bill', auth: false, hide: true },
  'pay.notify': { method: 'POST', path: '/api/v1/pay/notify', auth: false, hide: true },
} as const satisfies Record<string, Endpoint>;
