/**
 * A provider without money. Callbacks are signed with the server's secret over payment no, trade no, result and amount, so that a
 * wrong amount is a wrong signature. In demo mode a started payment counts as paid 1.2 s later: the client asks pay.result after
 * its (simulated) dialog said ok, the service asks `query`, and the result is applied like any callback. A dialog that was
 * cancelled is never asked about, so it is never paid.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { ServerConfig } from '../config';
import { sameSecret } from '../lib/secret';
import type { NotifyForm, PaymentEvent, PaymentGateway, PaymentResult } from './payment';

const SETTLES_AFTER_MS = 1200;

const hmac = (secret: string, parts: readonly (string | number)[]) =>
  createHmac('sha256', secret).update(parts.join('|')).digest('hex');

export interface SandboxGateway extends PaymentGateway {
  /** Refunds that were asked for, for tests. */
  readonly refunds: { paymentNo: string; refundNo: string; amount: number }[];
}

export function createSandboxPayment(config: Pick<ServerConfig, 'secret' | 'development'>): SandboxGateway {
  const refunds: SandboxGateway['refunds'] = [];
  return {
    sandbox: true,
    refunds,
    prepay: (order) => {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const nonceStr = randomBytes(12).toString('hex');
      const pack = `prepay_id=sandbox${order.paymentNo}`;
      const paySign = hmac(config.secret, ['prepay', timestamp, nonceStr, pack]);
      const base = { appId: 'sandbox', timestamp, nonceStr, package: pack, signType: 'HMAC-SHA256' };
      return Promise.resolve({ ...base, signature: paySign, paySign });
    },
    verifyForm: (form, amount) =>
      sameSecret(form.sign, signOf(config.secret, form, amount)) ? { ...form, amount } : undefined,
    verifyRaw: () => Promise.resolve(undefined),
    query: ({ paymentNo, amount, createdAt, now }) => {
      if (!config.development || now - createdAt < SETTLES_AFTER_MS) return Promise.resolve(undefined);
      const event: PaymentEvent = { paymentNo, tradeNo: `SANDBOX${paymentNo}`, result: 'success', amount };
      return Promise.resolve(event);
    },
    refund: ({ paymentNo, refundNo, amount }) => {
      if (!refunds.some((done) => done.refundNo === refundNo)) refunds.push({ paymentNo, refundNo, amount });
      return Promise.resolve();
    },
  };
}

const signOf = (secret: string, form: Omit<NotifyForm, 'sign'>, amount: number) =>
  hmac(secret, ['notify', form.paymentNo, form.tradeNo, form.result, amount]);

/** The callback that the sandbox provider would send for a payment: the parameters of pay.notify. For tests and demos. */
export function sandboxNotify(
  secret: string,
  payment: { no: string; amount: number },
  result: PaymentResult = 'success',
  tradeNo = `SANDBOX${payment.no}`,
): NotifyForm {
  const form = { paymentNo: payment.no, tradeNo, result };
  return { ...form, sign: signOf(secret, form, payment.amount) };
}
