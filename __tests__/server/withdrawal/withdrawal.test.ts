/** Money that leaves: on terms, frozen first, looked at by somebody else, paid out or back in the account; each once. */
import { and, eq } from 'drizzle-orm';
import type { EndpointName } from '../../../src/contract/endpoints';
import { ledgerRows, members, notices, settings, tasks, withdrawals } from '../../../server/db/schema';
import { createGateways } from '../../../server/gateways';
import { createSandboxPayout } from '../../../server/gateways/payout';
import { readConfig } from '../../../server/config';
import { DAY_MS } from '../../../server/lib/shanghai';
import { createTestServer, type TestServer } from '../harness';
import { payTokenFor, rid } from '../order/shop';
import { keepRows } from '../rewind';
import { basic, CARDS, decide, draw, FINANCE, LIN, moneyOf, rowOf, verify, XU } from './desk';

let app: TestServer;
let rewind: () => Promise<void>;
let lin: { id: string; token: string };
let xu: { id: string; token: string };
let finance: string;
const payout = createSandboxPayout({ open: true });
beforeAll(async () => {
  app = await createTestServer({ seed: true, gateways: { ...createGateways(readConfig({})), payout } });
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  Object.assign(payout, { down: false, hesitant: false });
  payout.sent.length = 0;
  lin = { id: LIN, token: await app.login('13800000001') };
  xu = { id: XU, token: await app.login('13800000003') };
  finance = await app.login(FINANCE);
});
afterAll(() => app.close());

const HELD = 20_000;
const noticesOf = async (memberId: string) =>
  (await app.db.select().from(notices).where(eq(notices.memberId, memberId))).map(({ title }) => title);
const later = async (ms: number) => {
  app.clock.advance(ms);
  await app.runJobs();
};

describe('the terms', () => {
  test('what may leave, how, and how often today', async () => {
    const info = await app.ok('member.withdraw', {}, { token: lin.token });
    expect(info).toMatchObject({
      withdrawable: 120_000,
      balance: 128_000,
      bonus: 8000,
      min: 1000,
      max: 2_000_000,
      timesPerDay: 3,
      timesLeft: 2,
      feeBp: 60,
      identity: 'verified',
      hasPayPassword: true,
      holder: '林**',
    });
    expect(info.methods.map(({ value }) => value)).toEqual(['bank', 'wechat']);
    expect(info.cards.map(({ bankName, tail }) => `${bankName} ${tail}`)).toEqual(['招商银行 6225', '招商银行 5520']);
    const partner = await app.ok('member.withdraw', {}, { token: await app.login('13800000011') });
    expect(partner.methods.map(({ value }) => value)).toEqual(['bank', 'wechat', 'external']);
  });

  test('a preview says fee, rest and arrival, and every obstacle with its way out', async () => {
    const preview = await app.ok('withdraw.preview', { amount: 50_000, method: 'bank' }, { token: lin.token });
    expect(preview).toEqual({
      amount: 50_000,
      fee: 300,
      actual: 49_700,
      arriveText: '06月17日 24:00 前',
      blockers: [],
    });
    const blocked = await app.ok('withdraw.preview', { amount: 0, method: 'bank' }, { token: xu.token });
    expect(blocked.blockers.map(({ key, text }) => [key, text])).toEqual([
      ['identity', '未实名'],
      ['card', '未绑卡'],
    ]);
    expect(blocked.blockers.every(({ route }) => route.startsWith('/member/pages/withdraw/'))).toBe(true);
    const zhou = await app.ok(
      'withdraw.preview',
      { amount: 0, method: 'wechat' },
      { token: await app.login('13800000002') },
    );
    expect(zhou.blockers.map(({ text }) => text)).toEqual(['未实名', '无支付密码']);
    await basic(app, xu.token);
    const half = await app.ok('withdraw.preview', { amount: 0, method: 'bank' }, { token: xu.token });
    expect(half.blockers[0]).toMatchObject({
      text: '身份未核验',
      route: '/member/pages/withdraw/identifierHe?next=apply',
    });
  });

  test.each([
    [999, '最低提现 ¥10'],
    [2_000_001, '单笔最高 ¥20,000'],
    [120_001, '可提现 ¥1,200'],
  ])('%d fen is refused: %s', async (amount, message) => {
    expect(await draw(app, lin, amount)).toMatchObject({ code: 422, message });
    const { blockers } = await app.ok('withdraw.preview', { amount, method: 'bank' }, { token: lin.token });
    expect(blockers).toEqual([{ key: 'amount', text: message, route: '' }]);
  });

  test('the house says other terms, or that nothing leaves', async () => {
    const [stored] = await app.db.select().from(settings).where(eq(settings.key, 'house'));
    const set = (withdrawal: object) =>
      app.db
        .update(settings)
        .set({ value: { ...(stored!.value as object), withdrawal } })
        .where(eq(settings.key, 'house'));
    await set({ feeBp: 100, timesPerDay: 1, methods: ['bank'] });
    const info = await app.ok('member.withdraw', {}, { token: lin.token });
    expect(info).toMatchObject({ feeBp: 100, timesLeft: 0, min: 1000 });
    expect(info.methods.map(({ value }) => value)).toEqual(['bank']);
    expect((await draw(app, lin, 5000)).message).toBe('今日 1 次提现已用完');
    expect((await draw(app, lin, 5000, { method: 'wechat' })).message).toBe('该提现方式暂未开通');
  });
});

