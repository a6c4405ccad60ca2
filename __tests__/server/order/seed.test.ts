/** The demo world: the numbers of rules 20.1, 20.3 and 20.4. */
import { count, eq, notInArray } from 'drizzle-orm';
import { accounts, couponTemplates, giftSteps, ledgerRows, orders } from '../../../server/db/schema';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { testServer } from '../harness';
import { tokenFor } from './shop';

const app = testServer({ seed: true });
let token: string;
beforeAll(async () => {
  token = await tokenFor(app, '10001');
});

test('orders of 林知夏: 26, every state, one with 18 minutes left, one with two parcels and seven traces', async () => {
  const rows = await app.db.select().from(orders).where(eq(orders.memberId, '10001'));
  expect(rows).toHaveLength(26);
  const of = (status: string) => rows.filter((row) => row.status === status);
  const tally = Object.fromEntries(
    [...new Set(rows.map((row) => row.status))].map((status) => [status, of(status).length]),
  );
  expect(tally).toEqual({
    unpaid: 1,
    grouping: 1,
    paid: 2,
    partial: 1,
    pickup: 1,
    shipped: 1,
    received: 3,
    finished: 12,
    cancelled: 3,
    refunded: 1,
  });
  expect(of('unpaid')[0]?.expireAt).toBe(app.clock.now() + 18 * 60_000);
  expect(new Set(of('cancelled').map((row) => row.closeReason))).toEqual(new Set(['timeout', 'buyer']));
  const shipped = await app.ok('memberOrder.view', { id: of('shipped')[0]!.id }, { token });
  expect(shipped.parcels).toHaveLength(2);
  const page = await app.ok('memberOrder.index', { page: 2 }, { token });
  expect(page).toMatchObject({ total: 26, more: false });
  expect(await app.ok('memberOrder.statistics', {}, { token })).toEqual({
    unpaid: 1,
    paid: 4,
    shipped: 2,
    review: 3,
    afterSale: 3,
  });
  expect((await app.ok('pickUp.code', { orderId: of('pickup')[0]!.id }, { token })).code).toMatch(/^\d{8}$/);
  const totals = await app.db
    .select({ id: orders.memberId, total: count() })
    .from(orders)
    .where(notInArray(orders.kind, ['group', 'wholesale', 'channel', 'auction', 'release', 'quote']))
    .groupBy(orders.memberId);
  const totalOf = (id: string) => totals.find((row) => row.id === id)?.total;
  expect([totalOf('10003'), totalOf('10010'), totals.reduce((all, row) => all + row.total, 0)]).toEqual([
    9,
    12,
    25 + 9 + 12 + 180,
  ]);
});

test('accounts end where rule 20.1 wants them', async () => {
  const main = await balancesOf(app.db, '10001');
  expect(main).toMatchObject({
    money: { available: 128_000, bonus: 8_000, frozen: 20_000 },
    points: { available: 3620 },
    coin: { available: 46 },
    growth: { available: 3260 },
  });
  expect(await balancesOf(app.db, '10003')).toMatchObject({ money: { available: 62_000 }, points: { available: 940 } });
  expect((await balancesOf(app.db, '10010')).money.available).toBe(240_000);
  const rows = await app.db
    .select({ unit: ledgerRows.unit, total: count() })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(eq(accounts.ownerId, '10001'))
    .groupBy(ledgerRows.unit);
  expect(Object.fromEntries(rows.map((row) => [row.unit, row.total]))).toMatchObject({
    money: 41,
    points: 78,
    coin: 9,
  });
});

test('coupons, gift ladder, cart', async () => {
  expect((await app.db.select({ total: count() }).from(couponTemplates))[0]?.total).toBe(15);
  expect((await app.db.select({ total: count() }).from(giftSteps))[0]?.total).toBe(3);
  const mine = await app.ok('coupon.index', {}, { token });
  expect(mine.tabs.map((tab) => tab.count)).toEqual([6, 2, 1]);
  expect(
    (await app.ok('marketing.couponType', {}, { token })).list.find((card) => card.title === '满 199 减 30')?.state,
  ).toBe('open');
  const cart = await app.ok('cartItem.index', {}, { token });
  expect(cart.lines.map((line) => line.tip)).toEqual([undefined, '已降价 ¥20', '限购 2', undefined, undefined]);
  expect(cart.invalid).toMatchObject([{ title: '太平猴魁', state: 'off' }]);
});

test('flow 2 (rule 21.2): claim, settle, order, cancel', async () => {
  const { list } = await app.ok('marketing.couponType', {}, { token });
  const template = list.find((card) => card.title === '满 199 减 30')!;
  const mine = await app.ok('tea.getcoupon', { templateId: template.id, requestId: 'flow-2-claim' }, { token });
  const settle = (skuId: string) =>
    app.ok('shop.orderPreview', { source: 'buy', lines: [{ skuId, qty: 1 }] }, { token });
  expect(await settle('103401')).toMatchObject({
    coupons: { used: mine.id },
    amounts: { memberOff: 2_380, couponOff: 3_000, freight: 0, payable: 18_420 },
  });
  const unusable = (await settle('104401')).coupons.unusable.find(({ coupon }) => coupon.id === mine.id);
  expect(unusable?.reason).toContain('未满足门槛');
});
