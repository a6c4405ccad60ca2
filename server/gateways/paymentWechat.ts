/**
 * WeChat Pay v3 (pay.weixin.qq.com): JSAPI and app payments, callbacks with platform certificate and AES-GCM, refunds.
 * Callbacks arrive at POST /pay/wechat/notify (domains/trade/payment/wechatNotify.ts), not at pay.notify.
 */
import fs from 'node:fs';
import WechatPay from 'wechatpay-node-v3';
import type { WechatConfig } from '../config';
import type { PaymentEvent, PaymentGateway } from './payment';

/** The part of the library that is used; tests put a fake here. */
export type WechatClient = Pick<
  WechatPay,
  'transactions_jsapi' | 'transactions_app' | 'query' | 'refunds' | 'verifySign' | 'decipher_gcm'
>;
interface Transaction {
  out_trade_no: string;
  transaction_id?: string;
  trade_state: string;
  amount?: { total: number };
}
interface Callback {
  resource?: { ciphertext: string; associated_data: string; nonce: string };
}

/** A callback older than this is refused: it could be a recorded one. */
const FRESH_S = 300;

const clientOf = (config: WechatConfig): WechatClient =>
  new WechatPay({
    appid: config.appId,
    mchid: config.mchId,
    serial_no: config.serialNo,
    publicKey: fs.readFileSync(config.publicKeyFile),
    privateKey: fs.readFileSync(config.privateKeyFile),
    key: config.apiV3Key,
  });

export function createWechatPayment(config: WechatConfig, client: WechatClient = clientOf(config)): PaymentGateway {
  return {
    sandbox: false,
    prepay: async (order) => {
      const request = {
        description: order.title.slice(0, 120),
        out_trade_no: order.paymentNo,
        time_expire: new Date(order.expireAt).toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: order.notifyUrl,
        amount: { total: order.amount, currency: 'CNY' },
      };
      if (order.channel === 'app') {
        const data = dataOf(await client.transactions_app(request), 'transactions/app');
        return {
          appId: data.appid ?? '',
          timestamp: data.timestamp ?? '',
          nonceStr: data.noncestr ?? '',
          package: data.prepayid ?? '',
          signType: 'RSA',
          signature: data.sign ?? '',
          paySign: data.sign ?? '',
        };
      }
      const data = dataOf(
        await client.transactions_jsapi({
          ...request,
          // The payer's id is one of this app.
          ...(order.mini && { appid: config.miniAppId }),
          payer: { openid: order.openId ?? '' },
        }),
        'transactions/jsapi',
      );
      return {
        appId: data.appId ?? '',
        timestamp: data.timeStamp ?? '',
        nonceStr: data.nonceStr ?? '',
        package: data.package ?? '',
        signType: data.signType ?? 'RSA',
        signature: data.paySign ?? '',
        paySign: data.paySign ?? '',
      };
    },
    verifyForm: () => undefined,
    verifyRaw: async (headers, body) => {
      const [timestamp, nonce, serial, signature] = ['timestamp', 'nonce', 'serial', 'signature'].map((name) =>
        String(headers[`wechatpay-${name}`] ?? ''),
      ) as [string, string, string, string];
      if (!signature || Math.abs(Date.now() / 1000 - Number(timestamp)) > FRESH_S) return undefined;
      const genuine = await client.verifySign({ timestamp, nonce, serial, signature, body }).catch(() => false);
      const resource = genuine ? (JSON.parse(body) as Callback).resource : undefined;
      if (!resource) return undefined;
      return eventOf(
        client.decipher_gcm<Transaction>(
          resource.ciphertext,
          resource.associated_data,
          resource.nonce,
          config.apiV3Key,
        ),
      );
    },
    query: async ({ paymentNo }) => {
      const answer = await client.query({ out_trade_no: paymentNo });
      return answer.status === 200 ? eventOf(answer.data as Transaction) : undefined;
    },
    refund: async ({ paymentNo, refundNo, amount, total, reason }) => {
      const answer = await client.refunds({
        out_trade_no: paymentNo,
        out_refund_no: refundNo,
        reason,
        amount: { refund: amount, total, currency: 'CNY' },
      });
      dataOf(answer, 'refund/domestic/refunds');
    },
  };
}

function dataOf(
  answer: { status: number; data?: unknown; error?: unknown },
  path: string,
): Record<string, string | undefined> {
  if (answer.status !== 200 || !answer.data)
    throw new Error(`WeChat Pay ${path} answered ${answer.status}: ${describe(answer.error)}`);
  return answer.data as Record<string, string | undefined>;
}

const describe = (error: unknown) => (typeof error === 'string' ? error : JSON.stringify(error ?? '')).slice(0, 300);

/** undefined = still open. */
function eventOf(transaction: Transaction): PaymentEvent | undefined {
  const base = {
    paymentNo: transaction.out_trade_no,
    tradeNo: transaction.transaction_id ?? '',
    amount: transaction.amount?.total ?? 0,
  };
  if (transaction.trade_state === 'SUCCESS') return { ...base, result: 'success' };
  if (transaction.trade_state === 'CLOSED' || transaction.trade_state === 'REVOKED')
    return { ...base, result: 'closed' };
  if (transaction.trade_state === 'PAYERROR') return { ...base, result: 'fail' };
  return undefined;
}