describe('from the asking to the end', () => {
  test('flow 7: frozen, passed by another person, paid out; the second is refused and comes back', async () => {
    await basic(app, xu.token);
    expect((await draw(app, xu, 20_000)).message).toBe('身份未核验，暂不能提现');
    await verify(app, xu.token, CARDS.right);
    const before = await moneyOf(app, XU);
    const requestId = rid();
    const payToken = await payTokenFor(app, XU);
    const asked = { amount: 20_000, method: 'bank', payToken, requestId };
    const twice = await Promise.all([1, 2].map(() => app.call('withdraw.draw', asked, { token: xu.token })));
    expect(twice.map(({ code }) => code)).toEqual([200, 200]);
    const row = twice[0]!.data;
    expect(twice[1]!.data).toEqual(row);
    expect(row).toMatchObject({ amount: 20_000, fee: 120, actual: 19_880, status: 'auditing', cardTail: '8887' });
    expect(await app.db.$count(withdrawals, eq(withdrawals.memberId, XU))).toBe(1);
    expect(await moneyOf(app, XU)).toEqual({ ...before, available: before.available - 20_000, frozen: 20_000 });

    expect((await decide(app, row.id, 'pass', await app.login('13900000003'))).code).toBe(404);
    expect((await decide(app, row.id, 'pass', finance)).code).toBe(200);
    expect((await decide(app, row.id, 'pass', await app.login('13900000001'))).code).toBe(409);
    await later(1000);
    expect((await rowOf(app, row.id)).status).toBe('success');
    expect(payout.sent).toEqual([
      { no: row.no, amount: 19_880, method: 'bank', name: '许清和', cardNo: CARDS.right, bankName: '招商银行' },
    ]);
    expect(await moneyOf(app, XU)).toEqual({ ...before, available: before.available - 20_000, frozen: 0 });

    const second = (await draw(app, xu, 10_000)).data;
    expect((await decide(app, second.id, 'reject', finance)).message).toBe('请填写驳回原因');
    expect((await decide(app, second.id, 'reject', finance, '请补充资料')).code).toBe(200);
    expect((await moneyOf(app, XU)).available).toBe(before.available - 20_000);
    const { list } = await app.ok('member.withdrawLog', {}, { token: xu.token });
    expect(list.map(({ status, reason }) => [status, reason])).toEqual([
      ['rejected', '请补充资料'],
      ['success', undefined],
    ]);
    expect(list[0]!.steps.map(({ label }) => label)).toEqual(['提交', '审核未通过', '已退回']);
    expect(list[1]!.steps.map(({ label, at }) => [label, at !== undefined])).toEqual(
      ['提交', '审核', '打款', '到账'].map((label) => [label, true]),
    );
    expect(await noticesOf(XU)).toEqual(expect.arrayContaining(['提现已到账', '提现未通过']));
    const rows = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, second.id));
    expect(rows.map(({ bizType, delta, bonusDelta }) => [bizType, delta, bonusDelta])).toEqual([
      ['withdraw', -10_000, 0],
      ['withdrawBack', 10_000, 0],
    ]);
  });

  test('nobody decides over the own money, and the sender of the staff takes his own back', async () => {
    const [sun] = await app.db.select().from(members).where(eq(members.mobile, FINANCE));
    const own = { id: sun!.id, token: finance };
    await app.db.update(members).set({ payPasswordHash: 'x' }).where(eq(members.id, own.id));
    await app.ok('recharge.config', {}, { token: finance });
    await giveMoney(own.id, 30_000);
    const row = (await draw(app, own, 10_000)).data;
    expect((await decide(app, row.id, 'pass', finance)).code).toBe(403);
    expect((await decide(app, row.id, 'withdraw', finance)).code).toBe(200);
    expect(await moneyOf(app, own.id)).toMatchObject({ available: 30_000, frozen: 0 });
    expect((await rowOf(app, row.id)).status).toBe('rejected');
  });

  test('a payout that fails comes back; one that nobody answers for is tried again and arrives once', async () => {
    await basic(app, xu.token);
    await verify(app, xu.token, CARDS.closed);
    const before = await moneyOf(app, XU);
    const failing = (await draw(app, xu, 10_000)).data;
    await decide(app, failing.id, 'pass', finance);
    await later(1000);
    expect(await rowOf(app, failing.id)).toMatchObject({ status: 'failed', reason: '收款账户已注销' });
    expect(await moneyOf(app, XU)).toEqual(before);

    payout.down = true;
    const slow = (await draw(app, lin, 10_000)).data;
    await decide(app, slow.id, 'pass', finance);
    await later(1000);
    expect((await rowOf(app, slow.id)).status).toBe('paying');
    expect((await moneyOf(app, LIN)).frozen).toBe(HELD + 10_000);
    payout.down = false;
    await later(3_600_000);
    expect((await rowOf(app, slow.id)).status).toBe('success');
    expect(payout.sent.map(({ no }) => no)).toEqual([slow.no]);
  });

  test('another card of one’s own; the one used last is asked first', async () => {
    const { cards } = await app.ok('member.withdraw', {}, { token: lin.token });
    const other = cards[1]!;
    expect((await draw(app, lin, 5000, { cardId: other.id })).data.cardTail).toBe(other.tail);
    expect((await app.ok('member.withdraw', {}, { token: lin.token })).cards[0]).toEqual(other);
  });

  test('three a day; those that came back do not count', async () => {
    expect((await draw(app, lin, 5000)).code).toBe(200);
    const third = await draw(app, lin, 5000);
    expect(third.code).toBe(200);
    expect(await draw(app, lin, 5000)).toMatchObject({ code: 422, message: '今日 3 次提现已用完' });
    await decide(app, third.data.id, 'reject', finance, '重复提交');
    expect((await draw(app, lin, 5000)).code).toBe(200);
    app.clock.advance(DAY_MS);
    expect((await app.ok('member.withdraw', {}, { token: lin.token })).timesLeft).toBe(3);
  });

  test('the proof of the payment password: once, its owner’s, five minutes', async () => {
    expect((await draw(app, lin, 5000, { payToken: await payTokenFor(app, XU) })).code).toBe(410);
    const payToken = await payTokenFor(app, LIN);
    expect((await draw(app, lin, 5000, { payToken })).code).toBe(200);
    expect((await draw(app, lin, 5000, { payToken })).code).toBe(410);
    const old = await payTokenFor(app, LIN);
    app.clock.advance(5 * 60_000 + 1);
    expect((await draw(app, lin, 5000, { payToken: old })).code).toBe(410);
  });

  test('given money never leaves, whatever is asked', async () => {
    expect((await draw(app, lin, 120_000)).code).toBe(200);
    expect(await moneyOf(app, LIN)).toMatchObject({ available: 8000, bonus: 8000 });
    expect((await draw(app, lin, 1000)).message).toBe('可提现 ¥0');
  });
});

