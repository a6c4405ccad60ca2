/** What went wrong in other houses' tables, each with where it was told. */
import { eq } from 'drizzle-orm';
import {
  cartLines,
  ledgerRows,
  menuItems,
  menuPortions,
  menuSoldOut,
  printers,
  printJobs,
  storeStocks,
  tableRounds,
  tableSessions,
} from '../../../server/db/schema';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { verifyShop } from '../../../server/verify';
import { testServer } from '../harness';
import { keepRows } from '../rewind';
import {
  ANNA,
  balanceOf,
  BEN,
  CAKE,
  CARL,
  EVE,
  FAR_TABLE,
  FAR_WAITER,
  furnish,
  labelOf,
  legsOf,
  linesOf,
  loginAll,
  LONGJING,
  placed,
  rid,
  seatOf,
  sessionOf,
  STORE,
  SUGAR,
  TABLES,
  TIN,
  WAITER,
  type Seat,
} from './tearoom';

const app = testServer();
let rewind: () => Promise<void>;
let seat: Seat;
let [ours, his] = ['', ''];
beforeAll(async () => {
  await furnish(app);
  await app.db.insert(printers).values({
    id: '8901',
    storeId: STORE,
    name: '前台',
    address: 'virtual:front',
    stations: ['desk', '茶水', '茶点'],
  });
  seat = seatOf(app, await loginAll(app));
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  ours = (await seat.sit(ANNA, TABLES[0]!)).data.session.id;
  await seat.sit(BEN, TABLES[0]!);
  his = (await seat.sit(CARL, TABLES[1]!)).data.session.id;
});
const left = async () => (await app.db.select().from(storeStocks).where(eq(storeStocks.skuId, TIN)))[0]!.stock;
const join = (from: string, to: string) => seat.act(WAITER, 'merge', { sessionId: from, targetTableId: to });
const undo = (sessionId: string) => seat.act(WAITER, 'undo', { sessionId });
const printed = async (kind: string) =>
  (await app.db.select().from(printJobs)).filter((job) => job.kind === kind).length;
const pieces = async (sessionId: string) => (await linesOf(app, sessionId)).map(({ title, qty }) => `${title}×${qty}`);

// FloCafe #174, spliit #374: 100 over three lost a fen, the last part could not be paid.
test('three equal parts of what does not divide: each can be paid, and the table is paid', async () => {
  await placed(seat, ANNA, ours, [
    [CAKE, 3],
    [SUGAR, 1],
  ]);
  const amounts: number[] = [];
  for (const who of [ANNA, BEN, ANNA]) {
    const { legId, legAmount } = (await seat.leg(who, ours, 'even', { parts: 3 })).data;
    expect((await seat.pay(who, ours, legId)).code).toBe(200);
    amounts.push(legAmount);
  }
  expect(amounts).toEqual([3334, 3333, 3333]);
  expect((await sessionOf(app, ours)).status).toBe('paid');
});

// odoo #207903, #207713: joining tables sent everything to the kitchen once more. odoo #267915: the same dish at both.
test('joined, the kitchen hears of the move and of nothing new', async () => {
  await placed(seat, ANNA, ours, [[CAKE, 2]]);
  await placed(seat, CARL, his, [[CAKE, 1]]);
  const before = await printed('kitchen');
  expect((await join(ours, TABLES[1]!)).code).toBe(200);
  expect([await printed('kitchen'), await printed('move')]).toEqual([before, 1]);
  expect((await seat.cart(CARL, his)).lines).toEqual([]);
  expect(await pieces(his)).toEqual(['绿豆糕×2', '绿豆糕×1']);
});

// odoo #256309: the bill that was printed after joining had one table's lines only.
test('the bill of joined tables has the lines of both, at the prices they were ordered at', async () => {
  await placed(seat, ANNA, ours, [[CAKE, 2]]);
  // odoo #162231: the same dish at two prices became one line at one of them.
  await app.db.update(menuItems).set({ price: 4000 }).where(eq(menuItems.id, CAKE));
  await placed(seat, CARL, his, [[CAKE, 1]]);
  await join(ours, TABLES[1]!);
  expect(await seat.bill(CARL, his)).toMatchObject({ goods: 10_666, payable: 10_666, rounds: 2 });
});

