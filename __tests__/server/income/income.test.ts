/** Income of those who brought a buyer: promised at the payment, cut by refunds, settled a week after receipt, corrected afterwards. */
import { and, eq, isNull } from 'drizzle-orm';
import { incomes, ledgerRows, members } from '../../../server/db/schema';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { verifyShop } from '../../../server/verify';
import { approve, DAY, linesOf, paidOrder, receive, received } from '../afterSale/sales';
import { testServer } from '../harness';
import { addMember, ANNA, BEN, fillShop, payTokenFor, RARE, rid, TEA, tokenFor } from '../order/shop';

/** 团长, who brought Anna; 推广员, who brought the 团长; somebody without a team. */
const LEADER = '31';
const ABOVE = '32';
const PLAIN = '33';
const app = testServer();
let anna: string;
beforeAll(async () => {
  await fillShop(app);
  for (const id of [LEADER, ABOVE, PLAIN]) await addMember(app.db, id, app.clock.now());
  const set = (id: string, row: Partial<typeof members.$inferInsert>) =>
    app.db.update(members).set(row).where(eq(members.id, id));
  await set(LEADER, { teamLevel: 2, inviterId: ABOVE });
  await set(ABOVE, { teamLevel: 1, inviterId: BEN });
  await set(ANNA, { inviterId: LEADER });
  await set(BEN, { inviterId: PLAIN, teamLevel: 1 });
});
beforeEach(async () => {
  anna = await tokenFor(app, ANNA);
});

/** Without the corrections. */
const rowsOf = (orderId: string) =>
  app.db
    .select()
    .from(incomes)
    .where(and(eq(incomes.orderId, orderId), isNull(incomes.backOf)))
    .orderBy(incomes.memberId);
const backsOf = (id: string) => app.db.select().from(incomes).where(eq(incomes.backOf, id)).orderBy(incomes.id);
const incomeIn = async (id: string) => (await balancesOf(app.db, id)).income.available;
const pendingOf = async (id: string) =>
  (await app.ok('special.xigua', {}, { token: await tokenFor(app, id) })).stat.income;
/** What Anna brought this month, as the ranking says it, and as the rows do. */
async function broughtByAnna(): Promise<[ranked: number, listed: number]> {
  const token = await tokenFor(app, LEADER);
  const { list } = await app.ok('credits.rank', { scope: 'team', unit: 'income' }, { token });
  const rows = await app.ok('achievement.index', { source: 'direct' }, { token });
  expect(rows.more).toBe(false);
  const kept = rows.list.filter(({ status }) => status !== 'cancelled');
  return [list.find(({ user }) => user.id === ANNA)?.value ?? 0, kept.reduce((sum, { amount }) => sum + amount, 0)];
}
async function refund(orderId: string, at: number, qty: number, way = 'refund') {
  const line = (await linesOf(app, orderId, anna))[at]!;
  const sale = await app.ok(
    'memberOrder.returnApply',
    { orderId, lines: [{ lineId: line.id, qty }], way: way as 'refund', reason: '拍错', requestId: rid() },
    { token: anna },
  );
  await approve(app, sale.id);
  if (way === 'return') {
    await app.ok(
      'memberOrder.returnUpdate',
      { id: sale.id, action: 'ship', company: '顺丰速运', trackingNo: 'SF1234567890' },
      { token: anna },
    );
    await receive(app, sale.id);
  }
  await app.runJobs();
}

test('two depths: 9 % for a 团长, 3 % above; nobody further up, nobody without a team', async () => {
  // 2 x ¥214.20 with the annual card.
  const { id } = await paidOrder(app, [{ skuId: TEA, qty: 2 }]);
  const [direct, indirect, ...more] = await rowsOf(id);
  expect(more).toEqual([]);
  expect(direct).toMatchObject({
    memberId: LEADER,
    source: 'direct',
    base: 42_840,
    rateBp: 900,
    amount: 3_855,
    status: 'pending',
    settleAt: null,
  });
  expect(indirect).toMatchObject({ memberId: ABOVE, source: 'indirect', rateBp: 300, amount: 1_285 });
  expect(await pendingOf(LEADER)).toEqual({ pending: 3_855, settled: 0 });
  expect(await incomeIn(LEADER)).toBe(0);
});

