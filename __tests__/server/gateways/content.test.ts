/**
 * The mini-program's content checks against a server that plays the platform by its documented requests and answers. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig, type WechatConfig } from '../../../server/config';
import { createGateways } from '../../../server/gateways';
import type { ContentGateway } from '../../../server/gateways/content';
import { createWechatContent } from '../../../server/gateways/contentWechat';
import { createSandboxPush } from '../../../server/gateways/push';

const APP = 'wxMini';
const SECRET = 'mini-secret-nobody-reads';
const TOKEN = 'AAAAA';
const CONFIG = { miniAppId: APP, miniAppSecret: SECRET, pushToken: TOKEN, pushAesKey: '' } as WechatConfig;

interface Asked {
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
}
type Answer = object | number | string | 'silence';

let platform: http.Server;
let base: string;
let asked: Asked[];
let answers: Record<string, Answer | ((body: Record<string, unknown>) => Answer)>;

beforeAll(async () => {
  platform = http.createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const url = new URL(request.url ?? '', base);
      const body = JSON.parse(text || '{}') as Record<string, unknown>;
      asked.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), body });
      const found = answers[url.pathname];
      const answer = typeof found === 'function' ? found(body) : found;
      if (answer === 'silence') return;
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
});
afterAll(async () => {
  platform.closeAllConnections();
  await new Promise((done) => platform.close(done));
});
beforeEach(() => {
  asked = [];
  answers = { '/cgi-bin/stable_token': { access_token: 'server-token', expires_in: 7200 } };
});

/** The gateway with its questions led to the server of the test. `withinMs`: what it waits for, instead of its own. */
const gatewayOf = (config: Partial<WechatConfig> = {}, withinMs?: number): ContentGateway =>
  createWechatContent({ ...CONFIG, ...config }, ((address: string, init: RequestInit) =>
    fetch(address.replace('https://api.weixin.qq.com', base), {
      ...init,
      ...(withinMs === undefined ? {} : { signal: AbortSignal.timeout(withinMs) }),
    })) as unknown as typeof fetch);

const said = (text: string) => ({ text, scene: 'forum' as const, openId: 'o-1' });
const shown = {
  url: 'https://shop.example.com/uploads/1.jpg',
  media: 'image',
  scene: 'profile',
  openId: 'o-1',
} as const;
const found = (suggest: string, label: number) => ({
  errcode: 0,
  errmsg: 'ok',
  result: { suggest, label },
  detail: [{ strategy: 'content_model', errcode: 0, suggest, label, prob: 90 }],
  trace_id: '60ae120f-371d5872-7941a05b',
});

describe('a text', () => {
  test('is asked about as documented, with the token of the server', async () => {
    answers['/wxa/msg_sec_check'] = found('pass', 100);
    expect(await gatewayOf().checkText(said('今天这泡水仙很好'))).toEqual({ suggest: 'pass', label: '' });
    expect(asked).toEqual([
      {
        path: '/cgi-bin/stable_token',
        query: {},
        body: { grant_type: 'client_credential', appid: APP, secret: SECRET },
      },
      {
        path: '/wxa/msg_sec_check',
        query: { access_token: 'server-token' },
        body: { version: 2, scene: 3, openid: 'o-1', content: '今天这泡水仙很好' },
      },
    ]);
  });

  test.each([
    ['risky', 20_003, { suggest: 'risky', label: '辱骂' }],
    ['review', 10_001, { suggest: 'review', label: '广告' }],
    ['something new', 12_345, { suggest: 'review', label: '' }],
  ])('%s %d', async (suggest, label, verdict) => {
    answers['/wxa/msg_sec_check'] = found(suggest, label);
    expect(await gatewayOf().checkText(said('字'))).toEqual(verdict);
  });

  test('a long one is looked at in pieces of 2500 characters, and the worst of them counts', async () => {
    answers['/wxa/msg_sec_check'] = ({ content }) =>
      String(content).includes('疑') ? found('review', 10_001) : found('pass', 100);
    expect(await gatewayOf().checkText(said(`${'茶'.repeat(2500)}${'🍵'.repeat(2400)}疑${'茶'.repeat(300)}`))).toEqual({
      suggest: 'review',
      label: '广告',
    });
    const sent = asked.slice(1).map(({ body }) => Array.from(String(body.content)).length);
    expect(sent).toEqual([2500, 2500, 201]);
  });

  test('87014 is a refusal; a writer whom the platform does not know is looked at by a person', async () => {
    answers['/wxa/msg_sec_check'] = { errcode: 87_014, errmsg: 'risky content' };
    expect(await gatewayOf().checkText(said('字'))).toEqual({ suggest: 'risky', label: '' });
    for (const errcode of [61_010, 40_003, 43_104]) {
      answers['/wxa/msg_sec_check'] = { errcode, errmsg: 'no' };
      expect(await gatewayOf().checkText(said('字'))).toEqual({ suggest: 'review', label: '' });
    }
  });

  test.each<[string, Answer, RegExp]>([
    ['is busy', { errcode: -1, errmsg: 'system error' }, /errcode -1$/],
    ['is asked too often', { errcode: 45_009, errmsg: 'reach max api daily quota limit' }, /errcode 45009$/],
    ['fails', 503, /HTTP 503$/],
    ['answers with a page', '<html>', /./],
  ])('try again later when the platform %s; nothing secret is said', async (_when, answer, message) => {
    answers['/wxa/msg_sec_check'] = answer;
    const failure = await gatewayOf()
      .checkText(said('私房话'))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect((failure as Error).message).toMatch(message);
    for (const secret of [SECRET, 'server-token', '私房话']) expect(String(failure)).not.toContain(secret);
  });

  test('nobody is waited for without end', async () => {
    answers['/wxa/msg_sec_check'] = 'silence';
    await expect(gatewayOf({}, 50).checkText(said('字'))).rejects.toThrow();
  });
});

