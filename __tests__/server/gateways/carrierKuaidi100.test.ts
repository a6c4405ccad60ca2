/** 快递100 behind the gateway, over real HTTP: its signatures, answers and refusals as documented. */
import { createKuaidi100Carrier } from '../../../server/gateways/carrierKuaidi100';
import { CarrierRefusal, type TrackedParcel } from '../../../server/gateways/carrier';
import { createGateways } from '../../../server/gateways';
import { readConfig } from '../../../server/config';
import { momentOf } from '../../../server/lib/shanghai';
import { ACCOUNT, pushOf, startKuaidi100, type Kuaidi100 } from './kuaidi100';

const NOW = momentOf('2026-11-30 12:00:00');
const CALLBACK = 'https://shop.example.com/carrier/notify';
const PARCEL: TrackedParcel = {
  company: '顺丰速运',
  trackingNo: 'SF1234567890',
  sentAt: momentOf('2026-11-28 09:00:00'),
  from: '杭州市',
  to: { province: '广东省', city: '深圳市', district: '南山区' },
  tail: '6666',
};
const row = (ftime: string, context: string, statusCode: string, areaName = '广东,深圳市,南山区') => ({
  time: ftime,
  ftime,
  context,
  statusCode,
  status: '',
  areaName,
});
const JOURNEY = {
  message: 'ok',
  nu: PARCEL.trackingNo,
  ischeck: '1',
  com: 'shunfeng',
  status: '200',
  state: '3',
  condition: 'F00',
  data: [
    row('2026-11-30 10:02:11', '您的快件已送达丰巢', '304'),
    row('2026-11-30 08:00:00', '快递员正在派件，请准备签收', '5'),
    row('2026-11-28 10:00:00', '顺丰速运 已收取快件', '103', '浙江,杭州市'),
  ],
};

let provider: Kuaidi100;
beforeAll(async () => {
  provider = await startKuaidi100();
});
afterAll(() => provider.close());

const carrier = (more: Partial<typeof ACCOUNT> = {}, timeoutMs = 5000) =>
  createKuaidi100Carrier({ ...ACCOUNT, ...more }, { host: provider.host, timeoutMs });
const last = () => provider.asked.at(-1)!;
const faultOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => Promise.reject(new Error('it was answered')),
    (error: Error) => error,
  );
const refusing = (returnCode: string, message = '') => provider.answer(() => ({ result: false, returnCode, message }));

test('its variables choose it', () => {
  expect(createGateways(readConfig({})).carrier).toMatchObject({ sandbox: true, pushes: false });
  const env = { KUAIDI100_CUSTOMER: ACCOUNT.customer, KUAIDI100_KEY: ACCOUNT.key };
  expect(createGateways(readConfig(env as never)).carrier).toMatchObject({ sandbox: false, pushes: true });
});

