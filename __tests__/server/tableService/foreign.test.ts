/** Ids of other tables and other stores at one's own table: the answer is that to an id of nobody, and nothing changes. */
import { eq } from 'drizzle-orm';
import {
  couponTemplates,
  employees,
  invoiceTitles,
  memberCoupons,
  members,
  printers,
  printJobs,
  tableReturns,
  tableSessions,
} from '../../../server/db/schema';
import { testServer } from '../harness';
import { giveCoupon } from '../order/shop';
import { keepRows } from '../rewind';
import {
  ANNA,
  BEN,
  CAKE,
  CARL,
  FAR_STORE,
  FAR_TABLE,
  FAR_WAITER,
  furnish,
  linesOf,
  loginAll,
  LONGJING,
  placed,
  rid,
  seatOf,
  STORE,
  TABLES,
  WAITER,
  type Seat,
} from './tearoom';

const NOBODY = '900000000000000001';
const app = testServer();
let rewind: () => Promise<void>;
let seat: Seat;
let [ours, his] = ['', ''];
beforeAll(async () => {
  await furnish(app);
  await app.db
    .insert(printers)
    .values({ id: '8901', storeId: STORE, name: '前台', address: 'virtual:front', stations: ['desk', '茶水', '茶点'] });
  seat = seatOf(app, await loginAll(app));
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  ours = (await seat.sit(ANNA, TABLES[0]!)).data.session.id;
  await seat.sit(BEN, TABLES[0]!);
  his = (await seat.sit(CARL, TABLES[1]!)).data.session.id;
});

describe('rule 39.1: whoever serves another store', () => {
  const decide = async (id: string) => [await seat.pass(FAR_WAITER, id), await seat.reject(FAR_WAITER, id)];
  const print = (who: string, about: object, kind: 'kitchen' | 'bill') =>
    app.call('scanCode.printTicket', { kind, ...about, requestId: rid() }, seat.as(who));

  test('neither decides what is asked for here, nor prints it, and learns not that it is there', async () => {
    const round = await placed(seat, ANNA, ours, [[CAKE, 2]]);
    const asked = (await seat.give(ANNA, round.id, round.lines[0]!.id)).data;
    const jobs = await app.db.select().from(printJobs);
    const none = await decide(NOBODY);
    expect(none.map(({ code }) => code)).toEqual([404, 404]);
    expect(await decide(asked.id)).toEqual(none);
    for (const [about, nothing, kind] of [
      [{ orderId: round.id }, { orderId: NOBODY }, 'kitchen'],
      [{ sessionId: ours }, { sessionId: NOBODY }, 'bill'],
    ] as const) {
      const refused = await print(FAR_WAITER, nothing, kind);
      expect(refused.code).toBe(404);
      expect(await print(FAR_WAITER, about, kind)).toEqual(refused);
    }
    expect(await app.db.select().from(printJobs)).toEqual(jobs);
    expect((await app.db.select().from(tableReturns)).map(({ status }) => status)).toEqual(['applied']);
  });

  test('does both where the store is one of those that he looks after, too', async () => {
    await app.db
      .update(employees)
      .set({ moreStoreIds: [STORE] })
      .where(eq(employees.memberId, FAR_WAITER));
    const round = await placed(seat, ANNA, ours, [[CAKE, 2]]);
    const asked = (await seat.give(ANNA, round.id, round.lines[0]!.id)).data;
    expect((await print(FAR_WAITER, { orderId: round.id }, 'kitchen')).code).toBe(200);
    expect((await seat.pass(FAR_WAITER, asked.id)).data).toMatchObject({ status: 'passed' });
    expect((await print(WAITER, { sessionId: ours }, 'bill')).code).toBe(200);
  });

  test('reads no list of it, and opens no table there', async () => {
    const list = (storeId: string) =>
      app.call('scanCode.orderList', { scope: 'store', storeId, page: 1 }, seat.as(WAITER));
    expect(await list(FAR_STORE)).toEqual(await list(NOBODY));
    expect((await list(FAR_STORE)).code).toBe(404);
    for (const action of ['open', 'rotate'] as const) {
      const none = await seat.act(WAITER, action, { tableId: NOBODY });
      expect(none.code).toBe(404);
      expect(await seat.act(WAITER, action, { tableId: FAR_TABLE })).toEqual(none);
    }
    for (const action of ['transfer', 'merge'] as const) {
      const none = await seat.act(WAITER, action, { sessionId: ours, targetTableId: NOBODY });
      expect(none.code).toBe(404);
      expect(await seat.act(WAITER, action, { sessionId: ours, targetTableId: FAR_TABLE })).toEqual(none);
    }
  });
});

