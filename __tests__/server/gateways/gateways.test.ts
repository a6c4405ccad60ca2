import type { WechatConfig } from '../../../server/config';
import { createRelayAuthentication, createSandboxAuthentication } from '../../../server/gateways/authentication';
import { createRelayPayout, createSandboxPayout } from '../../../server/gateways/payout';
import { createSandboxIdentity } from '../../../server/gateways/identitySandbox';
import { createWechatIdentity } from '../../../server/gateways/identityWechat';
import { withWorkplace } from '../../../server/gateways/identityWorkplace';
import { createWechatSubscribe } from '../../../server/gateways/subscribeWechat';
import { createRelaySms } from '../../../server/gateways/sms';

const CONFIG = { appId: 'wxA', appSecret: 'sA', miniAppId: 'wxM', miniAppSecret: 'sM' } as WechatConfig;
type Answers = Record<string, object | number>;

/** A messenger that answers by path; records what it was asked. */
function messenger(answers: Answers) {
  const asked: { url: URL; body?: string }[] = [];
  const fetcher = (async (input: string, init?: RequestInit) => {
    const url = new URL(input);
    asked.push({ url, body: init?.body as string | undefined });
    const answer = answers[url.pathname];
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer ?? {});
  }) as unknown as typeof fetch;
  return { gateway: createWechatIdentity(CONFIG, fetcher), asked };
}

describe('the workplace app', () => {
  const asked: RequestInit[] = [];
  const relayOf = (answer: Response) =>
    withWorkplace(createSandboxIdentity({ open: true }), { url: 'https://relay.example/ding', key: 'K' }, (async (
      _url: string,
      init: RequestInit,
    ) => {
      asked.push(init);
      return answer;
    }) as unknown as typeof fetch);

  test('its code is asked of the relay, the codes of others are not', async () => {
    const gateway = relayOf(Response.json({ userId: 'u1', name: '王岚' }));
    expect(await gateway.identify('ding', 'c1')).toEqual({ openId: 'u1', nickname: '王岚' });
    expect(asked).toMatchObject([{ body: '{"code":"c1"}', headers: { Authorization: 'Bearer K' } }]);
    expect(await gateway.identify('mini', 'sandbox:m1')).toEqual({ openId: 'm1', nickname: '' });
    expect(asked).toHaveLength(1);
  });

  test('an unknown code is nobody; a relay that fails says so without the code', async () => {
    expect(await relayOf(new Response('', { status: 404 })).identify('ding', 'c2')).toBeUndefined();
    await expect(relayOf(new Response('', { status: 500 })).identify('ding', 'c2')).rejects.toThrow(
      'workplace relay answered HTTP 500',
    );
    await expect(relayOf(Response.json({})).identify('ding', 'c2')).rejects.toThrow('without a user');
  });
});

