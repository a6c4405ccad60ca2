/** The messenger's own servers: asking them, and the tokens that it takes. */
import { keepTokens } from './keptTokens';

const HOST = 'https://api.weixin.qq.com';
/** Codes that are the visitor's fault (used, expired, invented): 40029, 40163, 41008, 40226. */
const UNKNOWN_CODES = new Set([40029, 40163, 41008, 40226]);

type Answer = Record<string, unknown>;

export interface WechatApi {
  /** undefined for an unknown code; throws for anything else, without the address (it carries the secret). */
  ask(path: string, query: Record<string, string>, body?: object): Promise<Answer | undefined>;
  /** As `ask`, of what is answered with a picture. Throws where JSON says why there is none. */
  picture(path: string, query: Record<string, string>, body: object): Promise<Buffer>;
  /** Keeps tokens and tickets by their name (keptTokens.ts). */
  keep(name: string, field: string, load: () => Promise<Answer | undefined>): Promise<string>;
  /** The stable one: every process gets the same, while each call of cgi-bin/token ends what another process has got. */
  accessToken(name: string, appid: string, secret: string): Promise<string>;
}

const ANSWER_WITHIN_MS = 8000;

export function createWechatApi(fetcher: typeof fetch, limitMs = ANSWER_WITHIN_MS): WechatApi {
  const tokens = keepTokens();

  async function send(path: string, query: Record<string, string>, body?: object): Promise<Response> {
    const response = await fetcher(`${HOST}${path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(limitMs),
      ...(body ? { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    if (!response.ok) throw new Error(`WeChat ${path} answered HTTP ${response.status}`);
    return response;
  }

  async function ask(path: string, query: Record<string, string>, body?: object): Promise<Answer | undefined> {
    const response = await send(path, query, body);
    const answer = (await response.json()) as Answer;
    const fault = Number(answer.errcode ?? 0);
    if (UNKNOWN_CODES.has(fault)) return undefined;
    if (fault !== 0) throw new Error(`WeChat ${path} answered errcode ${fault}`);
    return answer;
  }

  async function picture(path: string, query: Record<string, string>, body: object): Promise<Buffer> {
    const response = await send(path, query, body);
    if (response.headers.get('content-type')?.startsWith('image/')) return Buffer.from(await response.arrayBuffer());
    const answer = (await response.json()) as Answer;
    throw new Error(`WeChat ${path} answered errcode ${Number(answer.errcode ?? 0)}`);
  }

  const keep: WechatApi['keep'] = (name, field, load) =>
    tokens.get(name, async () => {
      const answer = await load();
      const value = answer?.[field];
      if (typeof value !== 'string') throw new Error(`WeChat gave no ${name}`);
      return { value, seconds: Number(answer?.expires_in ?? 7200) };
    });

  const accessToken = (name: string, appid: string, secret: string) =>
    keep(name, 'access_token', () =>
      ask('/cgi-bin/stable_token', {}, { grant_type: 'client_credential', appid, secret }),
    );

  return { ask, picture, keep, accessToken };
}