test('lines, rounds and parts of another table are not there at the own one', async () => {
  const round = await placed(seat, CARL, his, [[CAKE, 2]]);
  const line = (await seat.add(CARL, his, LONGJING)).data.lines[0]!;
  const { legId } = (await seat.leg(CARL, his, 'all')).data;
  const lineId = round.lines[0]!.id;
  await placed(seat, ANNA, ours, [[CAKE, 1]]);
  const as = seat.as(ANNA);
  const both = async (ask: (id: string) => Promise<{ code: number }>, id: string) => {
    const none = await ask(NOBODY);
    expect(none.code).not.toBe(200);
    expect(await ask(id)).toEqual(none);
  };
  await both((id) => seat.edit(ANNA, ours, id, 2), line.id);
  await both((id) => seat.drop(ANNA, ours, id), line.id);
  await both((id) => app.call('scanCode.cartItem', { sessionId: ours, lineId: id }, as), line.id);
  await both((id) => app.call('scanCode.linePayer', { sessionId: ours, lineId: id, payer: 'me' }, as), lineId);
  await both((id) => seat.act(ANNA, 'urge', { sessionId: ours, orderId: id }), round.id);
  await both((id) => seat.leg(ANNA, ours, 'lines', { lineIds: [id] }), lineId);
  await both((id) => seat.pay(ANNA, ours, id), legId);
  await both((id) => seat.pay(WAITER, ours, id, 'cash'), legId);
  await both((id) => app.call('scanCode.legDrop', { legId: id }, as), legId);
  expect((await seat.cart(CARL, his)).lines).toMatchObject([{ id: line.id, qty: 1 }]);
  expect((await seat.bill(CARL, his)).legs).toMatchObject([{ id: legId, status: 'pending' }]);
});

/** ¥5 off a bill, for the first guest of our table. */
async function giveTableCoupon(): Promise<void> {
  const now = app.clock.now();
  await app.db.insert(couponTemplates).values({
    ...{ id: '8700', title: '堂食券', kind: 'table', amount: 500, scopeText: '堂食', takeType: 'center' },
    ...{ total: 10, takeFrom: now, takeTo: now + 1, validDays: 1 },
  });
  await giveCoupon(app.db, ANNA, '8701', '8700', now);
}

test('a coupon of a guest at the same table is not tried, neither beside his card nor without it', async () => {
  await giveTableCoupon();
  await placed(seat, ANNA, ours, [[CAKE, 2]]);
  const tried = (who: string, couponId: string) =>
    app.ok('scanCode.orderPay', { sessionId: ours, couponId }, seat.as(who));
  expect((await tried(ANNA, '8701')).couponOff).toBe(500);
  expect(await tried(BEN, '8701')).toEqual(await tried(BEN, NOBODY));
  const set = (couponId: string) => app.call('scanCode.preview', { sessionId: ours, couponId }, seat.as(BEN));
  expect(await set('8701')).toEqual(await set(NOBODY));
  expect((await set('8701')).code).toBe(422);
  await app.ok('scanCode.preview', { sessionId: ours, useVip: true }, seat.as(ANNA));
  expect((await tried(BEN, '8701')).couponOff).toBe(0);
  expect(await tried(BEN, '8701')).toEqual(await tried(BEN, NOBODY));
});