// odoo #183070, #188183: after undoing the join the lines stood at the wrong table, or at none.
test('undone, each table has its own again: lines, cart, guests, and what was ordered meanwhile', async () => {
  await placed(seat, ANNA, ours, [[CAKE, 2]]);
  await seat.add(BEN, ours, LONGJING, 1);
  await placed(seat, CARL, his, [[LONGJING, 1]]);
  await join(ours, TABLES[1]!);
  await placed(seat, CARL, his, [[SUGAR, 3]]);
  // What waited in the cart of the one went out with it.
  expect((await undo(his)).code).toBe(200);
  expect((await sessionOf(app, ours)).status).toBe('open');
  expect((await pieces(ours))[0]).toBe('绿豆糕×2');
  expect((await pieces(his))[0]).toBe('龙井×1');
  const all = [...(await pieces(ours)), ...(await pieces(his))].sort();
  expect(all).toEqual(['方糖×3', '绿豆糕×2', '龙井×1', '龙井×1'].sort());
  expect((await seat.add(ANNA, ours, SUGAR)).code).toBe(200);
  expect((await seat.add(CARL, ours, SUGAR)).code).toBe(404);
  expect((await undo(his)).code).toBe(409);
});

test('three tables joined one into the other: the last join is undone whole, then the first', async () => {
  const third = (await seat.sit(EVE, TABLES[2]!)).data.session.id;
  await placed(seat, ANNA, ours, [[CAKE, 2]]);
  await placed(seat, CARL, his, [[LONGJING, 1]]);
  await placed(seat, EVE, third, [[SUGAR, 1]]);
  await join(ours, TABLES[1]!);
  app.clock.advance(1000);
  await join(his, TABLES[2]!);
  expect(await pieces(third)).toHaveLength(3);
  expect((await undo(third)).code).toBe(200);
  expect(await pieces(third)).toEqual(['方糖×1']);
  expect(await pieces(his)).toEqual(['绿豆糕×2', '龙井×1']);
});

test('after two minutes nothing is undone; a part that is paid keeps the tables as they are', async () => {
  await placed(seat, CARL, his, [[CAKE, 1]]);
  await join(ours, TABLES[1]!);
  app.clock.advance(2 * 60_000 + 1);
  expect((await undo(his)).message).toContain('两分钟');
  const { legId } = (await seat.leg(ANNA, his, 'all')).data;
  await seat.pay(ANNA, his, legId);
  const third = (await seat.sit(EVE, TABLES[2]!)).data.session.id;
  expect((await join(third, TABLES[1]!)).code).toBe(409);
});

test('a price that is another than the phone shows is told with the cart, and ordered once somebody has seen it', async () => {
  const { rev, total } = (await seat.add(ANNA, ours, CAKE, 2)).data;
  await app.db.update(menuItems).set({ price: 4000 }).where(eq(menuItems.id, CAKE));
  const order = (shown: number) =>
    app.call('scanCode.insertOrder', { sessionId: ours, rev, total: shown, requestId: rid() }, seat.as(BEN));
  const told = await order(total);
  expect(told).toMatchObject({
    ...{ code: 409, reason: 'priced', message: '价格有变，请看过再下单' },
    data: { rev, total: 8000, lines: [{ price: 4000, qty: 2 }] },
  });
  expect(await linesOf(app, ours)).toEqual([]);
  // A phone that does not say what it showed orders nothing.
  const unseen: unknown = { sessionId: ours, rev, requestId: rid() };
  expect((await app.call('scanCode.insertOrder', unseen as never, seat.as(BEN))).code).toBe(400);
  expect((await order(8000)).data.order).toMatchObject({ total: 8000 });
});

