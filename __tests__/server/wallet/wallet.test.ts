/** The wallet of the demo world: statements that agree with their rows, transfers between those who belong together, proofs of transfers. */
import sharp from 'sharp';
import { and, eq } from 'drizzle-orm';
import { accounts, ledgerRows, notices, rechargeOrders, tasks } from '../../../server/db/schema';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import type { LedgerRow } from '../../../src/contract/ledger/shapes';
import { testServer, RACES } from '../harness';
import { payTokenFor, rid } from '../order/shop';

const LIN = '10001';
/** 周允, whom 陈雨前 brought; 陈雨前 himself was brought by 顾渚. */
const ZHOU = '10002';
const XU = '10003';
const CHEN = '10010';
const GU = '10011';
const app = testServer({ seed: true });
let lin: string;
let zhou: string;
let chen: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  zhou = await app.login('13800000002');
  chen = await app.login('13800000010');
});

const send = async (toId: string, amount: number, more: Record<string, unknown> = {}, token = chen, from = CHEN) =>
  app.call(
    'credits.sendMoney',
    { toId, amount, payToken: await payTokenFor(app, from), requestId: rid(), ...more },
    { token },
  );
const moneyOf = async (memberId: string) => {
  const [row] = await app.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.ownerId, memberId), eq(accounts.ownerType, 'member'), eq(accounts.unit, 'money')));
  return { available: row?.available ?? 0, bonus: row?.bonus ?? 0 };
};

