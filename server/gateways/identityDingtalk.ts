/**
 * The workplace app's own logins and tickets, asked of DingTalk itself. Source: open.dingtalk.com, v1.0/oauth2/accessToken,
 * topapi/v2/user/getuserinfo and v1.0/oauth2/jsapiTickets. Everything else is the identity gateway's beneath.
 */
import type { DingtalkConfig } from '../config';
import type { TokenShelf } from '../db/sharedTokens';
import type { IdentityGateway, OutsideIdentity } from './identity';
import { keepTokens } from './keptTokens';

type Answer = Record<string, unknown>;

/** Where it is asked; tests play both, with less patience. */
interface Reach {
  hosts?: { api: string; oapi: string };
  timeoutMs?: number;
  now?: () => number;
  /** Where all processes find the ticket: a new one ends the last. */
  shelf?: TokenShelf;
}

const HOSTS = { api: 'https://api.dingtalk.com', oapi: 'https://oapi.dingtalk.com' };
/** A code that nobody has been given, was used, or is older than five minutes. */
const UNKNOWN_CODE = '40078';
/** The token has ended before its time: somebody else has asked for another, or the secret was changed. */
const STALE = new Set(['40001', '40014', '42001', 'InvalidAuthentication']);

/** A refusal by its code, which is never a text of ours. */
class DingtalkFault extends Error {
  constructor(
    call: string,
    readonly code: string,
  ) {
    super(`DingTalk ${call} answered ${code}`);
  }
}

/** The older calls answer 200 with an errcode, behind 88 with the true one beside it; the newer ones a status and a code in words. */
function codeOf(status: number, answer: Answer | undefined): string {
  const said = Number(answer?.errcode ?? 0) === 88 ? (answer?.sub_code ?? 88) : (answer?.errcode ?? answer?.code);
  const code = typeof said === 'number' || typeof said === 'string' ? String(said) : '';
  if (/^[\w.-]{1,60}$/.test(code) && code !== '0') return code;
  return status >= 200 && status < 300 ? '' : `HTTP ${status}`;
}

export function withDingtalk(
  identity: IdentityGateway,
  { appKey, appSecret, corpId, agentId }: DingtalkConfig,
  { hosts = HOSTS, timeoutMs = 8000, now, shelf }: Reach = {},
): IdentityGateway {
  const tokens = keepTokens(now);
  const tickets = keepTokens(now, shelf);

  /** The address may carry a token, so it stands in no error. */
  async function ask(call: string, url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json().catch(() => undefined)) as Answer | null | undefined;
    const code = codeOf(response.status, answer ?? undefined);
    if (code !== '') throw new DingtalkFault(call, code);
    if (typeof answer !== 'object' || answer === null) throw new Error(`DingTalk ${call} answered no JSON`);
    return answer;
  }

  const given = (call: string, { [call]: value, expireIn }: Answer) => {
    if (typeof value !== 'string' || value === '') throw new Error(`DingTalk gave no ${call}`);
    return { value, seconds: Number(expireIn ?? 7200) };
  };
  const accessToken = () =>
    tokens.get('accessToken', async () =>
      given('accessToken', await ask('accessToken', `${hosts.api}/v1.0/oauth2/accessToken`, { appKey, appSecret })),
    );

  /** With a new token once when the kept one is not taken any more. */
  async function withToken<T>(work: (token: string) => Promise<T>): Promise<T> {
    try {
      return await work(await accessToken());
    } catch (error) {
      if (!(error instanceof DingtalkFault) || !STALE.has(error.code)) throw error;
      tokens.forget('accessToken');
      return work(await accessToken());
    }
  }

  async function personOf(code: string): Promise<OutsideIdentity | undefined> {
    try {
      const { result } = await withToken((token) => {
        const query = new URLSearchParams({ access_token: token });
        return ask('getuserinfo', `${hosts.oapi}/topapi/v2/user/getuserinfo?${query}`, { code });
      });
      const { userid, name } = (result ?? {}) as Answer;
      if (typeof userid !== 'string' || userid === '') throw new Error('DingTalk getuserinfo answered without a user');
      return { openId: userid, nickname: typeof name === 'string' ? name : '' };
    } catch (error) {
      if (error instanceof DingtalkFault && error.code === UNKNOWN_CODE) return undefined;
      throw error;
    }
  }

  return {
    ...identity,
    workplaceTicket: async () => {
      const ticket = await tickets.get(`jsapiTicket of ${appKey}`, () =>
        withToken(async (token) => {
          const headers = { 'x-acs-dingtalk-access-token': token };
          return given('jsapiTicket', await ask('jsapiTicket', `${hosts.api}/v1.0/oauth2/jsapiTickets`, {}, headers));
        }),
      );
      return { corpId, agentId, ticket };
    },
    identify: (provider, code) => (provider === 'ding' ? personOf(code) : identity.identify(provider, code)),
  };
}