test('nobody else’s title is on the invoice', async () => {
  await app.db.insert(invoiceTitles).values({
    id: '8601',
    memberId: CARL,
    kind: 'person',
    invoiceType: 'normal',
    title: '客人',
    isDefault: true,
    createdAt: app.clock.now(),
  });
  const put = (invoiceTitleId: string) =>
    app.call('scanCode.completeCustomerInfo', { sessionId: ours, invoiceTitleId }, seat.as(ANNA));
  const none = await put(NOBODY);
  expect(none.code).toBe(404);
  expect(await put('8601')).toEqual(none);
});

test('another card at the table gives the coupon of the one before back, and makes nothing cheaper that is paid', async () => {
  await giveTableCoupon();
  await placed(seat, ANNA, ours, [[CAKE, 2]]);
  await app.ok('scanCode.preview', { sessionId: ours, useVip: true, couponId: '8701' }, seat.as(ANNA));
  expect((await seat.bill(ANNA, ours)).couponOff).toBe(500);
  const mobileOf = async (id: string) => (await app.db.select().from(members).where(eq(members.id, id)))[0]!.mobile!;
  const give = async (id: string) =>
    app.call('scanCode.completeCustomerInfo', { sessionId: ours, mobile: await mobileOf(id) }, seat.as(WAITER));
  expect((await give(BEN)).code).toBe(200);
  const status = async () => (await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, '8701')))[0]!.status;
  expect([await status(), (await seat.bill(ANNA, ours)).couponId]).toEqual(['unused', undefined]);
  expect((await give(ANNA)).code).toBe(200);
  await app.ok('scanCode.preview', { sessionId: ours, couponId: '8701' }, seat.as(ANNA));
  const { legId } = (await seat.leg(ANNA, ours, 'even', { parts: 2 })).data;
  await seat.pay(ANNA, ours, legId);
  expect((await give(BEN)).code).toBe(409);
  expect([await status(), (await seat.bill(ANNA, ours)).couponOff]).toEqual(['locked', 500]);
});

test('a coupon of a table that is joined to another, or cleared with nothing to pay, is free again', async () => {
  await giveTableCoupon();
  const status = async () => (await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, '8701')))[0]!.status;
  const choose = () => app.ok('scanCode.preview', { sessionId: ours, couponId: '8701' }, seat.as(ANNA));
  await placed(seat, ANNA, ours, [[CAKE, 1]]);
  await choose();
  expect(await status()).toBe('locked');
  await seat.act(WAITER, 'merge', { sessionId: ours, targetTableId: TABLES[1] });
  expect(await status()).toBe('unused');
  await seat.act(WAITER, 'undo', { sessionId: his });
  await choose();
  const [line] = await linesOf(app, ours);
  await seat.pass(WAITER, (await seat.give(ANNA, line!.roundId, line!.id)).data.id);
  expect((await seat.act(WAITER, 'clear', { sessionId: ours })).code).toBe(200);
  expect(await status()).toBe('unused');
});

test('a table that joins another brings its card where none counts, and has it again when that is taken back', async () => {
  const cardOf = async (id: string) =>
    (await app.db.select().from(tableSessions).where(eq(tableSessions.id, id)))[0]!.vipMemberId;
  await placed(seat, ANNA, ours, [[CAKE, 1]]);
  await app.ok('scanCode.preview', { sessionId: ours, useVip: true }, seat.as(ANNA));
  const join = () => seat.act(WAITER, 'merge', { sessionId: ours, targetTableId: TABLES[1] });
  expect((await join()).code).toBe(200);
  expect(await cardOf(his)).toBe(ANNA);
  expect((await seat.act(WAITER, 'undo', { sessionId: his })).code).toBe(200);
  expect([await cardOf(ours), await cardOf(his)]).toEqual([ANNA, null]);
  // One that counts there already stays.
  await app.ok('scanCode.preview', { sessionId: his, useVip: true }, seat.as(CARL));
  await join();
  expect(await cardOf(his)).toBe(CARL);
  await seat.act(WAITER, 'undo', { sessionId: his });
  expect([await cardOf(ours), await cardOf(his)]).toEqual([ANNA, CARL]);
});
