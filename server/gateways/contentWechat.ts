/**
 * Content checks of the mini-program. Source: developers.weixin.qq.com - wxa/msg_sec_check and wxa/media_check_async, version 2, and the message
 * push by which the second one is answered. Both ask by the open id of somebody who used the mini-program within two hours.
 */
import { createDecipheriv } from 'node:crypto';
import type { WechatConfig } from '../config';
import { sameSecret } from '../lib/secret';
import { signOfPush, type ContentGateway, type LateVerdict, type Scene, type Verdict } from './content';
import { createWechatApi } from './wechatApi';

/** Characters that are looked at in one call. */
const MOST_TEXT = 2500;
const VERSION = 2;
const SCENES: Readonly<Record<Scene, number>> = { profile: 1, comment: 2, forum: 3, log: 4 };
const MEDIA = { audio: 1, image: 2 } as const;
/** 100 is right in every way. */
const LABELS: Readonly<Record<number, string>> = {
  100: '',
  10001: '广告',
  20001: '时政',
  20002: '色情',
  20003: '辱骂',
  20006: '违法犯罪',
  20008: '欺诈',
  20012: '低俗',
  20013: '版权',
  21000: '其他不合适的内容',
};
const RANK: Readonly<Record<Verdict['suggest'], number>> = { pass: 0, review: 1, risky: 2 };
/** 87014: the text is refused, in the words of version 1. */
const RISKY = /errcode 87014$/;
/** 61010: not here within two hours, 40003 and 43104: not one of this app's. Nobody at the platform will judge it, so a person does. */
const UNKNOWN_WRITER = /errcode (?:61010|40003|43104)$/;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What cannot be read is looked at by a person. */
function verdictOf(result: unknown): Verdict {
  const { suggest, label } = isFields(result) ? result : {};
  const word = LABELS[Number(label)] ?? '';
  return suggest === 'pass' || suggest === 'risky' ? { suggest, label: word } : { suggest: 'review', label: word };
}

/** A text in pieces that are looked at one by one. */
function piecesOf(text: string): string[] {
  const characters = Array.from(text);
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += MOST_TEXT) pieces.push(characters.slice(at, at + MOST_TEXT).join(''));
  return pieces;
}

export function createWechatContent(config: WechatConfig, fetcher: typeof fetch = fetch): ContentGateway {
  const { ask, accessToken } = createWechatApi(fetcher);

  async function asked(path: string, body: object): Promise<Fields | Verdict> {
    const token = await accessToken('mini token', config.miniAppId, config.miniAppSecret);
    try {
      return (await ask(path, { access_token: token }, { version: VERSION, ...body })) ?? {};
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      if (RISKY.test(message)) return { suggest: 'risky', label: '' };
      if (UNKNOWN_WRITER.test(message)) return { suggest: 'review', label: '' };
      throw error;
    }
  }

  async function checkPiece(content: string, scene: Scene, openid: string): Promise<Verdict> {
    const answer = await asked('/wxa/msg_sec_check', { content, scene: SCENES[scene], openid });
    return verdictOf('suggest' in answer ? answer : answer.result);
  }

  return {
    sandbox: false,
    asksAbout: 'everything',
    needsOpenId: true,
    checkText: async ({ text, scene, openId }) => {
      let worst: Verdict = { suggest: 'pass', label: '' };
      for (const piece of piecesOf(text)) {
        const verdict = await checkPiece(piece, scene, openId);
        if (RANK[verdict.suggest] > RANK[worst.suggest]) worst = verdict;
      }
      return worst;
    },
    checkMedia: async ({ url, media, scene, openId }) => {
      const body = { media_url: url, media_type: MEDIA[media], scene: SCENES[scene], openid: openId };
      const answer = await asked('/wxa/media_check_async', body);
      if ('suggest' in answer) return verdictOf(answer);
      if (typeof answer.trace_id !== 'string' || answer.trace_id === '')
        throw new Error('WeChat /wxa/media_check_async answered without a trace_id');
      return { traceId: answer.trace_id };
    },
    readPush: (query, body) => {
      const message = openPush(config, query, body);
      if (typeof message === 'string') return { echo: message };
      return message && { verdict: lateVerdict(config, message) };
    },
  };
}

const one = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The message, or the text to be echoed; undefined when it is not signed by who knows the token. With a key only what is sealed with it is read. */
function openPush(
  { pushToken, pushAesKey, miniAppId }: WechatConfig,
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

const FIELDS = ['Encrypt', 'MsgType', 'Event', 'appid', 'trace_id', 'errcode'] as const;
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

/** undefined: about something else, or of another app. A picture that could not be fetched is looked at by a person. */
function lateVerdict({ miniAppId }: WechatConfig, message: Fields): LateVerdict | undefined {
  const { Event, appid, trace_id: traceId, errcode, result } = message;
  if (Event !== 'wxa_media_check' || typeof traceId !== 'string' || traceId === '') return undefined;
  if (appid !== undefined && appid !== miniAppId) return undefined;
  const hasFailed = Number(errcode ?? 0) !== 0;
  return { traceId, ...(hasFailed ? { suggest: 'review', label: '' } : verdictOf(result)) };
}
