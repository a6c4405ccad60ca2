/** DingTalk's own calls behind the gateway, over real HTTP: tokens, the person behind a code, the ticket of a page; faults as documented. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateways } from '../../../server/gateways';
import { createSandboxIdentity } from '../../../server/gateways/identitySandbox';
import { withDingtalk } from '../../../server/gateways/identityDingtalk';
import { readConfig } from '../../../server/config';
import type { TokenShelf } from '../../../server/db/sharedTokens';

const APP = {
  appKey: 'dingkey',
  appSecret: 'a-secret-of-the-app',
  corpId: 'ding9f50b15bccd16741',
  agentId: '2735000001',
};
const CODE = 'free-login-code-1';
type Json = Record<string, unknown>;
type Reply = Json | { status: number; json?: Json } | 'silent' | 'no JSON';
type Call = 'token' | 'user' | 'ticket';

/** As open.dingtalk.com says: who asks with a token that was not given is refused, an unknown code as well. */
function documented(tokens: readonly string[]): Record<Call, (asked: Asked) => Reply> {
  const knows = (token: string | null | undefined) => token === tokens.at(-1);
  return {
    token: ({ body }) =>
      body.appKey === APP.appKey && body.appSecret === APP.appSecret
        ? { accessToken: tokens.at(-1), expireIn: 7200 }
        : {
            status: 400,
            json: { code: 'invalidClientIdOrSecret', message: '无效的clientId或者clientSecret', requestid: '1' },
          },
    user: ({ url, body }) => {
      if (!knows(url.searchParams.get('access_token')))
        return { errcode: 88, sub_code: '40014', sub_msg: '不合法的access_token', errmsg: 'ding talk error' };
      return body.code === CODE
        ? { errcode: 0, errmsg: 'ok', result: { userid: 'manager7', name: '王岚', sys: false }, request_id: '2' }
        : { errcode: 40078, errmsg: '不存在的临时授权码', request_id: '3' };
    },
    ticket: ({ headers }) =>
      knows(headers['x-acs-dingtalk-access-token'] as string)
        ? { jsapiTicket: `ticket by ${tokens.at(-1)}`, expireIn: 7200 }
        : { status: 401, json: { code: 'InvalidAuthentication', message: '不合法的access_token' } },
  };
}
const CALLS: Readonly<Record<string, Call>> = {
  '/v1.0/oauth2/accessToken': 'token',
  '/topapi/v2/user/getuserinfo': 'user',
  '/v1.0/oauth2/jsapiTickets': 'ticket',
};

interface Asked {
  url: URL;
  body: Json;
  headers: http.IncomingHttpHeaders;
}
const tokens: string[] = [];
const asked: (Asked & { call: Call })[] = [];
let replies = documented(tokens);
let base = '';
let now = 0;
const server = http.createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const url = new URL(request.url ?? '', base);
  const call = CALLS[url.pathname];
  const isJson = request.method === 'POST' && request.headers['content-type'] === 'application/json';
  if (!call || !isJson) return void response.writeHead(404).end();
  const one = { call, url, body: JSON.parse(text) as Json, headers: request.headers };
  asked.push(one);
  const reply = replies[call](one);
  if (reply === 'silent') return;
  if (reply === 'no JSON') return void response.end('<html></html>');
  const { status, json } =
    typeof reply.status === 'number' ? (reply as { status: number; json?: Json }) : { status: 200, json: reply };
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(json && JSON.stringify(json));
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(
  () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    }),
);
beforeEach(() => {
  tokens.splice(0, tokens.length, 't1');
  asked.length = 0;
  replies = documented(tokens);
  now = 1_800_000_000_000;
});

const gatewayOf = (more: Partial<typeof APP> = {}, timeoutMs = 5000) =>
  withDingtalk(
    createSandboxIdentity({ open: true }),
    { ...APP, ...more },
    { hosts: { api: base, oapi: base }, timeoutMs, now: () => now },
  );
const calls = () => asked.map(({ call }) => call);

test('its variables choose it', async () => {
  const env = {
    DINGTALK_APP_KEY: APP.appKey,
    DINGTALK_APP_SECRET: APP.appSecret,
    DINGTALK_CORP_ID: APP.corpId,
    DINGTALK_AGENT_ID: APP.agentId,
  };
  expect(readConfig(env as never).dingtalk).toEqual(APP);
  expect(createGateways(readConfig(env as never)).identity.sandbox).toBe(true);
  expect(readConfig({}).dingtalk).toBeUndefined();
});

test('a code is turned into the person by the token of the app; codes of others are not asked about', async () => {
  const gateway = gatewayOf();
  expect(await gateway.identify('ding', CODE)).toEqual({ openId: 'manager7', nickname: '王岚' });
  expect(calls()).toEqual(['token', 'user']);
  expect(asked[0]?.body).toEqual({ appKey: APP.appKey, appSecret: APP.appSecret });
  expect(asked[1]?.url.searchParams.get('access_token')).toBe('t1');
  expect(await gateway.identify('mini', 'sandbox:m1')).toEqual({ openId: 'm1', nickname: '' });
  expect(calls()).toHaveLength(2);
});

test('a code that is unknown, used or too old is nobody', async () => {
  expect(await gatewayOf().identify('ding', 'another')).toBeUndefined();
});

