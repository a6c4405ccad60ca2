/** Withdrawals, payments and transfers that want the same money at the same moment: it is never given out twice. */
import { and, eq } from 'drizzle-orm';
import { ledgerRows, withdrawals } from '../../../server/db/schema';
import { testServer, RACES } from '../harness';
import { payTokenFor, rid } from '../order/shop';
import { keepRows } from '../rewind';
import { decide, draw, FINANCE, LIN, moneyOf, rowOf } from './desk';

const app = testServer({ seed: true });
let rewind: () => Promise<void>;
let lin: { id: string; token: string };
beforeAll(async () => {
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  lin = { id: LIN, token: await app.login('13800000001') };
});

const AVAILABLE = 128_000;
const BONUS = 8000;
/** What all of them want at once stands in wallet/races. */
const ROUNDS = Math.ceil(RACES / 2);

test('two withdrawals of all there is: one of them', async () => {
  for (let i = 0; i < ROUNDS; i++) {
    await rewind();
    lin.token = await app.login('13800000001');
    const answers = await Promise.all([draw(app, lin, 120_000), draw(app, lin, 120_000)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
    expect(await moneyOf(app, LIN)).toEqual({ available: BONUS, frozen: 140_000, bonus: BONUS });
  }
});

test('one request, five times at once: one withdrawal', async () => {
  for (let i = 0; i < ROUNDS; i++) {
    await rewind();
    lin.token = await app.login('13800000001');
    const before = await app.db.$count(withdrawals, eq(withdrawals.memberId, LIN));
    const asked = { requestId: rid(), payToken: await payTokenFor(app, LIN) };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => draw(app, lin, 10_000, asked)));
    expect(new Set(answers.map(({ code, data }) => `${code} ${data.id}`)).size).toBe(1);
    expect(await app.db.$count(withdrawals, eq(withdrawals.memberId, LIN))).toBe(before + 1);
  }
});

test('a withdrawal and a gift of money want the same yuan', async () => {
  const chen = { id: '10010', token: await app.login('13800000010') };
  const start = await moneyOf(app, chen.id);
  for (let i = 0; i < ROUNDS; i++) {
    await rewind();
    chen.token = await app.login('13800000010');
    const all = start.available - start.bonus;
    const send = app.call(
      'credits.sendMoney',
      { toId: '10011', amount: 150_000, payToken: await payTokenFor(app, chen.id), requestId: rid() },
      { token: chen.token },
    );
    const answers = await Promise.all([draw(app, chen, all), send]);
    expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThan(0);
    const { available, bonus } = await moneyOf(app, chen.id);
    expect(available).toBeGreaterThanOrEqual(bonus);
    if (answers.every(({ code }) => code === 200)) expect(start.available).toBeGreaterThanOrEqual(all + 150_000);
  }
});

test('passed and refused by two people at once: one of them', async () => {
  for (let i = 0; i < ROUNDS; i++) {
    await rewind();
    lin.token = await app.login('13800000001');
    const { data } = await draw(app, lin, 10_000);
    const [sun, wang] = [await app.login(FINANCE), await app.login('13900000001')];
    const answers = await Promise.all([
      decide(app, data.id, 'pass', sun),
      decide(app, data.id, 'reject', wang, '信息不符'),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    await app.runJobs();
    const { status } = await rowOf(app, data.id);
    expect(['success', 'rejected']).toContain(status);
    expect(await moneyOf(app, LIN)).toEqual({
      available: status === 'success' ? AVAILABLE - 10_000 : AVAILABLE,
      frozen: 20_000,
      bonus: BONUS,
    });
  }
});

test('confirmed in the messenger as its time runs out: paid or back, not both', async () => {
  for (let i = 0; i < ROUNDS; i++) {
    await rewind();
    lin.token = await app.login('13800000001');
    const { data } = await draw(app, lin, 10_000, { method: 'wechat' });
    await decide(app, data.id, 'pass', await app.login(FINANCE));
    app.clock.advance(24 * 3_600_000 - 1);
    const confirming = app.call('wechatWithdraw.confirm', { id: data.id }, { token: lin.token });
    app.clock.advance(1);
    await Promise.all([confirming, app.runJobs()]);
    app.clock.advance(5000);
    await app.runJobs();
    const { status } = await rowOf(app, data.id);
    expect(['success', 'expired']).toContain(status);
    const back = await app.db.$count(
      ledgerRows,
      and(eq(ledgerRows.bizId, data.id), eq(ledgerRows.bizType, 'withdrawBack')),
    );
    expect(back).toBe(status === 'success' ? 0 : 1);
    expect((await moneyOf(app, LIN)).frozen).toBe(20_000);
  }
});