describe('by the messenger', () => {
  const waiting = async (amount = 10_000) => {
    const { data } = await draw(app, lin, amount, { method: 'wechat' });
    await decide(app, data.id, 'pass', finance);
    return data;
  };
  const confirm = (id: string, token = lin.token) => app.call('wechatWithdraw.confirm', { id }, { token });

  test('is confirmed by who gets it, twice is once', async () => {
    const row = await waiting();
    const { list } = await app.ok('wechatWithdraw.index', {}, { token: lin.token });
    expect(list[0]).toMatchObject({
      id: row.id,
      target: 'wechat',
      status: 'waitConfirm',
      confirmBy: app.clock.now() + DAY_MS,
    });
    expect(await noticesOf(LIN)).toContain('请确认收款');
    const both = await Promise.all([confirm(row.id), confirm(row.id)]);
    expect(both.map(({ code }) => code)).toEqual([200, 200]);
    expect(both[0]!.data).toMatchObject({ package: `sandbox-transfer=${row.no}`, row: { status: 'paying' } });
    await later(1500);
    expect(await rowOf(app, row.id)).toMatchObject({ status: 'success' });
    expect(payout.sent).toHaveLength(1);
    expect(await confirm(row.id)).toMatchObject({ code: 409, message: '该笔提现已到账' });
    expect((await moneyOf(app, LIN)).frozen).toBe(HELD);
  });

  test('who closes the dialog has until the clock ends it', async () => {
    const row = await waiting();
    payout.hesitant = true;
    await confirm(row.id);
    await later(2000);
    expect((await rowOf(app, row.id)).status).toBe('waitConfirm');
    await later(DAY_MS);
    expect((await rowOf(app, row.id)).status).toBe('expired');
    const rows = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, row.id)).orderBy(ledgerRows.id);
    expect(rows.map(({ delta }) => delta)).toEqual([-10_000, 10_000]);
    expect((await moneyOf(app, LIN)).frozen).toBe(HELD);
  });

  test('after 24 hours the money is back, and a confirmation comes too late', async () => {
    const row = await waiting();
    app.clock.advance(DAY_MS - 1);
    await app.runJobs();
    expect((await rowOf(app, row.id)).status).toBe('waitConfirm');
    app.clock.advance(1);
    expect((await confirm(row.id)).code).toBe(410);
    await app.runJobs();
    expect((await rowOf(app, row.id)).status).toBe('expired');
    expect((await confirm(row.id)).code).toBe(410);
    const { list } = await app.ok('member.withdrawLog', { status: 'expired' }, { token: lin.token });
    expect(list[0]!.steps.map(({ label }) => label)).toEqual(['提交', '审核', '超时未确认', '已退回']);
    expect(await noticesOf(LIN)).toContain('提现已退回');
  });

  test('confirmed there at the last moment: it has arrived and does not come back', async () => {
    const row = await waiting();
    payout.hesitant = true;
    await confirm(row.id);
    await later(2000);
    payout.sent.push({ no: row.no, amount: row.actual, method: 'wechat', name: '林知夏' });
    await later(DAY_MS);
    expect((await rowOf(app, row.id)).status).toBe('success');
  });

  test('the messenger does not answer: nothing has changed', async () => {
    const row = await waiting();
    payout.down = true;
    expect(await confirm(row.id)).toMatchObject({ code: 422, message: '微信服务繁忙，请稍后再试' });
    expect((await rowOf(app, row.id)).status).toBe('waitConfirm');
  });
});