test('the ticket comes with company and app', async () => {
  const gateway = gatewayOf();
  const ticket = { corpId: APP.corpId, agentId: APP.agentId, ticket: 'ticket by t1' };
  expect([await gateway.workplaceTicket(), await gateway.workplaceTicket()]).toEqual([ticket, ticket]);
  expect(calls()).toEqual(['token', 'ticket']);
  expect(asked[1]?.body).toEqual({});
});

test('token and ticket are kept until five minutes before their end; who comes together asks once', async () => {
  const gateway = gatewayOf();
  await Promise.all([gateway.identify('ding', CODE), gateway.workplaceTicket(), gateway.workplaceTicket()]);
  expect(calls().sort()).toEqual(['ticket', 'token', 'user']);
  now += 6900 * 1000 - 1;
  await gateway.workplaceTicket();
  expect(calls()).toHaveLength(3);
  now += 1;
  await gateway.workplaceTicket();
  expect(calls().slice(3)).toEqual(['token', 'ticket']);
});

test('a new ticket ends the last one, so all processes sign with the one on the shelf', async () => {
  let given = 0;
  replies.ticket = () => ({ jsapiTicket: `ticket ${(given += 1)}`, expireIn: 7200 });
  const put = new Map<string, { value: string; until: number }>();
  const shelf: TokenShelf = {
    read: async (name) => put.get(name),
    put: async (name, token) => {
      put.set(name, token);
      return token;
    },
  };
  const [one, other] = [1, 2].map(() =>
    withDingtalk(createSandboxIdentity({ open: true }), APP, {
      hosts: { api: base, oapi: base },
      now: () => now,
      shelf,
    }),
  );
  const both = async () => [(await one?.workplaceTicket())?.ticket, (await other?.workplaceTicket())?.ticket];
  expect(await both()).toEqual(['ticket 1', 'ticket 1']);
  now += 6900 * 1000;
  expect(await both()).toEqual(['ticket 2', 'ticket 2']);
  expect([...put.keys()]).toEqual([`jsapiTicket of ${APP.appKey}`]);
});

test('a token that ended before its time is asked for anew, once', async () => {
  const gateway = gatewayOf();
  await gateway.identify('ding', CODE);
  tokens.push('t2');
  expect(await gateway.identify('ding', CODE)).toMatchObject({ openId: 'manager7' });
  expect(calls()).toEqual(['token', 'user', 'user', 'token', 'user']);
  tokens.push('t3');
  expect(await gateway.workplaceTicket()).toMatchObject({ ticket: 'ticket by t3' });

  replies.user = () => ({ errcode: 42001, errmsg: 'access_token超时' });
  const before = asked.length;
  await expect(gateway.identify('ding', CODE)).rejects.toThrow('DingTalk getuserinfo answered 42001');
  expect(calls().slice(before)).toEqual(['user', 'token', 'user']);
});

test('a wrong secret is a fault of the shop, not of the person', async () => {
  const gateway = gatewayOf({ appSecret: 'wrong-secret' });
  await expect(gateway.identify('ding', CODE)).rejects.toThrow('DingTalk accessToken answered invalidClientIdOrSecret');
  await expect(gateway.workplaceTicket()).rejects.toThrow('DingTalk accessToken answered invalidClientIdOrSecret');
  // A failure is not kept.
  expect(calls()).toEqual(['token', 'token']);
});

const FAULTS: readonly (readonly [string, Reply, string | RegExp])[] = [
  ['system busy', { errcode: -1, errmsg: '系统繁忙' }, ' answered -1'],
  [
    'no permission',
    { errcode: 88, sub_code: '60011', sub_msg: '没有调用该接口的权限', errmsg: 'x' },
    ' answered 60011',
  ],
  ['throttling, said the old way', { errcode: 90018, errmsg: '您的服务器调用过于频繁' }, ' answered 90018'],
  ['throttling', { status: 429 }, ' answered HTTP 429'],
  [
    'throttling, said the new way',
    { status: 403, json: { code: 'Forbidden.AccessDenied.QpsLimitForApi' } },
    'QpsLimitForApi',
  ],
  ['a fault', { status: 502 }, ' answered HTTP 502'],
  ['words of its own', { status: 400, json: { code: `your code ${CODE} is odd` } }, ' answered HTTP 400'],
  ['no JSON', 'no JSON', ' answered no JSON'],
  ['another shape', { hello: 'world' }, /gave no|without a user/],
  ['no answer', 'silent', /timeout/],
];
describe.each([
  ['token', (gateway: ReturnType<typeof gatewayOf>) => gateway.identify('ding', CODE)],
  ['user', (gateway: ReturnType<typeof gatewayOf>) => gateway.identify('ding', CODE)],
  ['ticket', (gateway: ReturnType<typeof gatewayOf>) => gateway.workplaceTicket()],
] as const)('%s', (call, ask) => {
  test.each(FAULTS)('%s is thrown, and no secret is told', async (_name, reply, said) => {
    replies[call] = () => reply;
    const error = await ask(gatewayOf({}, reply === 'silent' ? 60 : 5000)).then(
      () => undefined,
      (fault: Error) => fault,
    );
    expect(error?.message).toMatch(said);
    const all = `${error?.message} ${error?.stack} ${JSON.stringify(error)} ${String(error?.cause)}`;
    for (const secret of [APP.appSecret, CODE, 'access_token=']) expect(all).not.toContain(secret);
  });
});
