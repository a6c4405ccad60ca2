/** What somebody without a session can leave behind: nothing by reading, a bounded number of rows a day by writing. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { endpoints, type EndpointName } from '../../../src/contract/endpoints';
import type { Endpoint, EndpointRow } from '../../../src/contract/kit';
import { schemas } from '../../../src/contract/schemas';
import { feedbacks, goods, quotas, shares, skus, smsCodes } from '../../../server/db/schema';
import { CLEANUP_JOB, cleanupJobs } from '../../../server/jobs/cleanup';
import { createTestServer, type TestServer } from '../harness';

let app: TestServer;
beforeAll(async () => {
  app = await createTestServer({ seed: true, config: { rateLimit: 1_000_000, trustProxy: ['loopback'] } });
});
afterAll(() => app.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const HOME = '203.0.113.7';

async function rowsOfAllTables(): Promise<Record<string, number>> {
  const tables = await app.db.execute(sql`select tablename from pg_tables where schemaname = 'public'`);
  const names = (tables as unknown as { rows: { tablename: string }[] }).rows.map((row) => row.tablename);
  const counts = names.map(async (name) => {
    const found = await app.db.execute(sql`select count(*)::int as rows from ${sql.identifier(name)}`);
    return [name, (found as unknown as { rows: { rows: number }[] }).rows[0]?.rows ?? -1] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const isPublic = (name: EndpointName) => !(endpoints[name] as Endpoint).auth;
/** Sent as one because it is long, or holds a token, `reads` changes nothing. */
const isWrite = (name: EndpointName) =>
  endpoints[name].method !== 'GET' && (schemas[name] as EndpointRow).reads !== true;
const dailyOf = (name: EndpointName) => (schemas[name] as EndpointRow).daily;

/** The provider calls pay.notify as often as money moves; without its signature nothing is written. */
const UNLIMITED_WRITES: readonly EndpointName[] = ['pay.notify'];

test('every public write has a limit for a day', () => {
  const open = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => isPublic(name) && isWrite(name) && dailyOf(name) === undefined,
  );
  expect(open).toEqual(UNLIMITED_WRITES);
});

test('public endpoints without such a limit leave no row behind', async () => {
  const [item] = await app.db.select({ id: goods.id }).from(goods);
  const [sku] = await app.db.select({ id: skus.id }).from(skus);
  const page = (n: number) => ({ share_title: 't', share_desc: '', share_pic: '', share_url: `/a?n=${n}` });
  const inputs: Partial<Record<EndpointName, (n: number) => Record<string, unknown>>> = {
    'site.wechatConfig': (n) => ({ url: `${app.server.config.publicUrl}/h5/a?n=${n}` }),
    'site.share': page,
    'site.getThumb': (n) => ({ url: '/images/goods/1.webp', w: 100 + n }),
    'pages.view': () => ({ code: 'PRIVACY' }),
    'pay.bill': (n) => ({ outTradeNo: `X${n}`, checkCode: 'x' }),
    'pay.notify': (n) => ({ paymentNo: `X${n}`, tradeNo: 'T', result: 'success', sign: 'x' }),
    'shop.productView': () => ({ id: item?.id }),
    'shop.productReviews': () => ({ id: item?.id }),
    'shop.freightFee': () => ({ regionCode: '330106', lines: [{ skuId: sku?.id, qty: 1 }] }),
    'marketing.wholesale': () => ({ type: 'group' }),
    'marketing.wholesaleView': () => ({ id: '1' }),
    'marketing.group': () => ({ id: '1' }),
    'atShop.goodsView': () => ({ id: '1001' }),
    'tea.search': (n) => ({ keyword: `龙井${n}` }),
    'merchant.nearby': (n) => ({ lat: 30 + n / 10, lng: 120 }),
    'article.details': () => ({ id: '1' }),
    'college.courseView': () => ({ id: '1' }),
    'college.lesson': () => ({ id: '1', lessonId: '1' }),
    'college.search': (n) => ({ keyword: `龙井${n}` }),
    'college.certificate': (n) => ({ no: `X${n}` }),
    'video.card': () => ({ id: '1' }),
    'college.liveView': () => ({ id: '9701' }),
    'college.liveMessages': () => ({ id: '9701' }),
    'college.liveQuestions': () => ({ id: '9701' }),
    'tea.fieldView': () => ({ id: '1' }),
    'tea.fieldTrees': () => ({ id: '1' }),
    'tea.treeView': () => ({ id: '1' }),
    'tea.store': () => ({ id: '1' }),
    'legacy.houseDetails': () => ({ id: '1' }),
    'ticket.state': () => ({ token: 'x'.repeat(43) }),
    'screen.board': () => ({ token: 'x'.repeat(43) }),
    'screen.act': () => ({
      ...{ token: 'x'.repeat(43), action: 'serve', orderId: '1', lineIds: '["1"]', opId: 'stranger1' },
    }),
  };
  const before = await rowsOfAllTables();
  const answered: EndpointName[] = [];
  const asked = (Object.keys(endpoints) as EndpointName[]).filter((one) => isPublic(one) && !dailyOf(one));
  for (const name of asked)
    for (const n of [1, 2, 3]) {
      const { code } = await app.call(name, inputs[name]?.(n) ?? {}, from(HOME));
      expect([name, code]).not.toEqual([name, 400]);
      if (code === 200 && n === 1) answered.push(name);
    }
  expect(answered.length).toBeGreaterThan(20);
  // The calls of a minute are counted for all processes together: a row for who calls and one for each limit, however often.
  const limits = asked.filter((name) => (schemas[name] as EndpointRow).limit !== undefined).length;
  const { call_counts: counted, ...after } = await rowsOfAllTables();
  expect(counted).toBeLessThanOrEqual((before.call_counts ?? 0) + 1 + limits);
  expect({ call_counts: before.call_counts, ...after }).toEqual(before);
});