describe('everybody sees the own only', () => {
  test('somebody else’s id, or nobody’s', async () => {
    const { data } = await draw(app, lin, 10_000, { method: 'wechat' });
    await decide(app, data.id, 'pass', finance);
    const [card] = (await app.ok('member.withdraw', {}, { token: lin.token })).cards;
    const chen = { id: '10010', token: await app.login('13800000010') };
    const foreign: [EndpointName, Record<string, unknown>][] = [
      ['wechatWithdraw.confirm', { id: data.id }],
      ['wechatWithdraw.confirm', { id: '999' }],
      ['member.withdrawLog', { id: data.id }],
      ['member.withdrawLog', { id: '999' }],
    ];
    for (const [name, params] of foreign) {
      expect((await app.call(name, params, { token: chen.token })).code).toBe(404);
      expect((await app.call(name, params)).code).toBe(401);
    }
    expect((await draw(app, chen, 5000, { cardId: card!.id })).code).toBe(404);
    expect((await app.ok('member.withdrawLog', { id: data.id }, { token: lin.token })).list).toHaveLength(1);
    // One of a bank is nothing to confirm.
    const bank = (await draw(app, lin, 5000)).data;
    expect((await app.call('wechatWithdraw.confirm', { id: bank.id }, { token: lin.token })).code).toBe(404);
  });

  test('the settlement service pays the income of partners', async () => {
    const ask = async (mobile: string, id: string, amount: number) =>
      app.call(
        'external.withdraw',
        { amount, payToken: await payTokenFor(app, id), requestId: rid() },
        { token: await app.login(mobile) },
      );
    expect((await ask('13800000001', LIN, 5000)).code).toBe(403);
    expect((await ask('13800000010', '10010', 5000)).message).toBe('该提现方式暂未开通');
    await app.db.update(members).set({ teamLevel: 3 }).where(eq(members.id, '10010'));
    const { data: row } = await ask('13800000010', '10010', 5000);
    expect(row).toMatchObject({ status: 'auditing', amount: 5000 });
    const [frozen] = await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, row.id));
    expect(frozen).toMatchObject({ title: '结算到银行卡', delta: -5000 });
    expect((await decide(app, row.id, 'pass', finance)).code).toBe(200);
    expect((await app.db.select().from(withdrawals).where(eq(withdrawals.id, row.id)))[0]!.status).toBe('paying');
  });
});

/** Money that came in by hand, as the books want it. */
async function giveMoney(memberId: string, value: number): Promise<void> {
  const { book, memberOwner } = await import('../../../server/domains/people/ledger/service');
  await app.db.transaction((tx) =>
    book(tx as never, {
      owner: memberOwner(memberId),
      unit: 'money',
      bizType: 'adjust',
      bizId: rid(),
      delta: value,
      at: app.clock.now(),
    }),
  );
}

test('the demo world: one in each state, and one waits at the desk', async () => {
  const { list } = await app.ok('member.withdrawLog', {}, { token: lin.token });
  expect(list.map(({ status }) => status).sort()).toEqual(['auditing', 'rejected', 'success']);
  const open = await app.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, 'withdraw'), eq(tasks.status, 'todo')));
  expect(open.map(({ targetId }) => targetId)).toContain(list.find(({ status }) => status === 'auditing')!.id);
});