describe('the real messenger', () => {
  test('a consented browser brings nickname and picture; who follows the shop is asked with the token of the server', async () => {
    const { gateway, asked } = messenger({
      '/sns/oauth2/access_token': { openid: 'o9', access_token: 't', scope: 'snsapi_userinfo' },
      '/sns/userinfo': { nickname: '知夏', headimgurl: 'http://thirdwx.qlogo.cn/a/132' },
      '/cgi-bin/stable_token': { access_token: 'server', expires_in: 7200 },
      '/cgi-bin/user/info': { subscribe: 1 },
    });
    expect(await gateway.identify('wechat', 'c')).toEqual({
      openId: 'o9',
      nickname: '知夏',
      avatar: 'https://thirdwx.qlogo.cn/a/132',
    });
    expect(await gateway.follows('o9')).toBe(true);
    expect(asked.at(-1)?.url.searchParams.get('access_token')).toBe('server');
    expect(await messenger({ '/cgi-bin/stable_token': { access_token: 's' } }).gateway.follows('o9')).toBe(false);
  });

  test('mini-program code → open id, by jscode2session', async () => {
    const { gateway, asked } = messenger({ '/sns/jscode2session': { openid: 'o1', session_key: 'k' } });
    expect(await gateway.identify('mini', 'c')).toEqual({ openId: 'o1', nickname: '' });
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      appid: 'wxM',
      secret: 'sM',
      js_code: 'c',
      grant_type: 'authorization_code',
    });
  });

  test('browser code → open id and, when the visitor allowed it, the nickname', async () => {
    const answers = {
      '/sns/oauth2/access_token': { openid: 'o2', access_token: 't', scope: 'snsapi_userinfo' },
      '/sns/userinfo': { nickname: '山月' },
    };
    expect(await messenger(answers).gateway.identify('wechat', 'c')).toEqual({ openId: 'o2', nickname: '山月' });
    const base = { '/sns/oauth2/access_token': { openid: 'o2', scope: 'snsapi_base' } };
    expect(await messenger(base).gateway.identify('wechat', 'c')).toEqual({ openId: 'o2', nickname: '' });
  });

  test('a used or invented code is unknown, anything else a fault without the secret', async () => {
    expect(
      await messenger({ '/sns/jscode2session': { errcode: 40029 } }).gateway.identify('mini', 'c'),
    ).toBeUndefined();
    const down = messenger({ '/sns/jscode2session': 502 }).gateway.identify('mini', 'c');
    await expect(down).rejects.toThrow('HTTP 502');
    const busy = messenger({ '/sns/jscode2session': { errcode: -1 } }).gateway.identify('mini', 'c');
    await expect(busy).rejects.toThrow(/^(?!.*sM).*errcode -1/);
  });

  test('one-tap mobile, mainland numbers only', async () => {
    const answers = (countryCode: string) => ({
      '/cgi-bin/stable_token': { access_token: 't', expires_in: 7200 },
      '/wxa/business/getuserphonenumber': { errcode: 0, phone_info: { purePhoneNumber: '13811112222', countryCode } },
    });
    const { gateway, asked } = messenger(answers('86'));
    expect(await gateway.mobileOf('p')).toBe('13811112222');
    expect(asked[1]?.body).toBe('{"code":"p"}');
    expect(await messenger(answers('852')).gateway.mobileOf('p')).toBeUndefined();
  });

  test('the ticket of the JS-SDK is asked for once', async () => {
    const { gateway, asked } = messenger({
      '/cgi-bin/stable_token': { access_token: 't', expires_in: 7200 },
      '/cgi-bin/ticket/getticket': { errcode: 0, ticket: 'T', expires_in: 7200 },
    });
    expect([await gateway.jsapiTicket(), await gateway.jsapiTicket()]).toEqual(['T', 'T']);
    expect(asked).toHaveLength(2);
  });

  test('knows nothing of the workplace chat', async () => {
    expect(await messenger({}).gateway.identify('ding', 'c')).toBeUndefined();
  });
});

test('the SMS relay gets the message with its key, and a refusal is a fault', async () => {
  const sent: { url: string; init: RequestInit }[] = [];
  const relay = (status: number) =>
    createRelaySms({ url: 'https://sms.example.com/send', key: 'K' }, (async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return new Response('', { status });
    }) as unknown as typeof fetch);
  const message = { mobile: '13811112222', code: '123456', scene: 'login', channel: 'sms' } as const;
  await relay(202).send(message);
  expect(sent[0]?.init.headers).toMatchObject({ Authorization: 'Bearer K' });
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual(message);
  const news = { no: '71', mobile: '13811112222', scene: 'notice' } as const;
  await relay(202).tell({ ...news, title: '提现已到账', text: '¥100 已到银行卡。' });
  expect(JSON.parse(String(sent[1]?.init.body))).toEqual({ ...news, text: '提现已到账：¥100 已到银行卡。' });
  await expect(relay(500).send(message)).rejects.toThrow('HTTP 500');
});

