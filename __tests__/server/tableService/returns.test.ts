/** Returns after a table is cleared (rule 39.8): on the same day of the store only, the deposit the way the booking was paid, and who may decide. */
import { and, eq } from 'drizzle-orm';
import { jobs, payments, tableLegs, tableSessions } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { OWN as SHOP } from '../../../server/domains/people/shopSettings/settings';
import { verifyShop } from '../../../server/verify';
import * as g from '../booking/guests';
import { testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';

const app = testServer({ seed: true });
const CAKE = '75203';
const COLLEAGUE = '13900000001';
let [guest, staff, other] = ['', '', ''];
let [bookingId, sessionId] = ['', ''];
let round = { id: '', lines: [] as { id: string; price: number }[] };
let rewind: () => Promise<void>;

beforeAll(async () => {
  app.clock.set(g.START);
  guest = await tokenFor(app, g.XIA);
  [staff, other] = [await app.login(COLLEAGUE), await app.login(g.DESK_2)];
  await g.fund(app, [g.XIA]);
  await g.lookAfter(app, [g.STORE]);
  await app.db.update(tableSessions).set({ status: 'closed' }).where(eq(tableSessions.storeId, g.STORE));
  bookingId = await g.own(app, g.XIA, guest);
  app.clock.set(g.at(g.dayIn(app, 5), '18:50'));
  const tables = await app.ok('scanCode.tables', { storeId: g.STORE, bookingId }, { token: staff });
  const tableId = tables.find(({ own }) => own)!.id;
  sessionId = (await act('open', { tableId, bookingId, sessionId: undefined })).session!.id;
  const cart = await app.ok(
    'scanCode.insertCartItem',
    { sessionId, productId: CAKE, qty: 2, rev: 0, opId: rid() },
    { token: staff },
  );
  const placed = await app.ok(
    'scanCode.insertOrder',
    { sessionId, rev: cart.rev, total: cart.total, requestId: rid() },
    { token: staff },
  );
  round = placed.order;
  await act('accept', { orderId: round.id });
  await act('serve', { orderId: round.id });
  // The deposit is more than the bill.
  await act('bill');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const act = (action: string, more: object = {}) =>
  app.ok('scanCode.tableAct', { sessionId, action, opId: rid(), ...more } as never, { token: staff });
const ask = (token = staff) =>
  app.call(
    'scanCode.returnApply',
    { orderId: round.id, lineId: round.lines[0]!.id, qty: 1, reason: '上错', requestId: rid() },
    { token },
  );
const pass = (id: string, token = other) => app.call('scanCode.returnPass', { id }, { token });
const PRICE = () => round.lines[0]!.price;
const bookingOf = () => g.rowOf(app, bookingId);

test('what the deposit paid for and was returned goes back to where the deposit came from', async () => {
  const [leg] = await app.db.select().from(tableLegs).where(eq(tableLegs.sessionId, sessionId));
  expect(leg).toMatchObject({ split: 'deposit', amount: PRICE() * 2 });
  await act('clear');
  const [had, before] = [await g.balanceOf(app, guest), await bookingOf()];
  expect(before).toMatchObject({ status: 'finished', spent: PRICE() * 2, refunded: before.deposit - PRICE() * 2 });
  const asked = await ask();
  expect((await pass(asked.data.id)).code).toBe(200);
  expect((await g.balanceOf(app, guest)) - had).toBe(PRICE());
  expect(await bookingOf()).toMatchObject({ spent: PRICE(), refunded: before.refunded + PRICE() });
  await pass((await ask()).data.id);
  expect((await g.balanceOf(app, guest)) - had).toBe(PRICE() * 2);
  expect(await verifyShop(app.db)).toEqual([]);
});

test('while its guests sit it is unspent again, and goes back with the rest when they leave', async () => {
  const had = await g.balanceOf(app, guest);
  expect((await pass((await ask()).data.id)).code).toBe(200);
  expect(await bookingOf()).toMatchObject({ status: 'seated', spent: PRICE(), refunded: 0 });
  await act('clear');
  const row = await bookingOf();
  expect((await g.balanceOf(app, guest)) - had).toBe(row.deposit - PRICE());
  expect(await verifyShop(app.db)).toEqual([]);
});

test('one that a provider took goes back through it, not before the rest has gone', async () => {
  const ofBooking = and(eq(payments.orderGroup, 'booking'), eq(payments.orderId, bookingId));
  await app.db.update(payments).set({ channel: 'js' }).where(ofBooking);
  await act('clear');
  const { id } = (await ask()).data;
  expect(await pass(id)).toMatchObject({ code: 409, message: '余下的订金正在退回，稍后再同意' });
  await app.db.update(jobs).set({ doneAt: app.clock.now() }).where(eq(jobs.kind, 'payment.refund'));
  const had = await g.balanceOf(app, guest);
  expect((await pass(id)).code).toBe(200);
  expect(await g.balanceOf(app, guest)).toBe(had);
  expect(await app.db.select().from(jobs).where(eq(jobs.kind, 'table.refund'))).toHaveLength(1);
});

test('a dish is asked back until the day of the store ends, and no longer', async () => {
  await act('clear');
  app.clock.set(g.at(g.dayIn(app, 5), '23:30'));
  const { data } = await ask();
  app.clock.set(g.at(g.dayIn(app, 6), '12:00'));
  // Asked in time it is decided whenever.
  expect((await pass(data.id)).code).toBe(200);
  expect(await ask()).toMatchObject({ code: 422, message: '堂食的退菜只在当天申请，有疑问请联系门店' });
});

test('who asks for a guest does not decide, unless it costs less than what one may decide alone', async () => {
  const { data } = await ask();
  expect(await pass(data.id, staff)).toMatchObject({ code: 403, message: '自己申请的退菜由同事处理' });
  const below = (aloneBelow: number) =>
    app.db.transaction((tx) => writeShopSettings(tx, { limits: { ...SHOP.shopSettings.limits, aloneBelow } }));
  await below(PRICE());
  expect((await pass(data.id, staff)).code).toBe(403);
  await below(PRICE() + 1);
  expect((await pass(data.id, staff)).code).toBe(200);
});