test('what was sold out meanwhile, or a choice that left the menu, comes with the cart that marks it', async () => {
  await app.db.update(menuItems).set({ portions: 1 }).where(eq(menuItems.id, CAKE));
  await app.db.update(menuItems).set({ portions: 3 }).where(eq(menuItems.id, SUGAR));
  await seat.add(ANNA, ours, SUGAR, 3);
  const { rev } = (await seat.add(ANNA, ours, CAKE, 2)).data;
  const told = await seat.order(ANNA, ours, rev);
  const marks = (told.data as unknown as { lines: { productId: string; soldOut?: boolean }[] }).lines;
  expect(told).toMatchObject({ code: 422, reason: 'soldOut' });
  expect(marks.filter(({ soldOut }) => soldOut).map(({ productId }) => productId)).toEqual([CAKE]);
  const specs = [{ id: '1', label: '大盒', price: 5000 }];
  await app.db.update(menuItems).set({ portions: null, specs }).where(eq(menuItems.id, CAKE));
  expect(await seat.order(ANNA, ours, rev)).toMatchObject({ code: 422, reason: 'soldOut' });
});

test('taken back, a round prints nothing more, and who has its ticket hears of it', async () => {
  const waiting = await placed(seat, ANNA, ours, [[CAKE, 1]]);
  expect((await seat.back(ANNA, waiting.id)).data.order).not.toHaveProperty('print');
  expect(await printed('kitchen')).toBe(0);
  const round = (await seat.order(ANNA, ours, (await seat.cart(ANNA, ours)).rev)).data.order;
  await app.runJobs();
  expect((await seat.back(ANNA, round.id)).code).toBe(200);
  const told = (await app.db.select().from(printJobs)).find(({ kind }) => kind === 'return');
  expect(told).toMatchObject({ station: '茶点', ticket: { heading: '撤回单', lines: [{ title: '绿豆糕', qty: 1 }] } });
});

test('portions come back with a return of what was served, and with a round that is taken back', async () => {
  await app.db.update(menuItems).set({ portions: 2 }).where(eq(menuItems.id, CAKE));
  const round = await placed(seat, ANNA, ours, [[CAKE, 2]]);
  const left = async () =>
    (await app.ok('scanCode.menu', { storeId: STORE }, seat.as(ANNA))).products.find(({ id }) => id === CAKE)?.left;
  await seat.act(WAITER, 'serve', { sessionId: ours, orderId: round.id });
  expect(await left()).toBe(0);
  const asked = (await seat.give(ANNA, round.id, round.lines[0]!.id)).data;
  expect(await left()).toBe(0);
  await seat.pass(WAITER, asked.id);
  expect(await left()).toBe(1);
  const second = await placed(seat, CARL, his, [[CAKE, 1]]);
  expect(await left()).toBe(0);
  await seat.back(CARL, second.id);
  expect(await left()).toBe(1);
});

// NexoPOS #636: the table they left stood as taken.
test('moved, the old table is free and the new one taken', async () => {
  await placed(seat, ANNA, ours, [[CAKE, 2]]);
  await seat.act(WAITER, 'transfer', { sessionId: ours, targetTableId: TABLES[3] });
  const tables = await app.ok('scanCode.tables', { storeId: STORE }, seat.as(WAITER));
  const stateOf = (id: string) => tables.find((one) => one.id === id);
  expect(stateOf(TABLES[0]!)).toMatchObject({ state: 'idle' });
  expect(stateOf(TABLES[3]!)).toMatchObject({ state: 'open', sessionId: ours, amount: 6666 });
});

test('joined neither with itself, nor with another store, nor with an empty table', async () => {
  expect((await join(ours, TABLES[0]!)).code).toBe(409);
  await seat.sit(EVE, FAR_TABLE);
  expect((await join(ours, FAR_TABLE)).code).toBe(404);
  expect((await join(ours, TABLES[3]!)).code).toBe(409);
  expect((await seat.act(WAITER, 'transfer', { sessionId: ours, targetTableId: TABLES[1] })).code).toBe(409);
});

test('what is paid in equal parts is not made cheaper afterwards by a card or by taking the order back', async () => {
  const round = await placed(seat, BEN, ours, [[LONGJING, 1]]);
  const { legId } = (await seat.leg(BEN, ours, 'even', { parts: 2 })).data;
  await seat.pay(BEN, ours, legId);
  expect((await seat.back(BEN, round.id)).code).toBe(409);
  const second = (await seat.leg(BEN, ours, 'even', { parts: 2 })).data;
  // Three tenths off would be less than what is paid and under way.
  expect((await app.call('scanCode.preview', { sessionId: ours, useVip: true }, seat.as(ANNA))).code).toBe(409);
  await seat.pay(BEN, ours, second.legId);
  expect((await seat.bill(BEN, ours)).paid).toBe(6800);
});

