/** Endpoints of the cashier. The messenger's own callback is a plain route: wechatNotify.ts. */
import type { paymentEndpoints } from '../../../../src/contract/payment/endpoints';
import { contextOf, type HandlersOf } from '../../../http/handler';
import { isMini } from '../../../lib/mini';
import { readBill } from './bill';
import { readCashier } from './cashier';
import { createPayment } from './create';
import { documentToPay, payFromWallet, readResult, receiveNotify, startPayment } from './service';

export const paymentHandlers: HandlersOf<typeof paymentEndpoints> = {
  pay: (db, input, call) =>
    startPayment(
      contextOf(db, call),
      call.memberId,
      () => documentToPay(db, call.memberId, input, call),
      'js',
      isMini(call.device),
    ),
  'pay.app': (db, input, call) =>
    startPayment(contextOf(db, call), call.memberId, () => documentToPay(db, call.memberId, input, call), 'app', false),
  'pay.create': (db, input, call) => createPayment(db, input, call, isMini(call.device)),
  'pay.cashier': (tx, input, { memberId, now, server }) => readCashier(tx, memberId, input, now, server),
  'pay.wallet': (tx, input, { memberId, now, server }) => payFromWallet(tx, memberId, input, now, server),
  'pay.result': (db, input, call) => readResult(contextOf(db, call), call.memberId, input),
  'pay.bill': (tx, input, { server }) => readBill(tx, input, server),
  'pay.notify': async (db, input, call) => {
    await receiveNotify(contextOf(db, call), input);
    return { ok: true };
  },
};
