/** Money from outside: one interface, a sandbox (default) and WeChat Pay v3 behind it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { PayConfig } from '../../src/contract/payment/schemas';

export interface PaymentOrder {
  paymentNo: string;
  /** Fen. */
  amount: number;
  title: string;
  channel: 'js' | 'app';
  /** The payer at the messenger; the sandbox does without. */
  openId?: string;
  /** Paid in the mini-program, whose users have ids of their own. */
  mini?: boolean;
  /** Epoch ms. */
  expireAt: number;
  notifyUrl: string;
}
export type PaymentResult = 'success' | 'closed' | 'fail';
/** What the provider says about a payment, once its signature was checked. */
export interface PaymentEvent {
  paymentNo: string;
  tradeNo: string;
  result: PaymentResult;
  /** Fen the provider received; compared with the payment before anything is booked. */
  amount: number;
}
/** The form of pay.notify. */
export interface NotifyForm {
  paymentNo: string;
  tradeNo: string;
  result: PaymentResult;
  sign: string;
}

export interface Refund {
  paymentNo: string;
  /** The provider's key: the same number twice is one refund. */
  refundNo: string;
  /** Fen; `total` is what was paid. */
  amount: number;
  total: number;
  reason: string;
}

export interface PaymentGateway {
  readonly sandbox: boolean;
  /** Opens the payment at the provider and returns what the client's dialog needs. Throws when the provider refuses. */
  prepay(order: PaymentOrder): Promise<PayConfig>;
  /** Checks the form of pay.notify against the amount of our payment; undefined = not from the provider. */
  verifyForm(form: NotifyForm, amount: number): PaymentEvent | undefined;
  /** Checks and opens a raw callback; undefined = not from the provider. */
  verifyRaw(headers: IncomingHttpHeaders, body: string): Promise<PaymentEvent | undefined>;
  /** Asks the provider; undefined = nothing decided yet. */
  query(payment: {
    paymentNo: string;
    amount: number;
    createdAt: number;
    now: number;
  }): Promise<PaymentEvent | undefined>;
  /** Sends money back. Throws when it did not work: the job tries again. */
  refund(refund: Refund): Promise<void>;
}
