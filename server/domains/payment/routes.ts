/** Endpoints of the cashier. The messenger's own callback is a plain route: wechatNotify.ts. */
import type { paymentEndpoints } from '../../../src/contract/payment/endpoints';
import type { HandlersOf } from '../../http/context';
import { readBill } from './bill';
import { readCashier } from './cashier';
import { payFromWallet, readResult, receiveNotify, startPayment } from './service';

/** The mini-program's web view and requests name themselves. */
const isMini = (device: string) => /miniProgram/i.test(device);

export const paymentHandlers: HandlersOf<typeof paymentEndpoints> = {
  pay: (input, context) => startPayment(context, context.viewer.memberId, input, 'js', isMini(context.device)),
  'pay.app': (input, context) => startPayment(context, context.viewer.memberId, input, 'app', false),
  'pay.cashier': (input, { db, viewer, now }) => readCashier(db, viewer.memberId, input, now()),
  'pay.wallet': (input, context) => payFromWallet(context, context.viewer.memberId, input),
  'pay.result': (input, context) => readResult(context, context.viewer.memberId, input),
  'pay.bill': (input, context) => readBill(context, input),
  'pay.notify': async (input, context) => {
    await receiveNotify(context, input);
    return { ok: true };
  },
};
