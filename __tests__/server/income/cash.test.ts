/** Settled income leaves: into the wallet at once, to the messenger as a withdrawal that comes back when nobody confirms it; declared sales. */
import { and, eq } from 'drizzle-orm';
import { incomes, ledgerRows, notices, tasks, withdrawals } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { testServer } from '../harness';
import { payTokenFor, rid } from '../order/shop';

const CHEN = '10010';
const DAY = 86_400_000;
const app = testServer({ seed: true });
let chen: string;
let gu: string;
let finance: string;
beforeEach(async () => {
  chen = await app.login('13800000010');
  gu = await app.login('13800000011');
});

const cash = async (amount: number, more: Record<string, unknown> = {}) =>
  app.call(
    'income.cash',
    { amount, target: 'balance', payToken: await payTokenFor(app, CHEN), requestId: rid(), ...more },
    { token: chen },
  );
const fundsOf = async (id = CHEN) => {
  const { income, money } = await balancesOf(app.db, id);
  return { income: income.available, frozen: income.frozen, money: money.available, bonus: money.bonus };
};

describe('to the messenger', () => {
  test('it is frozen, waits for its receiver, and comes back after a day', async () => {
    const before = await fundsOf();
    const asked = await cash(1000, { target: 'wechat' });
    expect(asked.data).toMatchObject({ status: 'waitConfirm', target: 'wechat', confirmBy: app.clock.now() + DAY });
    expect(await fundsOf()).toMatchObject({ income: before.income - 1000, frozen: before.frozen + 1000 });
    const stat = await app.ok('achievement.statistics', {}, { token: chen });
    expect(stat.onWay).toBe(before.frozen + 1000);
    app.clock.advance(DAY + 1000);
    await app.runJobs();
    chen = await app.login('13800000010');
    const { list } = await app.ok('income.cashList', { target: 'wechat' }, { token: chen });
    expect(list.find(({ id }) => id === asked.data.id)).toMatchObject({ status: 'expired' });
    expect((await fundsOf()).frozen).toBe(0);
    expect((await app.ok('income.cashList', {}, { token: gu })).list.map(({ id }) => id)).not.toContain(asked.data.id);
  });

  test('so much a day, from so much on, and only by who is known', async () => {
    expect((await cash(999, { target: 'wechat' })).code).toBe(422);
    const left = async () => {
      const { messengerLeft, timesLeft } = (await app.ok('achievement.statistics', {}, { token: chen })).cash;
      return [messengerLeft, timesLeft];
    };
    await writeShopSettings(app.db, { income: { ...DEMO.shopSettings.income, messengerPerDay: 5500 } });
    expect(await left()).toEqual([5500, 10]);
    const { data } = await cash(1000, { target: 'wechat' });
    expect(await left()).toEqual([4500, 9]);
    // What goes to a bank card is of the same day.
    await app.db.insert(withdrawals).values({
      ...(await app.db.select().from(withdrawals).where(eq(withdrawals.id, data.id)))[0]!,
      id: '990001',
      no: 'TX990001',
      requestId: rid(),
      amount: 3000,
      method: 'external',
    });
    expect(await left()).toEqual([1500, 8]);
    expect(await cash(2000, { target: 'wechat' })).toMatchObject({ code: 422, message: '今日还可提现 ¥15' });
    expect((await cash(1500, { target: 'wechat' })).code).toBe(200);
    expect(await left()).toEqual([0, 7]);
    await app.db.delete(withdrawals).where(eq(withdrawals.id, '990001'));
    await writeShopSettings(app.db, { income: DEMO.shopSettings.income });
    const unknown = await app.login('13800000050');
    const asked = { amount: 1000, target: 'wechat' as const, payToken: await payTokenFor(app, '10050') };
    const refused = await app.call('income.cash', { ...asked, requestId: rid() }, { token: unknown });
    expect(refused.message).toContain('实名');
  });
});