test('a return while somebody pays: he is not asked for what went back; after payment it goes back to him', async () => {
  const round = await placed(seat, ANNA, ours, [[CAKE, 2]]);
  const before = await balanceOf(app, BEN);
  const { legId } = (await seat.leg(BEN, ours, 'all')).data;
  const one = (await seat.give(ANNA, round.id, round.lines[0]!.id)).data;
  expect((await seat.pass(WAITER, one.id)).code).toBe(200);
  // The part of before is gone, or has become less.
  await seat.pay(BEN, ours, legId);
  const left = (await seat.leg(BEN, ours, 'all')).data;
  if (left) await seat.pay(BEN, ours, left.legId);
  expect(before - (await balanceOf(app, BEN))).toBe(3333);
  const other = (await seat.give(ANNA, round.id, round.lines[0]!.id)).data;
  expect((await seat.pass(WAITER, other.id)).code).toBe(200);
  expect(before - (await balanceOf(app, BEN))).toBe(0);
  expect((await legsOf(app, ours)).filter(({ status }) => status === 'paid')).toMatchObject([{ refunded: 3333 }]);
});

test('a label of before the clearing opens nothing', async () => {
  const label = await labelOf(app, TABLES[0]!);
  expect((await seat.act(WAITER, 'clear', { sessionId: ours })).code).toBe(200);
  const answer = await app.call('scanCode.index', { code: label }, seat.as(EVE));
  expect(answer).toMatchObject({ code: 410, message: '桌码已更新，请重新扫码' });
  expect((await seat.sit(EVE, TABLES[0]!)).code).toBe(200);
  expect((await seat.add(ANNA, ours, CAKE)).code).toBe(409);
});