describe('where a parcel is', () => {
  test('a signed question, and steps whose words say what their codes mean', async () => {
    provider.answer(() => JOURNEY);
    expect(await carrier().track(PARCEL, NOW)).toEqual([
      { at: momentOf('2026-11-28 10:00:00'), place: '杭州市', text: '顺丰速运 已收取快件' },
      { at: momentOf('2026-11-30 08:00:00'), place: '深圳市', text: '快递员正在派件，请准备收件' },
      { at: momentOf('2026-11-30 10:02:11'), place: '深圳市', text: '已签收：您的快件已送达丰巢' },
    ]);
    expect(last()).toEqual({
      path: '/poll/query.do',
      param: {
        com: 'shunfeng',
        num: 'SF1234567890',
        phone: '6666',
        from: '杭州市',
        to: '广东省深圳市南山区',
        resultv2: '4',
        order: 'asc',
      },
    });
  });

  test.each([
    ['顺丰速运', 'shunfeng', true],
    ['中通快递', 'zhongtong', true],
    ['圆通速递', 'yuantong', false],
    ['韵达快递', 'yunda', false],
    ['申通快递', 'shentong', false],
    ['京东快递', 'jd', false],
    ['极兔速递', 'jtexpress', false],
    ['中国邮政', 'youzhengguonei', false],
    ['邮政EMS', 'ems', false],
  ])('%s is %s; the end of the mobile is told: %s', async (company, com, phone) => {
    provider.answer(() => ({ ...JOURNEY, data: [] }));
    expect(await carrier().track({ ...PARCEL, company }, NOW)).toEqual([]);
    expect(last().param.com).toBe(com);
    expect('phone' in last().param).toBe(phone);
  });

  test('a step without a code goes by its words, the newest by the state of all', async () => {
    const bare = ({ ftime, context }: { ftime: string; context: string }) => ({ ftime, context });
    const told = async (state: string) => {
      provider.answer(() => ({ ...JOURNEY, state, data: JOURNEY.data.map(bare) }));
      return (await carrier().track(PARCEL, NOW)).map(({ text, isEnd }) => [text, isEnd]);
    };
    expect(await told('3')).toEqual([
      ['顺丰速运 已收取快件', undefined],
      ['快递员正在派件，请准备签收', undefined],
      ['已签收：您的快件已送达丰巢', undefined],
    ]);
    expect((await told('5')).at(1)).toEqual(['快递员正在派件，请准备收件', undefined]);
    // 退签: whoever sent it has signed, not the buyer, and nothing more comes.
    expect((await told('4')).at(-1)).toEqual(['您的快件已送达丰巢', true]);
  });

  test('what lacks its time or its words is left out, and what has not happened yet', async () => {
    const data = [{ context: '没有时间' }, { ftime: '昨天', context: '?' }, { ftime: '2026-11-29 10:00:00' }, 7, null];
    provider.answer(() => ({ ...JOURNEY, data: [...data, row('2026-12-01 00:00:00', '明天', '0'), ...JOURNEY.data] }));
    expect(await carrier().track(PARCEL, NOW)).toHaveLength(3);
  });

  test.each([
    ['500', '查询无结果，请隔段时间再查'],
    ['201', '查询无结果，请隔段时间再查'],
  ])('%s: nothing is known yet', async (code, message) => {
    refusing(code, message);
    expect(await carrier().track(PARCEL, NOW)).toEqual([]);
  });

  test.each([
    ['400', '找不到对应公司'],
    ['408', '快递公司参数异常：验证码错误'],
  ])('%s %s: refused for good', async (code, message) => {
    refusing(code, message);
    expect(await faultOf(carrier().track(PARCEL, NOW))).toBeInstanceOf(CarrierRefusal);
  });

  test('a carrier without a code is refused without a question', async () => {
    const before = provider.asked.length;
    const error = await faultOf(carrier().track({ ...PARCEL, company: '隔壁老王' }, NOW));
    expect(error).toBeInstanceOf(CarrierRefusal);
    expect(provider.asked).toHaveLength(before);
  });

  test.each([
    ['400', '提交的数据不完整，或者账号未充值'],
    ['501', '服务器错误'],
    ['502', '服务器繁忙'],
    ['503', '验证签名失败'],
    ['601', 'KEY已过期'],
    ['777', ''],
  ])('%s %s: asked again later', async (code, message) => {
    refusing(code, message);
    const error = await faultOf(carrier().track(PARCEL, NOW));
    expect(error).not.toBeInstanceOf(CarrierRefusal);
    expect(error.message).toBe(`Kuaidi100 poll/query.do answered ${code}`);
  });
});

describe('a subscription', () => {
  test('says where to tell, with a salt that every process comes to and nobody without the key', async () => {
    provider.answer(() => ({ result: true, returnCode: '200', message: '提交成功' }));
    await carrier().subscribe(PARCEL, CALLBACK);
    const { param } = last();
    expect(param).toMatchObject({
      company: 'shunfeng',
      number: 'SF1234567890',
      from: '杭州市',
      to: '广东省深圳市南山区',
      key: ACCOUNT.key,
      parameters: { callbackurl: CALLBACK, resultv2: '4', phone: '6666', salt: expect.stringMatching(/^[\da-f]{32}$/) },
    });
    const saltOf = () => (last().param.parameters as { salt: string }).salt;
    const salt = saltOf();
    await carrier().subscribe(PARCEL, CALLBACK);
    expect(saltOf()).toBe(salt);
    expect(salt).not.toContain(ACCOUNT.key);
    await faultOf(carrier({ key: 'another' }).subscribe(PARCEL, CALLBACK));
    expect(saltOf()).not.toBe(salt);
  });

  test('a carrier without a code is recognised by the number', async () => {
    await carrier().subscribe({ ...PARCEL, company: '隔壁老王' }, CALLBACK);
    expect(last().param).toMatchObject({ company: '', parameters: { autoCom: '1' } });
    expect(last().param.parameters).not.toHaveProperty('phone');
  });

  test('asked for twice it is there once', async () => {
    refusing('501', 'POLL:重复订阅');
    await expect(carrier().subscribe(PARCEL, CALLBACK)).resolves.toBeUndefined();
  });

  test.each(['700', '701', '702'])('%s: refused for good', async (code) => {
    refusing(code);
    expect(await faultOf(carrier().subscribe(PARCEL, CALLBACK))).toBeInstanceOf(CarrierRefusal);
  });

  test.each(['500', '502', '600', '601'])('%s: asked again later', async (code) => {
    refusing(code);
    const error = await faultOf(carrier().subscribe(PARCEL, CALLBACK));
    expect(error).not.toBeInstanceOf(CarrierRefusal);
    expect(error.message).toBe(`Kuaidi100 poll answered ${code}`);
  });
});