test('a part of it comes back: the promise is smaller by its part; all of it: there is none', async () => {
  const before = (await pendingOf(LEADER)).pending;
  const { id } = await paidOrder(app, [
    { skuId: TEA, qty: 2 },
    { skuId: RARE, qty: 1 },
  ]);
  const [direct] = await rowsOf(id);
  const part = direct!.lines.find(({ title }) => title === '蜜兰香')!.amount;
  await refund(id, 0, 1);
  expect((await rowsOf(id))[0]).toMatchObject({ status: 'pending', cancelled: Math.floor(part / 2) });
  expect(await backsOf(direct!.id)).toMatchObject([
    { amount: -Math.floor(part / 2), base: -21_420, rateBp: 900, status: 'pending', source: 'direct' },
  ]);
  const left = before + direct!.amount - Math.floor(part / 2);
  expect(await pendingOf(LEADER)).toMatchObject({ pending: left });
  expect(await broughtByAnna()).toEqual([left, left]);
  await refund(id, 0, 1);
  expect((await rowsOf(id))[0]).toMatchObject({ status: 'pending', cancelled: part });
  await refund(id, 1, 1);
  for (const row of await rowsOf(id)) expect(row).toMatchObject({ status: 'cancelled', cancelled: row.amount });
  expect((await backsOf(direct!.id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect((await pendingOf(LEADER)).pending).toBe(before);
  expect(await broughtByAnna()).toEqual([before, before]);
  app.clock.advance(30 * DAY);
  await app.runJobs();
  expect(await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, id))).not.toContainEqual(
    expect.objectContaining({ bizType: 'commission' }),
  );
});

describe('settled', () => {
  let id: string;
  test('seven days after receipt, without what came back before', async () => {
    ({ id } = await received(app, [{ skuId: TEA, qty: 3 }]));
    const [direct] = await rowsOf(id);
    expect(direct!.settleAt).toBe(app.clock.now() + 7 * DAY);
    await refund(id, 0, 1, 'return');
    const had = await incomeIn(LEADER);
    app.clock.advance(7 * DAY - 1000);
    await app.runJobs();
    expect(await incomeIn(LEADER)).toBe(had);
    app.clock.advance(1000);
    await app.runJobs();
    const [after] = await rowsOf(id);
    expect(after).toMatchObject({ status: 'settled', cancelled: Math.floor(direct!.amount / 3) });
    expect((await incomeIn(LEADER)) - had).toBe(after!.amount - after!.cancelled);
    const { list } = await app.ok('credits.index', { unit: 'income' }, { token: await tokenFor(app, LEADER) });
    expect(list[0]).toMatchObject({ bizType: 'commission', route: `/income/pages/details?id=${after!.id}` });
  });

  test('an after-sale that was still open then is a row of its own; the row that was settled stays as it is', async () => {
    const order = await received(app, [{ skuId: TEA, qty: 3 }]);
    const line = (await linesOf(app, order.id, anna))[0]!;
    const apply = (qty: number) =>
      app.ok(
        'memberOrder.returnApply',
        { orderId: order.id, lines: [{ lineId: line.id, qty }], way: 'refund', reason: '拍错', requestId: rid() },
        { token: anna },
      );
    app.clock.advance(7 * DAY - 1000);
    anna = await tokenFor(app, ANNA);
    const sales = [await apply(1), await apply(2)];
    app.clock.advance(2000);
    await app.runJobs();
    const [settled] = await rowsOf(order.id);
    expect(settled).toMatchObject({ status: 'settled', cancelled: 0 });
    const had = await incomeIn(LEADER);
    await approve(app, sales[0]!.id);
    await app.runJobs();
    expect(had - (await incomeIn(LEADER))).toBe(Math.floor(settled!.amount / 3));
    expect(await backsOf(settled!.id)).toMatchObject([{ amount: -Math.floor(settled!.amount / 3), status: 'settled' }]);
    expect(await verifyShop(app.db)).toEqual([]);
    // The money was moved out meanwhile: what is missing is owed.
    const rest = await incomeIn(LEADER);
    const leader = await tokenFor(app, LEADER);
    const out = { amount: rest, target: 'balance' as const, requestId: rid() };
    await app.ok('income.cash', { ...out, payToken: await payTokenFor(app, LEADER) }, { token: leader });
    await approve(app, sales[1]!.id);
    await app.runJobs();
    expect(await incomeIn(LEADER)).toBe(0);
    const [after] = await rowsOf(order.id);
    expect(after).toMatchObject({ status: 'settled', cancelled: 0, amount: settled!.amount });
    expect(after!.owed).toBe(settled!.amount - Math.floor(settled!.amount / 3));

    // The next income pays it.
    const next = await received(app, [{ skuId: '2102', qty: 2 }]);
    const [promised] = await rowsOf(next.id);
    app.clock.advance(7 * DAY);
    await app.runJobs();
    expect(await incomeIn(LEADER)).toBe(promised!.amount - after!.owed);
    expect((await rowsOf(order.id))[0]).toMatchObject({ owed: 0 });
  });
});

test('somebody who was brought by nobody with a team earns nobody anything', async () => {
  await app.db.update(members).set({ inviterId: PLAIN }).where(eq(members.id, ANNA));
  const { id } = await paidOrder(app, [{ skuId: RARE, qty: 1 }]);
  expect(await rowsOf(id)).toEqual([]);
});