describe('somebody else’s table is not there', () => {
  test.each([EVE, CARL, FAR_WAITER])('for %s', async (who) => {
    const round = await placed(seat, ANNA, ours, [[CAKE, 2]]);
    const line = (await seat.add(ANNA, ours, LONGJING)).data.lines[0]!;
    const { legId } = (await seat.leg(ANNA, ours, 'all')).data;
    const op = { rev: 0, opId: rid() };
    const requestId = rid();
    const as = seat.as(who);
    const sessionId = ours;
    const tried = await Promise.all([
      app.call('scanCode.seatCart', { sessionId }, as),
      app.call('scanCode.cartItem', { sessionId, lineId: line.id }, as),
      app.call('scanCode.seatCartProduct', { sessionId, productId: CAKE }, as),
      app.call('scanCode.insertCartItem', { sessionId, productId: CAKE, qty: 1, ...op }, as),
      app.call('scanCode.insertCartItemSpec', { sessionId, productId: CAKE, qty: 1, ...op }, as),
      app.call('scanCode.insertCartItemFeeding', { sessionId, productId: CAKE, feeding: [], qty: 1, ...op }, as),
      app.call('scanCode.insertItemByCart', { sessionId, lineId: line.id, qty: 2, ...op }, as),
      app.call('scanCode.deleteCartItem', { sessionId, lineId: line.id, ...op }, as),
      app.call('scanCode.reduceCartItemByFeeding', { sessionId, productId: LONGJING, feedingKey: '', ...op }, as),
      app.call('scanCode.reduceCartItemBySpec', { sessionId, productId: LONGJING, specId: '0', ...op }, as),
      app.call('scanCode.cart', { sessionId, ...op }, as),
      app.call('scanCode.insertOrder', { sessionId, rev: 1, total: 0, requestId }, as),
      app.call('scanCode.backOrder', { orderId: round.id, opId: rid() }, as),
      app.call('scanCode.orderList', { sessionId, page: 1 }, as),
      app.call(
        'scanCode.returnApply',
        { orderId: round.id, lineId: round.lines[0]!.id, qty: 1, reason: '错', requestId: rid() },
        as,
      ),
      app.call('scanCode.orderPay', { sessionId }, as),
      app.call('scanCode.preview', { sessionId, useVip: true }, as),
      app.call('scanCode.legSave', { sessionId, split: 'all', requestId: rid() }, as),
      app.call('scanCode.legDrop', { legId }, as),
      app.call('scanCode.linePayer', { sessionId, lineId: round.lines[0]!.id, payer: 'me' }, as),
      app.call('scanCode.completeCustomerInfo', { sessionId, party: 3 }, as),
      app.call('scanCode.tableAct', { sessionId, action: 'call', opId: rid() }, as),
      app.call('scanCode.doOrderPay', { sessionId, legId, channel: 'wallet', payToken: 'x', requestId: rid() }, as),
    ]);
    expect(tried.map(({ code }) => code)).toEqual(tried.map(() => 404));
    const mine = await app.ok('scanCode.orderList', { scope: 'mine', page: 1 }, as);
    expect(mine.page.list).toEqual([]);
    expect(await app.db.select().from(cartLines)).toHaveLength(1);
    expect((await app.db.select().from(tableSessions).where(eq(tableSessions.id, ours)))[0]!.status).toBe('billing');
  });

  test('guests do nothing that is the staff’s, and another’s leg is not theirs', async () => {
    const round = await placed(seat, ANNA, ours, [[CAKE, 2]]);
    const { legId } = (await seat.leg(ANNA, ours, 'all')).data;
    expect((await seat.pay(BEN, ours, legId)).code).toBe(404);
    expect((await seat.pay(BEN, ours, legId, 'cash')).code).toBe(403);
    for (const action of ['accept', 'serve', 'clear', 'transfer', 'merge', 'undo'] as const)
      expect(
        (await seat.act(ANNA, action, { sessionId: ours, orderId: round.id, targetTableId: TABLES[1] })).code,
      ).toBe(403);
    const one = (await seat.give(ANNA, round.id, round.lines[0]!.id)).data;
    expect((await seat.pass(ANNA, one.id)).code).toBe(403);
    expect((await seat.pass(FAR_WAITER, one.id)).code).toBe(404);
    expect((await app.call('scanCode.tables', { storeId: STORE }, seat.as(FAR_WAITER))).code).not.toBe(200);
    expect((await app.call('scanCode.businessSummary', { storeId: STORE }, seat.as(FAR_WAITER))).code).not.toBe(200);
    expect((await seat.act(FAR_WAITER, 'rotate', { tableId: TABLES[3] })).code).toBe(404);
    const soldOut = { storeId: STORE, productId: CAKE };
    expect((await seat.act(FAR_WAITER, 'soldout', soldOut)).code).not.toBe(200);
    expect(await app.db.select().from(menuSoldOut)).toEqual([]);
  });

  test('a history is one’s own lines', async () => {
    await seat.add(BEN, ours, SUGAR, 2);
    await placed(seat, ANNA, ours, [[CAKE, 2]]);
    const of = async (who: string) =>
      (await app.ok('scanCode.orderList', { scope: 'mine', page: 1 }, seat.as(who))).page.list.flatMap(({ lines }) =>
        lines.map(({ title }) => title),
      );
    expect([await of(ANNA), await of(BEN), await of(CARL)]).toEqual([['绿豆糕'], ['方糖'], []]);
    // What was taken back nobody has had.
    const second = await placed(seat, ANNA, ours, [[SUGAR, 1]]);
    expect(await of(ANNA)).toEqual(['方糖', '绿豆糕']);
    await seat.back(ANNA, second.id);
    expect(await of(ANNA)).toEqual(['绿豆糕']);
  });

  test('a picture with a return is the own upload of who asks', async () => {
    const { id, lines } = await placed(seat, ANNA, ours, [[CAKE, 1]]);
    const about = {
      orderId: id,
      lineId: lines[0]!.id,
      qty: 1,
      reason: '上错',
      photo: 'https://elsewhere.example/a.jpg',
    };
    const answer = await app.call('scanCode.returnApply', { ...about, requestId: rid() }, seat.as(ANNA));
    expect(answer).toMatchObject({ code: 400, field: 'photo' });
    expect((await seat.give(ANNA, id, lines[0]!.id)).code).toBe(200);
  });
});

