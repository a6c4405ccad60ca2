/**
 * 消息推送 of the mini-program, open or sealed, as JSON or XML. Source: developers.weixin.qq.com - message push, wxa_media_check,
 * trade_manage_order_settlement.
 */
import { createDecipheriv } from 'node:crypto';
import type { WechatConfig } from '../config';
import { isFields, type Fields } from '../lib/fields';
import { sameSecret } from '../lib/secret';
import { verdictOf } from './contentWechat';
import { signOfPush, type Push, type PushGateway } from './push';

type PushConfig = Pick<WechatConfig, 'pushToken' | 'pushAesKey' | 'miniAppId'>;

const one = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The message, or the text to be echoed; undefined when it is not signed by who knows the token. With a key only what is sealed with it is read. */
function openPush(
  { pushToken, pushAesKey, miniAppId }: PushConfig,
  query: Readonly<Record<string, unknown>>,
  body: string,
): Fields | string | undefined {
  const parts = [pushToken, one(query.timestamp), one(query.nonce)];
  const isSigned = sameSecret(one(query.signature), signOfPush(...parts));
  if (query.echostr !== undefined) return isSigned ? one(query.echostr) : undefined;
  const message = read(body);
  if (pushAesKey === '') return isSigned ? message : undefined;
  const sealed = one(message?.Encrypt);
  if (sealed === '' || !sameSecret(one(query.msg_signature), signOfPush(...parts, sealed))) return undefined;
  const open = unseal(sealed, pushAesKey, miniAppId);
  return open === undefined ? undefined : read(open);
}

/** Random 16, length 4, the message, the app id; filled up to a multiple of 32. */
function unseal(sealed: string, aesKey: string, appId: string): string | undefined {
  const key = Buffer.from(`${aesKey}=`, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
    const filled = Buffer.concat([decipher.update(sealed, 'base64'), decipher.final()]);
    const plain = filled.subarray(0, filled.length - (filled[filled.length - 1] ?? 0));
    const end = 20 + plain.readUInt32BE(16);
    return plain.subarray(end).toString() === appId ? plain.subarray(20, end).toString() : undefined;
  } catch {
    return undefined;
  }
}

/** JSON or XML, as the operator has chosen. */
function read(body: string): Fields | undefined {
  if (body.trimStart().startsWith('<')) return readXml(body);
  try {
    const message: unknown = JSON.parse(body);
    return isFields(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

const FIELDS = [
  'Encrypt',
  'Event',
  'appid',
  'trace_id',
  'errcode',
  'transaction_id',
  'merchant_trade_no',
  'confirm_receive_time',
] as const;
const tagOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>(?:<!\\[CDATA\\[([\\s\\S]*?)\\]\\]>|([^<]*))</${name}>`)
    .exec(xml)
    ?.slice(1)
    .find((text) => text !== undefined);

/** The few fields that are asked for. `detail` repeats names of the whole and is left out. */
function readXml(xml: string): Fields {
  const whole = xml.replace(/<detail>[\s\S]*?<\/detail>/g, '');
  const result = /<result>([\s\S]*?)<\/result>/.exec(whole)?.[1] ?? '';
  const outside = whole.replace(/<result>[\s\S]*?<\/result>/g, '');
  return {
    ...Object.fromEntries(FIELDS.map((name) => [name, tagOf(outside, name)])),
    result: { suggest: tagOf(result, 'suggest'), label: tagOf(result, 'label') },
  };
}

/** A picture that could not be fetched is looked at by a person. */
function verdictPush({ trace_id: traceId, errcode, result }: Fields): Push {
  if (one(traceId) === '') return {};
  const hasFailed = Number(errcode ?? 0) !== 0;
  return { verdict: { traceId: one(traceId), ...(hasFailed ? { suggest: 'review', label: '' } : verdictOf(result)) } };
}

/** The same event comes when everything was sent; only with this time it was confirmed, by the buyer or because the platform's days were over. */
function receiptPush(message: Fields): Push {
  const [tradeNo, paymentNo] = [one(message.transaction_id), one(message.merchant_trade_no)];
  const isConfirmed = Number(message.confirm_receive_time ?? 0) > 0 && tradeNo !== '' && paymentNo !== '';
  return isConfirmed ? { receipt: { tradeNo, paymentNo } } : {};
}

const READERS: Readonly<Record<string, (message: Fields) => Push>> = {
  wxa_media_check: verdictPush,
  trade_manage_order_settlement: receiptPush,
};

export const createWechatPush = (config: PushConfig): PushGateway => ({
  read(query, body) {
    const message = openPush(config, query, body);
    if (typeof message === 'string') return { echo: message };
    if (message === undefined) return undefined;
    // Some events name their app; what is about another one is not ours.
    if (message.appid !== undefined && message.appid !== config.miniAppId) return {};
    const event = one(message.Event);
    return Object.hasOwn(READERS, event) ? (READERS[event]?.(message) ?? {}) : {};
  },
});