describe('the limit for a day', () => {
  const opinion = (content: string, address: string) =>
    app.call(
      'shop.opinion',
      { kind: 'suggest', content, contact: '13812345678', requestId: randomUUID() },
      from(address),
    );
  const most = dailyOf('shop.opinion') ?? 0;
  const pretend = (used: number) => app.db.update(quotas).set({ used });

  test('holds for one address, through a restart, until midnight', async () => {
    expect(await opinion('希望可以按产地筛选茶叶，谢谢 1', HOME)).toMatchObject({ code: 200 });
    await pretend(most - 1);
    expect(await opinion('希望可以按产地筛选茶叶，谢谢 2', HOME)).toMatchObject({ code: 200 });
    const written = await app.db.$count(feedbacks);
    for (const n of [3, 4]) {
      const refused = await opinion(`希望可以按产地筛选茶叶，谢谢 ${n}`, HOME);
      expect(refused).toMatchObject({ code: 429, message: '今日操作次数已用完，请明天再试' });
    }
    expect(await app.db.$count(feedbacks)).toBe(written);
    expect(await opinion('希望可以按产地筛选茶叶，谢谢 5', '203.0.113.8')).toMatchObject({ code: 200 });
    app.clock.advance(86_400_000);
    expect(await opinion('希望可以按产地筛选茶叶，谢谢 6', HOME)).toMatchObject({ code: 200 });
  });

  test('whoever has a whole /64 of IPv6 is one caller', async () => {
    await opinion('希望可以按产地筛选茶叶，谢谢 7', '2001:db8:1:2::1');
    await pretend(most);
    expect(await opinion('希望可以按产地筛选茶叶，谢谢 8', '2001:db8:1:2:3:4:5:6')).toMatchObject({ code: 429 });
    expect(await opinion('希望可以按产地筛选茶叶，谢谢 9', '2001:db8:1:3::1')).toMatchObject({ code: 200 });
  });

  test('codes by text message count as well, whatever the mobile', async () => {
    const code = (mobile: string) => app.call('site.smsCode', { mobile, scene: 'login' }, from('198.51.100.1'));
    expect(await code('13912340001')).toMatchObject({ code: 200 });
    await pretend(dailyOf('site.smsCode') ?? 0);
    const sent = await app.db.$count(smsCodes);
    expect(await code('13912340002')).toMatchObject({ code: 429 });
    expect(await app.db.$count(smsCodes)).toBe(sent);
  });

  test('no address stands in the table, and the daily cleanup empties it', async () => {
    const rows = await app.db.select().from(quotas);
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|2001|198\.51/);
    app.clock.advance(86_400_000);
    await app.db.transaction(async (tx) => {
      await cleanupJobs[CLEANUP_JOB]?.(tx as never, 'daily', app.server);
    });
    expect(await app.db.select().from(quotas)).toEqual([]);
  });
});

describe('share links', () => {
  const share = (share_url: string, token?: string) =>
    app.call('site.share', { share_title: 't', share_desc: '', share_pic: '', share_url }, { token });

  test('a visitor gets the same id for the same page, without a row', async () => {
    const before = await app.db.$count(shares);
    const [one, again, other] = [await share('/h5/v?n=1'), await share('/h5/v?n=1'), await share('/h5/v?n=2')];
    expect(one.data.share.url).toContain(`share_id=${one.data.share.share_id}`);
    expect(again.data.share.share_id).toBe(one.data.share.share_id);
    expect(other.data.share.share_id).not.toBe(one.data.share.share_id);
    expect(await app.db.$count(shares)).toBe(before);
  });

  test('a member makes 300 new ones a day at most; old ones still answer', async () => {
    const token = await app.login('13800000003');
    const now = app.clock.now();
    const first = await share('/h5/m?n=0', token);
    const many = Array.from({ length: 299 }, (_, n) => ({
      shareId: `many${n}`,
      memberId: '10003',
      url: `http://localhost:8086/h5/x?n=${n}`,
      title: 't',
      createdAt: now,
    }));
    await app.db.insert(shares).values(many);
    expect(await share('/h5/m?n=301', token)).toMatchObject({ code: 429 });
    expect((await share('/h5/m?n=0', token)).data.share.share_id).toBe(first.data.share.share_id);
    app.clock.advance(86_400_001);
    expect(await share('/h5/m?n=301', token)).toMatchObject({ code: 200 });
  });

  test.each([
    'https://evil.example/h5/pages/tea/index',
    '//evil.example/h5/',
    'http://localhost:8086@evil.example/',
    'http://user:pw@localhost:8086/h5/',
    'https://localhost:8086/h5/',
    'http://localhost:8087/h5/',
    '\\\\evil.example\\h5',
    'javascript:alert(1)',
  ])('%s is neither shared nor signed', async (url) => {
    const before = await app.db.$count(shares);
    const token = await app.login('13800000001');
    expect(await share(url, token)).toMatchObject({ code: 400, field: 'share_url' });
    expect(await app.call('site.wechatConfig', { url })).toMatchObject({ code: 400, field: 'url' });
    expect(await app.db.$count(shares)).toBe(before);
  });

  test('a front end that YEJIAN_CORS names is one of ours', async () => {
    const { corsOrigins } = app.server.config;
    app.server.config.corsOrigins = ['https://app.example.com'];
    const url = 'https://app.example.com/h5/pages/tea/index?a=1';
    expect(await app.call('site.wechatConfig', { url })).toMatchObject({ code: 200 });
    expect((await share(url)).data.share.url).toContain('https://app.example.com/h5/pages/tea/index?a=1&share_id=');
    app.server.config.corsOrigins = corsOrigins;
  });
});