describe('what is taken back counts once', () => {
  // NexoPOS #1370: void, then delete, gave the stock back twice. FloCafe #268: so did a second cancel, and a dish that was void already.
  test('a piece that was given back does not come back once more with its round', async () => {
    await seat.take(ANNA, ours, { qty: 3 });
    const round = (await seat.order(ANNA, ours, (await seat.cart(ANNA, ours)).rev)).data.order;
    const { data } = await seat.give(ANNA, round.id, round.lines[0]!.id);
    // While the house decides about one of them the round stays.
    expect(await seat.back(ANNA, round.id)).toMatchObject({ code: 409, message: '这一轮有退菜在等店员处理，先等结果' });
    expect((await seat.pass(WAITER, data.id)).code).toBe(200);
    expect((await seat.pass(WAITER, data.id)).code).toBe(409);
    expect(await left()).toBe(98);
    expect((await seat.back(ANNA, round.id)).code).toBe(200);
    expect(await left()).toBe(100);
    expect((await seat.cart(ANNA, ours)).lines.map(({ qty }) => qty)).toEqual([2]);
    expect((await seat.back(ANNA, round.id)).code).toBe(409);
    expect(await left()).toBe(100);
  });

  test('nor do portions of the day', async () => {
    await app.db.update(menuItems).set({ portions: 5 }).where(eq(menuItems.id, CAKE));
    const round = await placed(seat, ANNA, ours, [[CAKE, 3]]);
    const { data } = await seat.give(ANNA, round.id, round.lines[0]!.id);
    await seat.pass(WAITER, data.id);
    const sold = async () => (await app.db.select().from(menuPortions).where(eq(menuPortions.itemId, CAKE)))[0]!.sold;
    expect(await sold()).toBe(2);
    await placed(seat, CARL, his, [[CAKE, 1]]);
    expect((await seat.back(ANNA, round.id)).code).toBe(200);
    expect(await sold()).toBe(1);
  });

  // FloCafe #252: a dish went from served to being made, and a cancelled order back to the kitchen.
  test('a round that was taken back is neither accepted nor served', async () => {
    const round = await placed(seat, ANNA, ours, [[CAKE, 1]]);
    expect((await seat.back(ANNA, round.id)).code).toBe(200);
    for (const action of ['accept', 'serve', 'unserve', 'hold', 'fire'] as const)
      await seat.act(WAITER, action, { sessionId: ours, orderId: round.id });
    expect((await app.db.select().from(tableRounds).where(eq(tableRounds.id, round.id)))[0]).toMatchObject({
      status: 'withdrawn',
      servedAt: null,
    });
  });

  // SambaPOS #343: of four portions two had to be void, which meant four and two ordered anew.
  // SambaPOS #147: what was void stood among the sales of the day.
  test('two of four portions go back, and the day counts what was kept', async () => {
    const round = await placed(seat, ANNA, ours, [[SUGAR, 4]]);
    const { legId, legAmount } = (await seat.leg(ANNA, ours, 'all')).data;
    await seat.pay(ANNA, ours, legId);
    const turnover = async () => (await app.ok('scanCode.businessSummary', {}, seat.as(WAITER))).turnover;
    expect(await turnover()).toBe(legAmount);
    const { data } = await seat.give(ANNA, round.id, round.lines[0]!.id, 2);
    await seat.pass(WAITER, data.id);
    expect((await linesOf(app, ours))[0]).toMatchObject({ qty: 4, returned: 2 });
    expect(await turnover()).toBe(legAmount / 2);
  });
});