describe('subscription messages', () => {
  const message = {
    openId: 'o1',
    templateId: 'T1',
    title: '包裹运输中',
    text: '你的包裹已到达杭州转运中心，请留意派送电话。',
    at: Date.UTC(2026, 5, 16, 1, 30),
    page: '/shop/pages/order/detail?id=7',
  };
  const gatewayOf = (answer: object) => {
    const asked: { url: URL; body?: string }[] = [];
    const fetcher = (async (input: string, init?: RequestInit) => {
      asked.push({ url: new URL(input), body: init?.body as string | undefined });
      return Response.json(input.includes('stable_token') ? { access_token: 'A', expires_in: 7200 } : answer);
    }) as unknown as typeof fetch;
    return { gateway: createWechatSubscribe({ ...CONFIG, templates: { order: 'T1' } }, fetcher), asked };
  };

  test('only configured templates; words cut to what a template takes', async () => {
    const { gateway, asked } = gatewayOf({ errcode: 0 });
    expect(gateway.templates).toEqual([{ id: 'T1', title: '订单与物流', box: 'order' }]);
    expect(await gateway.send(message)).toBe('sent');
    const sent = JSON.parse(asked.at(-1)?.body ?? '{}');
    expect(asked.at(-1)?.url.pathname).toBe('/cgi-bin/message/subscribe/send');
    expect(sent).toMatchObject({ touser: 'o1', template_id: 'T1', page: 'shop/pages/order/detail?id=7' });
    expect(Array.from(sent.data.thing2.value as string)).toHaveLength(20);
  });

  test('a permission that is used up is no fault; everything else is', async () => {
    expect(await gatewayOf({ errcode: 43101 }).gateway.send(message)).toBe('refused');
    await expect(gatewayOf({ errcode: 47003 }).gateway.send(message)).rejects.toThrow('47003');
  });
});

describe('relays of identity and payouts', () => {
  const relayOf = (answer: object, status = 200) => {
    const asked: { body: string; headers: unknown }[] = [];
    const fetcher = (async (_url: string, init: RequestInit) => {
      asked.push({ body: String(init.body), headers: init.headers });
      return Response.json(answer, { status });
    }) as unknown as typeof fetch;
    return { asked, fetcher };
  };
  const RELAY = { url: 'https://relay.example.com', key: 'K' };
  const person = { name: '许清和', idNo: '330100198811030018', cardNo: '6225880119008887', mobile: '13812345678' };

  test('a verdict is passed on; a fault says nothing of who was asked about', async () => {
    const { asked, fetcher } = relayOf({ verdict: 'name' });
    expect(await createRelayAuthentication(RELAY, fetcher).verify(person)).toBe('name');
    expect(JSON.parse(asked[0]!.body)).toEqual(person);
    expect(asked[0]!.headers).toMatchObject({ Authorization: 'Bearer K' });
    for (const [answer, status] of [
      [{}, 200],
      [{ verdict: 'perhaps' }, 200],
      [{}, 503],
    ] as const) {
      const failed = createRelayAuthentication(RELAY, relayOf(answer, status).fetcher).verify(person);
      await expect(failed).rejects.toThrow(/authentication relay answered/);
      await expect(failed).rejects.not.toThrow(/许清和|3301|6225/);
    }
  });

  test('a payout is sent, offered, asked after and revoked by its number', async () => {
    const payout = { no: 'TX1', amount: 19_880, method: 'bank' as const, name: '许清和', cardNo: '6225880119008887' };
    const { asked, fetcher } = relayOf({ state: 'paying', package: 'mchId=1&package=p' });
    const gateway = createRelayPayout(RELAY, fetcher);
    expect(gateway.open).toBe(true);
    expect(await gateway.send(payout)).toEqual({ state: 'paying' });
    expect(await gateway.offer(payout)).toBe('mchId=1&package=p');
    expect(await gateway.query('TX1')).toEqual({ state: 'paying' });
    await gateway.revoke('TX1');
    expect(asked.map(({ body }) => (JSON.parse(body) as { action: string; no: string }).action)).toEqual([
      'send',
      'offer',
      'query',
      'revoke',
    ]);
    expect(await createRelayPayout(RELAY, relayOf({ state: 'failed' }).fetcher).query('TX1')).toEqual({
      state: 'failed',
      reason: '打款失败',
    });
    await expect(createRelayPayout(RELAY, relayOf({}).fetcher).offer(payout)).rejects.toThrow('without a package');
    await expect(createRelayPayout(RELAY, relayOf({ state: 'odd' }).fetcher).send(payout)).rejects.toThrow(
      'without a state',
    );
    await expect(createRelayPayout(RELAY, relayOf({}, 500).fetcher).send(payout)).rejects.toThrow('HTTP 500');
  });

  test('production without relays verifies nobody and pays nothing out', async () => {
    await expect(createSandboxAuthentication({ open: false }).verify(person)).rejects.toThrow();
    expect(createSandboxPayout({ open: false }).open).toBe(false);
  });
});
