/**
 * Content checks of the mini-program. Source: developers.weixin.qq.com - wxa/msg_sec_check and wxa/media_check_async, version 2; the second one is
 * answered by a message (pushWechat.ts). Both ask by the open id of somebody who used the mini-program within two hours.
 */
import type { WechatConfig } from '../config';
import { isFields, type Fields } from '../lib/fields';
import type { ContentGateway, Scene, Verdict } from './content';
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

/** What cannot be read is looked at by a person. */
export function verdictOf(result: unknown): Verdict {
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
  };
}