describe('what comes back after all is paid', () => {
  const deltasOf = async (bizId: string) =>
    (await app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, bizId)))
      .map(({ unit, delta }) => [unit, delta] as const)
      .sort();

  test('it is what it cost, also when the card that counted is worth more by then', async () => {
    await app.ok('scanCode.preview', { sessionId: ours, useVip: true }, seat.as(ANNA));
    const { id, lines } = await placed(seat, ANNA, ours, [
      [LONGJING, 2],
      [CAKE, 1],
    ]);
    for (const who of [ANNA, BEN]) {
      const { legId } = (await seat.leg(who, ours, 'even', { parts: 2 })).data;
      expect((await seat.pay(who, ours, legId)).code).toBe(200);
    }
    const before = await seat.bill(ANNA, ours);
    expect(before).toMatchObject({ status: 'paid', left: 0 });
    const row = { owner: memberOwner(ANNA), unit: 'growth', bizType: 'reward', bizId: 'lift' } as const;
    await app.db.transaction((tx) => book(tx as never, { ...row, delta: 1_000_000, memo: '', at: app.clock.now() }));
    const cake = lines.find(({ title }) => title === '绿豆糕')!;
    await seat.pass(WAITER, (await seat.give(ANNA, id, cake.id)).data.id);
    const after = await seat.bill(ANNA, ours);
    expect([before.paid - after.paid, after.payable]).toEqual([3333, before.payable - 3333]);
  });

  test('what a cleared bill had brought goes along, in parts', async () => {
    await app.ok('scanCode.preview', { sessionId: ours, useVip: true }, seat.as(ANNA));
    const { id, lines } = await placed(seat, ANNA, ours, [[CAKE, 3]]);
    await seat.act(WAITER, 'serve', { sessionId: ours, orderId: id });
    await seat.pay(ANNA, ours, (await seat.leg(ANNA, ours, 'all')).data.legId);
    expect((await seat.act(WAITER, 'clear', { sessionId: ours })).code).toBe(200);
    const brought = new Map(await deltasOf(`table-${ours}`));
    expect(brought.get('growth')).toBe(99);
    const gone = new Map<string, number>();
    for (let i = 0; i < 3; i += 1) {
      app.clock.advance(1000);
      const back = (await seat.give(ANNA, id, lines[0]!.id)).data;
      expect((await seat.pass(WAITER, back.id)).code).toBe(200);
      for (const [unit, delta] of await deltasOf(`table-return-${back.id}`))
        gone.set(unit, (gone.get(unit) ?? 0) - delta);
    }
    expect([...gone].sort()).toEqual([...brought].sort());
    expect((await seat.bill(ANNA, ours)).payable).toBe(0);
    expect(await verifyShop(app.db)).toEqual([]);
  });
});

test('who urges hears how long it still takes, as long as it took here before', async () => {
  const urge = (orderId: string) => seat.act(ANNA, 'urge', { sessionId: ours, orderId });
  for (let i = 0; i < 3; i += 1) {
    const { id } = await placed(seat, ANNA, ours, [[CAKE, 1]]);
    expect((await urge(id)).data.minutes).toBeUndefined();
    app.clock.advance(10 * 60_000);
    await seat.act(WAITER, 'serve', { sessionId: ours, orderId: id });
  }
  const { id } = await placed(seat, ANNA, ours, [[CAKE, 1]]);
  app.clock.advance(4 * 60_000);
  expect((await urge(id)).data.minutes).toBe(6);
  app.clock.advance(20 * 60_000);
  expect((await urge(id)).data.minutes).toBe(1);
});

test('a bill that is asked for comes as it is now, and once more as a copy; a move that did not come out is tried again', async () => {
  const ask = (more: object) =>
    app.call('scanCode.printTicket', { requestId: rid(), reprint: true, ...more } as never, seat.as(WAITER));
  await placed(seat, ANNA, ours, [[CAKE, 1]]);
  expect((await ask({ kind: 'bill', sessionId: ours })).data).toMatchObject({ copies: 0, sessionId: ours });
  await app.runJobs();
  expect((await ask({ kind: 'bill', sessionId: ours })).data).toMatchObject({ copies: 1 });
  await app.runJobs();
  await placed(seat, ANNA, ours, [[SUGAR, 1]]);
  expect((await ask({ kind: 'bill', sessionId: ours })).data).toMatchObject({ copies: 0 });
  expect(await printed('bill')).toBe(2);
  await seat.act(WAITER, 'transfer', { sessionId: ours, targetTableId: TABLES[2] });
  await app.db.update(printJobs).set({ status: 'failed', fault: 'paperOut' }).where(eq(printJobs.kind, 'move'));
  const summary = await app.ok('scanCode.businessSummary', { storeId: STORE }, seat.as(WAITER));
  expect(summary.failedPrints).toMatchObject([{ kind: 'move', sessionId: ours }]);
  expect((await ask({ kind: 'return', sessionId: ours, reprint: false })).data).toMatchObject({
    kind: 'move',
    status: 'queued',
  });
});