describe.each([
  ['track', (ms: number) => carrier({}, ms).track(PARCEL, NOW), 'poll/query.do'],
  ['subscribe', (ms: number) => carrier({}, ms).subscribe(PARCEL, CALLBACK), 'poll'],
] as const)('%s', (_name, ask, path) => {
  test.each([
    ['throttling', { status: 429 }, `Kuaidi100 ${path} answered HTTP 429`],
    ['a fault', { status: 502 }, `Kuaidi100 ${path} answered HTTP 502`],
    ['no JSON', 'no JSON', `Kuaidi100 ${path} answered no JSON`],
    ['another shape', { hello: 'world' }, /answered without/],
    ['no answer', 'silent', /timeout/],
  ] as const)('%s: asked again later, and no secret is told', async (_case, reply, said) => {
    provider.answer(() => reply);
    const error = await faultOf(ask(reply === 'silent' ? 60 : 5000));
    expect(error).not.toBeInstanceOf(CarrierRefusal);
    expect(error.message).toMatch(said);
    const all = `${error.message} ${error.stack ?? ''} ${JSON.stringify(error)} ${String(error.cause)}`;
    for (const secret of [ACCOUNT.key, ACCOUNT.customer, PARCEL.tail]) expect(all).not.toContain(secret);
  });
});

describe('a callback', () => {
  const saltOf = async () => {
    provider.answer(() => ({ result: true, returnCode: '200', message: '提交成功' }));
    await carrier().subscribe(PARCEL, CALLBACK);
    return (last().param.parameters as { salt: string }).salt;
  };
  const PUSH = { status: 'polling', billstatus: 'got', message: '', autoCheck: '0', comOld: '', comNew: '' };
  const formOf = (form: string) => Object.fromEntries(new URLSearchParams(form));
  const read = async (push: object) => carrier().readPush(formOf(pushOf(push, await saltOf())));

  test('tells the steps of the parcel', async () => {
    const told = await read({ ...PUSH, lastResult: JOURNEY });
    expect(told).toMatchObject({ trackingNo: 'SF1234567890', isLeft: false });
    if (typeof told !== 'object') throw new Error('it was not read');
    expect(told.steps).toHaveLength(3);
    expect(['顺丰速运', '隔壁老王', '中通快递'].map((company) => told.isOf(company))).toEqual([true, true, false]);
  });

  test('the last one says so; one that the carrier gives up names the carrier that it should have been', async () => {
    expect(await read({ ...PUSH, status: 'shutdown', lastResult: { ...JOURNEY, state: '5' } })).toMatchObject({
      steps: [{}, {}, { isEnd: true }],
    });
    const left = await read({
      ...PUSH,
      status: 'abort',
      message: '3天查询无记录',
      comNew: 'zhongtong',
      lastResult: { ...JOURNEY, data: [] },
    });
    expect(left).toMatchObject({ isLeft: true, steps: [] });
    if (typeof left !== 'object') throw new Error('it was not read');
    expect(['顺丰速运', '中通快递', '圆通速递'].map((company) => left.isOf(company))).toEqual([true, true, false]);
  });

  test('of somebody without the salt nothing is read', async () => {
    const good = formOf(pushOf({ ...PUSH, lastResult: JOURNEY }, await saltOf()));
    const gateway = carrier();
    expect(gateway.readPush({ ...good, sign: String(good.sign).toLowerCase() })).toBeDefined();
    for (const bad of [
      {},
      { param: good.param },
      { sign: good.sign },
      { ...good, sign: '' },
      { ...good, sign: 'é'.repeat(16) },
      { ...good, param: `${good.param} ` },
      { ...good, sign: [good.sign] },
      formOf(pushOf({ ...PUSH, lastResult: JOURNEY }, '')),
    ])
      expect(gateway.readPush(bad)).toBeUndefined();
  });

  test('signed, but of another shape', async () => {
    const { nu, ...nameless } = JOURNEY;
    expect(nu).toBe('SF1234567890');
    for (const push of [
      {},
      [],
      { ...PUSH },
      { ...PUSH, lastResult: nameless },
      { ...PUSH, lastResult: { nu, com: 7 } },
    ])
      expect(await read(push)).toBe('unreadable');
  });
});