describe('a picture', () => {
  test('gets a number under which the answer comes', async () => {
    answers['/wxa/media_check_async'] = { errcode: 0, errmsg: 'ok', trace_id: '967e945cd8a3e458f3c74dcb886068e9' };
    expect(await gatewayOf().checkMedia(shown)).toEqual({ traceId: '967e945cd8a3e458f3c74dcb886068e9' });
    expect(asked.at(-1)).toEqual({
      path: '/wxa/media_check_async',
      query: { access_token: 'server-token' },
      body: { version: 2, media_type: 2, scene: 1, openid: 'o-1', media_url: shown.url },
    });
    expect(await gatewayOf().checkMedia({ ...shown, media: 'audio', scene: 'log' })).toBeDefined();
    expect(asked.at(-1)?.body).toMatchObject({ media_type: 1, scene: 4 });
  });

  test('no number is no answer', async () => {
    answers['/wxa/media_check_async'] = { errcode: 0 };
    await expect(gatewayOf().checkMedia(shown)).rejects.toThrow('without a trace_id');
    answers['/wxa/media_check_async'] = { errcode: 45_009 };
    await expect(gatewayOf().checkMedia(shown)).rejects.toThrow('errcode 45009');
    answers['/wxa/media_check_async'] = { errcode: 61_010 };
    expect(await gatewayOf().checkMedia(shown)).toEqual({ suggest: 'review', label: '' });
  });
});

describe('which one answers', () => {
  const config = { ...readConfig({} as NodeJS.ProcessEnv) };
  test('without a mini-program nobody outside is asked; in production not even the sample words are known', () => {
    expect(createGateways(config).content).toMatchObject({ sandbox: true, asksAbout: ['疑似样例', '违规样例'] });
    expect(createGateways({ ...config, production: true }).content).toMatchObject({ sandbox: true, asksAbout: [] });
    const closed = createSandboxPush({ open: false });
    const { query, body } = closed.send({ verdict: { traceId: 't', suggest: 'pass', label: '' } });
    expect(closed.read(query, body)).toBeUndefined();
  });

  test('a mini-program without the token of its messages is refused at start, and so is half a key', () => {
    const env = { WECHAT_MINI_APP_ID: APP, WECHAT_MINI_APP_SECRET: SECRET };
    expect(() => readConfig(env as unknown as NodeJS.ProcessEnv)).toThrow(
      'WECHAT_MINI_APP_ID is set, so WECHAT_PUSH_TOKEN is needed too.',
    );
    expect(() =>
      readConfig({ ...env, WECHAT_PUSH_TOKEN: TOKEN, WECHAT_PUSH_AES_KEY: 'short' } as unknown as NodeJS.ProcessEnv),
    ).toThrow('WECHAT_PUSH_AES_KEY wants 43 letters and digits');
  });
});