describe('credits.statistics', () => {
  test('the accounts of 林知夏, and why something is frozen', async () => {
    const stat = await app.ok('credits.statistics', {}, { token: lin });
    expect(stat.money).toMatchObject({ balance: 128_000, bonus: 8000, withdrawable: 120_000 });
    expect(stat.points).toMatchObject({ balance: 3620 });
    expect(stat.coin).toEqual({ balance: 46 });
    expect(stat.sending).toEqual({ left: 200_000, perDay: 200_000 });
    expect(stat.holds.reduce((all, { value }) => all + Number(value), 0)).toBe(stat.money.frozen);
    expect((await app.call('credits.statistics', {})).code).toBe(401);
    expect((await app.call('credits.statistics', { month: '2026-13' }, { token: lin })).code).toBe(400);
  });

  test.each(['money', 'points', 'coin'] as const)('the sums of every month equal its rows: %s', async (unit) => {
    const { trend } = await app.ok('credits.statistics', { unit }, { token: lin });
    expect(trend).toHaveLength(6);
    let seen = 0;
    for (const { key: month, value } of trend) {
      const stat = await app.ok('credits.statistics', { unit, month }, { token: lin });
      const rows: LedgerRow[] = [];
      for (let page = 1, more = true; more; page += 1) {
        const answer = await app.ok('credits.index', { unit, month, page }, { token: lin });
        rows.push(...answer.list);
        ({ more } = answer);
      }
      const sum = (list: typeof rows) => list.reduce((all, { delta }) => all + delta, 0);
      expect(stat.monthIn).toBe(sum(rows.filter(({ delta }) => delta > 0)));
      expect(stat.monthIn - stat.monthOut).toBe(sum(rows));
      expect(value).toBe(String(stat.monthIn));
      for (const kind of stat.byType)
        expect(Number(kind.value)).toBe(sum(rows.filter(({ bizType }) => bizType === kind.key)));
      seen += rows.length;
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('a row of an own order leads there, that of a recharge to the recharges', async () => {
    const paid = await app.ok('credits.index', { unit: 'money', bizType: 'orderPay' }, { token: lin });
    expect(paid.list[0]?.route).toBe(`/shop/pages/order/detail?id=${paid.list[0]?.bizId}`);
    await app.ok('memberOrder.view', { id: paid.list[0]!.bizId }, { token: lin });
    const bought = await app.ok('credits.index', { unit: 'money', bizType: 'recharge' }, { token: lin });
    expect(bought.list[0]?.route).toBe('/member/pages/recharge/index');
  });

  test('the four recharges of 林知夏 stand behind her rows', async () => {
    const { list, total } = await app.ok('recharge.index', {}, { token: lin });
    expect(total).toBe(4);
    expect(list.map(({ value, bonus }) => [value, bonus])).toEqual([
      [100_000, 8000],
      [100_000, 8000],
      [300_000, 30_000],
      [300_000, 30_000],
    ]);
  });
});

describe('special.directMembers', () => {
  test('those whom one brought, found by name or number', async () => {
    const all = await app.ok('special.directMembers', {}, { token: chen });
    expect(all.total).toBe(14);
    expect(all.list.every(({ depth, mobile }) => depth === 1 && /^1\d{2}\*{4}\d{4}$/.test(mobile ?? ''))).toBe(true);
    const found = await app.ok('special.directMembers', { keyword: '周允' }, { token: chen });
    expect(found.list.map(({ user }) => user.id)).toEqual([ZHOU]);
    expect((await app.ok('special.directMembers', { keyword: '%' }, { token: chen })).total).toBe(0);
    expect((await app.ok('special.directMembers', {}, { token: lin })).total).toBe(0);
    expect((await app.call('special.directMembers', {})).code).toBe(401);
  });
});

describe('credits.sendMoney', () => {
  test('to whom one brought and to one’s inviter: two rows, one answer per request, the given part stays given', async () => {
    const id = rid();
    const payToken = await payTokenFor(app, CHEN);
    const before = { chen: await moneyOf(CHEN), zhou: await moneyOf(ZHOU) };
    const asked = { toId: ZHOU, amount: 35_000, memo: ' 茶会分摊 ', payToken, requestId: id };
    const [first, twin] = await Promise.all([
      app.call('credits.sendMoney', asked, { token: chen }),
      app.call('credits.sendMoney', asked, { token: chen }),
    ]);
    expect(first).toMatchObject({ code: 200, data: { unit: 'money', value: 35_000, to: { id: ZHOU } } });
    expect(twin.data).toEqual(first.data);
    const after = { chen: await moneyOf(CHEN), zhou: await moneyOf(ZHOU) };
    expect(before.chen.available - after.chen.available).toBe(35_000);
    expect(after.zhou.available - before.zhou.available).toBe(35_000);
    expect(after.zhou.bonus - before.zhou.bonus).toBe(before.chen.bonus - after.chen.bonus);
    expect(before.chen.bonus - after.chen.bonus).toBe(Math.min(before.chen.bonus, 35_000));
    const rows = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, first.data.id));
    expect(rows.map(({ title, delta, memo }) => [title, delta, memo])).toEqual([
      ['转赠 · 周允', -35_000, '茶会分摊'],
      ['收到转赠 · 陈雨前', 35_000, '茶会分摊'],
    ]);
    const told = await app.db.select().from(notices).where(eq(notices.memberId, ZHOU));
    expect(told.map(({ text }) => text)).toContain('陈雨前 转赠你 ¥350：茶会分摊，已存入余额。');
    expect((await send(GU, 1000)).code).toBe(200);
    expect((await send(CHEN, 1000, {}, zhou, ZHOU)).code).toBe(200);
  });

  test('not to others, not to oneself, not without a proof of one’s own', async () => {
    for (const toId of [LIN, XU])
      expect(await send(toId, 1000)).toMatchObject({ code: 422, message: '余额只能转赠给邀请人或直属成员' });
    // 顾渚 is two steps above.
    expect((await send(GU, 1000, {}, zhou, ZHOU)).code).toBe(422);
    expect(await send(CHEN, 1000)).toMatchObject({ code: 422, message: '不能转赠给自己' });
    expect((await send('999999999', 1000)).code).toBe(404);
    expect((await send(ZHOU, 1000, { payToken: await payTokenFor(app, ZHOU) })).code).toBe(410);
    const used = await payTokenFor(app, CHEN);
    expect((await send(ZHOU, 100, { payToken: used })).code).toBe(200);
    expect((await send(ZHOU, 100, { payToken: used })).code).toBe(410);
    const old = await payTokenFor(app, CHEN);
    app.clock.advance(5 * 60_000 + 1);
    expect((await send(ZHOU, 100, { payToken: old })).code).toBe(410);
    for (const amount of [0, -100, 1.5]) expect((await send(ZHOU, amount)).code).toBe(400);
    expect((await app.call('credits.sendMoney', { toId: ZHOU, amount: 1, payToken: 'x', requestId: rid() })).code).toBe(
      401,
    );
  });

  test('so much a day, however many ask at once; tomorrow again', async () => {
    await book(app.db, {
      owner: memberOwner(CHEN),
      unit: 'money',
      bizType: 'adjust',
      bizId: 'day',
      delta: 1_000_000,
      at: app.clock.now(),
    });
    const { left } = (await app.ok('credits.statistics', {}, { token: chen })).sending;
    expect(left).toBeLessThan(200_000);
    expect(left).toBeGreaterThan(0);
    expect(await send(ZHOU, left + 1)).toMatchObject({
      code: 422,
      message: expect.stringMatching(/^今日转赠额度剩余 ¥/),
    });
    const part = Math.ceil(left / 2) + 1;
    const answers = await Promise.all(Array.from({ length: Math.min(RACES, 8) }, () => send(ZHOU, part)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    app.clock.advance(86_400_000);
    expect((await send(ZHOU, 200_000)).code).toBe(200);
    expect(await send(ZHOU, 1)).toMatchObject({ code: 422, message: '今日转赠额度剩余 ¥0' });
    app.clock.advance(86_400_000);
  });

  test('both give to each other at once, more than there is: nothing is overdrawn', async () => {
    const both = async () => [await moneyOf(CHEN), await moneyOf(ZHOU)].map(({ available }) => available);
    const [a = 0, b = 0] = await both();
    await Promise.all(
      Array.from({ length: RACES }, (_, i) => (i % 2 === 0 ? send(ZHOU, 7000) : send(CHEN, 90_000, {}, zhou, ZHOU))),
    );
    const [c = 0, d = 0] = await both();
    expect(c + d).toBe(a + b);
    expect(Math.min(c, d)).toBeGreaterThanOrEqual(0);
  });
});

describe('a recharge by transfer', () => {
  test('waits for the finance desk, which passes it once; a refused one can be sent again', async () => {
    const body = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const photo = (await app.upload(body, { token: zhou })).data.url;
    const finance = await app.login('13900000005');
    const { orderId, amount } = await app.ok('recharge.create', { packageId: '1', requestId: rid() }, { token: zhou });
    const proof = (token = zhou) =>
      app.call(
        'atShop.orderProof',
        {
          orderGroup: 'recharge',
          orderId,
          amount,
          payer: '周允',
          paidAt: app.clock.now() - 60_000,
          photos: [photo],
          requestId: rid(),
        },
        { token },
      );
    const decide = async (targetId: string, result: 'pass' | 'reject', note = '') => {
      const [task] = await app.db.select().from(tasks).where(eq(tasks.targetId, targetId));
      return app.call(
        'ding.tasksComplete',
        { id: task!.id, result, rev: task!.rev, note, requestId: rid() },
        { token: finance },
      );
    };
    expect((await proof(lin)).code).toBe(404);
    const { data: first } = await proof();
    expect(first).toMatchObject({ orderGroup: 'recharge', status: 'auditing' });
    expect((await proof()).message).toBe('凭证已提交，正在审核');
    app.clock.advance(86_400_000);
    await app.runJobs();
    const before = await moneyOf(ZHOU);
    expect((await decide(first.id, 'reject', '看不清')).code).toBe(200);
    expect(await moneyOf(ZHOU)).toEqual(before);
    const { data: second } = await proof();
    expect((await decide(second.id, 'pass')).code).toBe(200);
    expect((await decide(second.id, 'pass')).code).toBe(409);
    const after = await moneyOf(ZHOU);
    expect([after.available - before.available, after.bonus - before.bonus]).toEqual([53_000, 3000]);
    const [order] = await app.db.select().from(rechargeOrders).where(eq(rechargeOrders.id, orderId));
    expect(order).toMatchObject({ status: 'paid' });
    const { list } = await app.ok('atShop.voucher', { orderGroup: 'recharge' }, { token: zhou });
    expect(list.map(({ status }) => status)).toEqual(['approved', 'rejected']);
    expect((await app.ok('atShop.voucher', { orderGroup: 'recharge' }, { token: lin })).list).toEqual([]);
  });
});
