/**
 * The messenger's own servers. Sources: developers.weixin.qq.com - sns/oauth2/access_token (browser login), sns/jscode2session
 * (mini-program), wxa/business/getuserphonenumber, cgi-bin/stable_token, cgi-bin/ticket/getticket.
 */
import type { WechatConfig } from '../config';
import type { IdentityGateway, OutsideIdentity } from './identity';

const HOST = 'https://api.weixin.qq.com';
/** Codes that are the visitor's fault (used, expired, invented): 40029, 40163, 41008, 40226. */
const UNKNOWN_CODES = new Set([40029, 40163, 41008, 40226]);

type Answer = Record<string, unknown>;
interface Kept {
  value: string;
  until: number;
}

export function createWechatIdentity(config: WechatConfig, fetcher: typeof fetch = fetch): IdentityGateway {
  const kept = new Map<string, Kept>();

  /** undefined for an unknown code; throws for anything else, without the address (it carries the secret). */
  async function ask(path: string, query: Record<string, string>, body?: object): Promise<Answer | undefined> {
    const response = await fetcher(`${HOST}${path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(8000),
      ...(body ? { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    if (!response.ok) throw new Error(`WeChat ${path} answered HTTP ${response.status}`);
    const answer = (await response.json()) as Answer;
    const fault = Number(answer.errcode ?? 0);
    if (UNKNOWN_CODES.has(fault)) return undefined;
    if (fault !== 0) throw new Error(`WeChat ${path} answered errcode ${fault}`);
    return answer;
  }

  /** Keeps tokens and tickets until five minutes before their end: the messenger hands out few of them a day. */
  async function keep(name: string, field: string, load: () => Promise<Answer | undefined>): Promise<string> {
    const found = kept.get(name);
    if (found && found.until > Date.now()) return found.value;
    const answer = await load();
    const value = answer?.[field];
    if (typeof value !== 'string') throw new Error(`WeChat gave no ${name}`);
    kept.set(name, { value, until: Date.now() + (Number(answer?.expires_in ?? 7200) - 300) * 1000 });
    return value;
  }

  /** The stable one: every process gets the same, while each call of cgi-bin/token ends what another process has got. */
  const accessToken = (name: string, appid: string, secret: string) =>
    keep(name, 'access_token', () =>
      ask('/cgi-bin/stable_token', {}, { grant_type: 'client_credential', appid, secret }),
    );

  async function identifyBrowser(code: string): Promise<OutsideIdentity | undefined> {
    const query = { appid: config.appId, secret: config.appSecret, code, grant_type: 'authorization_code' };
    const answer = await ask('/sns/oauth2/access_token', query);
    if (typeof answer?.openid !== 'string') return undefined;
    if (!String(answer.scope ?? '').includes('snsapi_userinfo')) return { openId: answer.openid, nickname: '' };
    const profile = await ask('/sns/userinfo', {
      access_token: String(answer.access_token),
      openid: answer.openid,
      lang: 'zh_CN',
    });
    return { openId: answer.openid, nickname: String(profile?.nickname ?? '') };
  }

  async function identifyMini(code: string): Promise<OutsideIdentity | undefined> {
    const query = {
      appid: config.miniAppId,
      secret: config.miniAppSecret,
      js_code: code,
      grant_type: 'authorization_code',
    };
    const answer = await ask('/sns/jscode2session', query);
    return typeof answer?.openid === 'string' ? { openId: answer.openid, nickname: '' } : undefined;
  }

  return {
    sandbox: false,
    appId: config.appId,
    miniAppId: config.miniAppId,
    identify: async (provider, code) => {
      if (provider === 'wechat') return identifyBrowser(code);
      if (provider === 'mini') return identifyMini(code);
      return undefined;
    },
    mobileOf: async (phoneCode) => {
      const token = await accessToken('mini token', config.miniAppId, config.miniAppSecret);
      const answer = await ask('/wxa/business/getuserphonenumber', { access_token: token }, { code: phoneCode });
      const phone = answer?.phone_info as { purePhoneNumber?: string; countryCode?: string } | undefined;
      return phone?.countryCode === '86' ? phone.purePhoneNumber : undefined;
    },
    jsapiTicket: () =>
      keep('jsapi ticket', 'ticket', async () => {
        const token = await accessToken('browser token', config.appId, config.appSecret);
        return ask('/cgi-bin/ticket/getticket', { access_token: token, type: 'jsapi' });
      }),
  };
}