describe('to the wallet', () => {
  test('at once: a row out of one account, a row into the other; a doubled request moves it once', async () => {
    const before = await fundsOf();
    const asked = {
      amount: 10_050,
      target: 'balance' as const,
      payToken: await payTokenFor(app, CHEN),
      requestId: rid(),
    };
    const [one, twin] = await Promise.all([
      app.call('income.cash', asked, { token: chen }),
      app.call('income.cash', asked, { token: chen }),
    ]);
    expect([one.code, twin.code]).toEqual([200, 200]);
    expect(twin.data).toEqual(one.data);
    expect(one.data).toMatchObject({ amount: 10_050, target: 'balance', status: 'success' });
    expect(await fundsOf()).toEqual({
      ...before,
      income: before.income - 10_050,
      money: before.money + 10_050,
    });
    const rows = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, one.data.id));
    expect(rows.map(({ unit, bizType, delta }) => [unit, bizType, delta]).sort()).toEqual([
      ['income', 'incomeOut', -10_050],
      ['money', 'incomeIn', 10_050],
    ]);
    const { list, months } = await app.ok('income.cashList', { target: 'balance' }, { token: chen });
    expect(list[0]).toMatchObject({ id: one.data.id, steps: [{ label: '提交转出' }, { label: '已存入余额' }] });
    const mine = list.filter(({ createdAt }) => createdAt >= list[0]!.createdAt - DAY);
    expect(months[0]!.amount).toBeGreaterThanOrEqual(mine.reduce((sum, { amount }) => sum + amount, 0));
  });

  test('many at once never take more than there is', async () => {
    // Three of five fit; each time of what is left. Fifty rounds of an account that all want stand in wallet/races.
    for (let race = 0; race < 3; race += 1) {
      const before = await fundsOf();
      const part = Math.floor(before.income / 3.4);
      const answers = await Promise.all(Array.from({ length: 5 }, () => cash(part)));
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 200, 422, 422]);
      expect(before.income - (await fundsOf()).income).toBe(3 * part);
    }
  });

  test('not without the payment password, less than the least, or more than there is; nobody outside a team', async () => {
    expect((await cash(1000, { payToken: 'none' })).code).toBe(410);
    expect((await cash(99)).message).toBe('每次至少转出 ¥1');
    expect((await cash(90_000_000)).message).toBe('收益不足');
    const used = await payTokenFor(app, CHEN);
    const gone = await app.call(
      'income.cash',
      { amount: 100, target: 'balance', payToken: used, requestId: rid() },
      { token: gu },
    );
    expect(gone.code).toBe(410);
    const lin = await app.login('13800000001');
    const asked = {
      amount: 100,
      target: 'balance' as const,
      payToken: await payTokenFor(app, '10001'),
      requestId: rid(),
    };
    expect((await app.call('income.cash', asked, { token: lin })).code).toBe(403);
    expect((await app.call('income.cash', asked)).code).toBe(401);
  });

  test('what a refund still takes comes first', async () => {
    const [row] = await app.db
      .select()
      .from(incomes)
      .where(and(eq(incomes.memberId, CHEN), eq(incomes.status, 'settled'), eq(incomes.source, 'direct')))
      .limit(1);
    const before = await fundsOf();
    await app.db.update(incomes).set({ owed: 500 }).where(eq(incomes.id, row!.id));
    expect((await cash(100)).message).toBe('有 ¥5 退款待抵扣，抵扣完即可转出');
    expect((await app.ok('achievement.statistics', {}, { token: chen })).owed).toBe(500);
    await app.db.update(incomes).set({ owed: 0 }).where(eq(incomes.id, row!.id));
    expect(await fundsOf()).toEqual(before);
  });
});

describe('业绩申报', () => {
  const declare = (more: Record<string, unknown> = {}, token = chen) =>
    app.call(
      'member.declarationSave',
      {
        buyerMobile: '13600002222',
        amount: 50_000,
        soldAt: '2026-06-01',
        goodsText: '白牡丹饼 1 片',
        photos: [],
        requestId: rid(),
        ...more,
      },
      { token },
    );
  const decide = async (targetId: string, result: 'pass' | 'reject', note = '') => {
    const [task] = await app.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.kind, 'declaration'), eq(tasks.targetId, targetId)));
    return app.call(
      'ding.tasksComplete',
      { id: task!.id, result, rev: task!.rev, note, requestId: rid() },
      { token: finance },
    );
  };
  const day = (ago: number) => new Date(app.clock.now() + 8 * 3_600_000 - ago * DAY).toISOString().slice(0, 10);
  beforeAll(async () => {
    finance = await app.login('13900000005');
  });

  test('finance finds it right: an income at the rate of the grade, settled a week later', async () => {
    const { data } = await declare({ soldAt: day(1) });
    expect(data).toMatchObject({ buyer: '136****2222', amount: 50_000, status: 'auditing' });
    expect((await declare({ soldAt: day(1) })).message).toBe('这笔业绩已经申报过');
    expect((await decide(data.id, 'pass')).code).toBe(200);
    const [mine] = (await app.ok('member.declaration', {}, { token: chen })).list;
    expect(mine).toMatchObject({ id: data.id, status: 'approved', income: 4500 });
    const had = (await fundsOf()).income;
    const detail = await app.ok('achievement.view', { id: mine!.incomeId! }, { token: chen });
    expect(detail.row).toMatchObject({ source: 'declare', rateBp: 900, base: 50_000, amount: 4500, status: 'pending' });
    expect((await app.call('achievement.view', { id: mine!.incomeId! }, { token: gu })).code).toBe(404);
    app.clock.advance(7 * DAY);
    await app.runJobs();
    expect((await fundsOf()).income).toBeGreaterThanOrEqual(had + 4500);
    const [told] = await app.db
      .select()
      .from(notices)
      .where(and(eq(notices.memberId, CHEN), eq(notices.link, `/income/pages/details?id=${mine!.incomeId}`)));
    expect(told).toMatchObject({ box: 'team' });
  });

  test('refused with its reason; not one’s own purchase, not tomorrow, not years ago; nobody outside a team', async () => {
    const { data } = await declare({ soldAt: day(2), amount: 12_300 });
    expect((await decide(data.id, 'reject')).code).toBe(422);
    expect((await decide(data.id, 'reject', '联系不上买家')).code).toBe(200);
    const [mine] = (await app.ok('member.declaration', { status: 'rejected' }, { token: chen })).list;
    expect(mine).toMatchObject({ id: data.id, reason: '联系不上买家' });
    expect(mine!.income).toBeUndefined();
    expect((await declare({ soldAt: day(2), buyerMobile: '13800000010' })).message).toBe('不能申报本人购买的商品');
    expect((await declare({ soldAt: day(-1) })).code).toBe(400);
    expect((await declare({ soldAt: day(120) })).code).toBe(400);
    expect((await declare({ soldAt: day(1), photos: ['/uploads/other.webp'] })).code).toBe(400);
    expect((await declare({ soldAt: day(1) }, await app.login('13800000001'))).code).toBe(403);
    expect((await app.ok('member.declaration', {}, { token: gu })).total).toBe(0);
  });
});
