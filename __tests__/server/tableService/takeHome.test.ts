/** 带回家 (rule 39.12): tea of the shelf on the bill of the table, its stock and its points once, over the desk or as one parcel. */
import { and, eq } from 'drizzle-orm';
import {
  accounts,
  addresses,
  files,
  ledgerRows,
  orderLines,
  orders,
  printers,
  printJobs,
  skus,
  stockDocuments,
  storeStocks,
  tableReturns,
  tableRoundLines,
} from '../../../server/db/schema';
import { ship } from '../../../server/domains/trade/fulfilment/service';
import { verifyShop } from '../../../server/verify';
import { RACES, testServer } from '../harness';
import { keepRows } from '../rewind';
import {
  addressOf,
  ANNA,
  balanceOf,
  BEN,
  BIG_TIN,
  CAKE,
  CARL,
  EVE,
  furnish,
  legsOf,
  linesOf,
  loginAll,
  LONGJING,
  rid,
  seatOf,
  STORE,
  TABLES,
  TIN,
  TIN_PRICE,
  WAITER,
  type Seat,
} from './tearoom';

const app = testServer();
let rewind: () => Promise<void>;
let seat: Seat;
let [ours, his] = ['', ''];
beforeAll(async () => {
  await furnish(app);
  await app.db
    .insert(printers)
    .values({ id: '8901', storeId: STORE, name: '前台', address: 'virtual:front', stations: ['desk'] });
  seat = seatOf(app, await loginAll(app));
  rewind = await keepRows(app);
});
const begin = async () => {
  await rewind();
  ours = (await seat.sit(ANNA, TABLES[0]!)).data.session.id;
  await seat.sit(BEN, TABLES[0]!);
  his = (await seat.sit(CARL, TABLES[1]!)).data.session.id;
};
beforeEach(begin);

const send = async (who: string, sessionId: string) =>
  seat.order(who, sessionId, (await seat.cart(who, sessionId)).rev);
/** A round of what is in the cart. */
const order = async (who: string, sessionId: string) => {
  const { code, message, data } = await send(who, sessionId);
  expect({ code, message }).toMatchObject({ code: 200 });
  return data.order;
};
/** Pieces in the house, free of locks, and on the shelf of the store. */
const pieces = async (skuId = TIN) => {
  const [sku] = await app.db.select().from(skus).where(eq(skus.id, skuId));
  const [shelf] = await app.db
    .select()
    .from(storeStocks)
    .where(and(eq(storeStocks.storeId, STORE), eq(storeStocks.skuId, skuId)));
  return { stock: sku!.stock, locked: sku!.locked, sold: sku!.sold, shelf: shelf!.stock };
};
const FULL = { stock: 100, locked: 0, sold: 0, shelf: 100 };
const less = (qty: number) => ({ stock: 100 - qty, locked: 0, sold: qty, shelf: 100 - qty });
const leaveOnShelf = (stock: number) =>
  app.db
    .update(storeStocks)
    .set({ stock })
    .where(and(eq(storeStocks.storeId, STORE), eq(storeStocks.skuId, TIN)));
const roundsOf = async (who: string, sessionId: string) =>
  (await app.ok('scanCode.orderList', { sessionId }, seat.as(who))).page.list;
const payAll = async (who: string, sessionId: string) => {
  const { legId } = (await seat.leg(who, sessionId, 'all')).data;
  expect((await seat.pay(who, sessionId, legId)).code).toBe(200);
};
const parcelsOf = (memberId: string) =>
  app.db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.kind, 'takeHome')));
const serveAll = async (sessionId: string) => {
  for (const { id, status } of await roundsOf(WAITER, sessionId)) {
    if (status === 'placed') await seat.act(WAITER, 'accept', { sessionId, orderId: id });
    await seat.act(WAITER, 'serve', { sessionId, orderId: id });
  }
};
const clear = (sessionId: string) => seat.act(WAITER, 'clear', { sessionId });

describe('what is offered and what it costs', () => {
  test('the dish says which tins the shelf has, and how they are had', async () => {
    const { home } = await app.ok('scanCode.seatCartProduct', { sessionId: ours, productId: LONGJING }, seat.as(BEN));
    expect(home).toMatchObject({ title: '蜜兰香', ways: ['desk', 'ship'] });
    expect(home!.skus.map(({ id, price, left }) => [id, price, left])).toEqual([
      [TIN, TIN_PRICE, 100],
      [BIG_TIN, 45_800, 100],
    ]);
    const plain = await app.ok('scanCode.seatCartProduct', { sessionId: ours, productId: CAKE }, seat.as(BEN));
    expect(plain.home).toBeUndefined();
  });

  test('it is in the same cart and bill; the card that counts lowers it as in the shop, and each pays his own', async () => {
    await seat.add(ANNA, ours, CAKE);
    await seat.take(ANNA, ours);
    const { data: cart } = await seat.take(BEN, ours, { addressId: addressOf(BEN), skuId: BIG_TIN });
    expect(cart.lines.map(({ home, price, specText }) => [home, price, specText])).toEqual([
      [undefined, 3333, ''],
      ['desk', TIN_PRICE, '100g，带回家 到柜台取'],
      ['ship', 45_800, '100g，带回家 寄到家'],
    ]);
    await order(ANNA, ours);
    expect((await seat.bill(ANNA, ours)).payable).toBe(3333 + TIN_PRICE + 45_800);
    await app.ok('scanCode.preview', { sessionId: ours, useVip: true }, seat.as(ANNA));
    const bill = await seat.bill(ANNA, ours);
    // ANNA's level on tea with the member mark; the cake has none.
    expect(bill.memberOff).toBeGreaterThan(0);
    expect(bill.lines.reduce((sum, { share }) => sum + share, 0)).toBe(bill.payable);
    const { legAmount, legId } = (await seat.leg(BEN, ours, 'mine')).data;
    expect(legAmount).toBe(bill.lines.find(({ title, payer }) => title === '蜜兰香' && payer?.id === BEN)!.share);
    await seat.pay(BEN, ours, legId);
    await payAll(ANNA, ours);
    const legs = await legsOf(app, ours);
    expect(legs.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.payable);
  });

  test('a new price is told before anything is ordered', async () => {
    const { data } = await seat.take(ANNA, ours);
    await app.db.update(skus).set({ price: 25_000 }).where(eq(skus.id, TIN));
    const answer = await app.call(
      'scanCode.insertOrder',
      { sessionId: ours, rev: data.rev, total: data.total, requestId: rid() },
      seat.as(ANNA),
    );
    expect(answer).toMatchObject({ code: 409, reason: 'priced' });
    expect(await pieces()).toEqual(FULL);
  });

  test('tins of another goods, of a dish that has none, and an address without a tin are refused', async () => {
    expect(await seat.take(ANNA, ours, { skuId: '2601' })).toMatchObject({ code: 400, field: 'skuId' });
    const spec = { sessionId: ours, qty: 1, rev: 0 };
    for (const wish of [
      { productId: CAKE, skuId: TIN },
      { productId: CAKE, addressId: addressOf(ANNA) },
    ])
      expect(
        (await app.call('scanCode.insertCartItemSpec', { ...spec, ...wish, opId: rid() }, seat.as(ANNA))).code,
      ).toBe(400);
  });

  test('nobody sends to an address of somebody else, nor takes from a table where he does not sit', async () => {
    expect((await seat.take(ANNA, ours, { addressId: addressOf(BEN) })).code).toBe(404);
    expect((await seat.take(CARL, ours)).code).toBe(404);
    expect((await seat.take(EVE, his)).code).toBe(404);
  });

  test('an address that is gone by the time of the round is told, and nothing is taken', async () => {
    await seat.take(ANNA, ours, { addressId: addressOf(ANNA) });
    await app.db.delete(addresses).where(eq(addresses.id, addressOf(ANNA)));
    expect((await send(BEN, ours)).code).toBe(404);
    expect(await pieces()).toEqual(FULL);
  });
});

test('a dish on the bill says that it can be taken home, to who sits there and not to who serves', async () => {
  await seat.add(ANNA, ours, LONGJING);
  await order(ANNA, ours);
  const marks = async (who: string) => (await roundsOf(who, ours))[0]!.lines.map(({ canTake }) => canTake);
  expect(await marks(BEN)).toEqual([true]);
  expect(await marks(WAITER)).toEqual([undefined]);
});

describe('the stock', () => {
  test('it leaves the shelf and the house with the round, and a withdrawal gives it back once', async () => {
    await seat.take(ANNA, ours, { qty: 2 });
    await seat.take(BEN, ours, { addressId: addressOf(BEN) });
    expect(await pieces()).toEqual(FULL);
    const round = await order(ANNA, ours);
    expect(await pieces()).toEqual(less(3));
    await seat.back(ANNA, round.id);
    expect((await seat.back(ANNA, round.id)).code).toBe(409);
    expect(await pieces()).toEqual(FULL);
    // Back in the cart as before, each of them where he wanted it.
    const { lines } = await seat.cart(ANNA, ours);
    expect(lines.map(({ home, qty, addedBy }) => [home, qty, addedBy.id])).toEqual([
      ['desk', 2, ANNA],
      ['ship', 1, BEN],
    ]);
    await order(BEN, ours);
    expect(await pieces()).toEqual(less(3));
    expect(await verifyShop(app.db)).toEqual([]);
  });

  test('a return gives it back, and after payment the money of its leg as well', async () => {
    await seat.take(ANNA, ours, { qty: 2 });
    const round = await order(ANNA, ours);
    await payAll(ANNA, ours);
    const { data } = await seat.give(ANNA, round.id, round.lines[0]!.id);
    expect(await pieces()).toEqual(less(2));
    await Promise.all([seat.pass(WAITER, data.id), seat.pass(WAITER, data.id)]);
    expect(await pieces()).toEqual(less(1));
    expect((await legsOf(app, ours))[0]!.refunded).toBe(TIN_PRICE);
    expect(await verifyShop(app.db)).toEqual([]);
  });

  test('more than the shelf has blocks the round and says what; the dish itself does not', async () => {
    await leaveOnShelf(1);
    await seat.take(ANNA, ours, { qty: 2 });
    expect((await seat.cart(ANNA, ours)).lines[0]!.soldOut).toBe(true);
    expect(await send(ANNA, ours)).toMatchObject({ code: 422, reason: 'soldOut' });
    await leaveOnShelf(0);
    expect(await seat.take(BEN, ours)).toMatchObject({ code: 422, reason: 'soldOut', field: 'skuId' });
    expect((await seat.add(BEN, ours, LONGJING)).code).toBe(200);
  });

  test(`the last tin goes to one of two tables, ${RACES} times`, async () => {
    for (let i = 0; i < RACES; i += 1) {
      await begin();
      await leaveOnShelf(1);
      await seat.take(ANNA, ours);
      await seat.take(CARL, his, { addressId: addressOf(CARL) });
      const both = await Promise.all([send(ANNA, ours), send(CARL, his)]);
      expect(both.map(({ code }) => code).sort()).toEqual([200, 422]);
      expect(both.find(({ code }) => code === 422)?.reason).toBe('soldOut');
      expect(await pieces()).toEqual({ stock: 99, locked: 0, sold: 1, shelf: 0 });
    }
  });
});

describe('how it goes home', () => {
  const tickets = async () =>
    (await app.db.select().from(printJobs)).filter(({ kind }) => kind === 'kitchen').map(({ ticket }) => ticket);

  test('the desk packs it, hands it over, and the table is not cleared before', async () => {
    await seat.take(ANNA, ours);
    const round = await order(ANNA, ours);
    expect(await tickets()).toMatchObject([
      { heading: '打包单', lines: [{ title: '蜜兰香', qty: 1, notes: ['100g，带回家 到柜台取'] }] },
    ]);
    await seat.act(WAITER, 'accept', { sessionId: ours, orderId: round.id });
    await payAll(ANNA, ours);
    expect(await clear(ours)).toMatchObject({ code: 409 });
    // Nor by itself.
    app.clock.advance(11 * 60_000);
    await app.runJobs();
    expect((await roundsOf(ANNA, ours))[0]!.lines[0]).toMatchObject({ status: 'making', home: { way: 'desk' } });
    await seat.act(WAITER, 'serve', { sessionId: ours, orderId: round.id });
    expect((await clear(ours)).code).toBe(200);
    expect(await parcelsOf(ANNA)).toEqual([]);
    expect(await pieces()).toEqual(less(1));
  });

  test('what is sent becomes one order a member, however often the table is cleared, and leaves no stock twice', async () => {
    await seat.take(ANNA, ours, { addressId: addressOf(ANNA) });
    await order(ANNA, ours);
    await seat.take(ANNA, ours, { addressId: addressOf(ANNA), skuId: BIG_TIN, qty: 2 });
    await seat.take(BEN, ours, { addressId: addressOf(BEN) });
    const second = await order(BEN, ours);
    // Nothing of it waits for the room.
    await serveAll(ours);
    await payAll(BEN, ours);
    const back = (await seat.give(ANNA, second.id, second.lines.find(({ qty }) => qty === 2)!.id)).data;
    await seat.pass(WAITER, back.id);
    const both = await Promise.all([clear(ours), clear(ours)]);
    expect(both.map(({ code }) => code)).toContain(200);
    app.clock.advance(11 * 60_000);
    await app.runJobs();
    const [own, others] = [await parcelsOf(ANNA), await parcelsOf(BEN)];
    expect([own.length, others.length]).toEqual([1, 1]);
    expect(own[0]).toMatchObject({ status: 'paid', payable: 0, deliveryType: 'express' });
    const lines = await app.db.select().from(orderLines).where(eq(orderLines.orderId, own[0]!.id));
    expect(lines.map(({ skuId, qty, price }) => [skuId, qty, price]).sort()).toEqual([
      [TIN, 1, 0],
      [BIG_TIN, 1, 0],
    ]);
    expect(await pieces()).toEqual(less(2));
    expect(await verifyShop(app.db)).toEqual([]);
    // The buyer's order, nobody else's, and sent as any other.
    const view = (who: string) => app.call('memberOrder.view', { id: own[0]!.id }, seat.as(who));
    expect((await view(ANNA)).data).toMatchObject({ card: { kind: 'takeHome' } });
    expect((await view(BEN)).code).toBe(404);
    await app.db.transaction((tx) => ship(tx as never, own[0]!.id, undefined, app.clock.now(), app.server));
    expect((await parcelsOf(ANNA))[0]!.status).toBe('shipped');
    expect(await pieces()).toEqual(less(2));
    expect(await verifyShop(app.db)).toEqual([]);
  });

  test('points come once, with the bill', async () => {
    await app.ok('scanCode.preview', { sessionId: ours, useVip: true }, seat.as(ANNA));
    await seat.take(ANNA, ours, { addressId: addressOf(ANNA) });
    await order(ANNA, ours);
    await serveAll(ours);
    const { payable } = await seat.bill(ANNA, ours);
    await payAll(ANNA, ours);
    await clear(ours);
    const [parcel] = await parcelsOf(ANNA);
    const { id } = parcel!;
    await app.db.transaction((tx) => ship(tx as never, id, undefined, app.clock.now(), app.server));
    app.clock.advance(40 * 86_400_000);
    await app.runJobs();
    expect(['received', 'finished']).toContain((await parcelsOf(ANNA))[0]!.status);
    const rows = await app.db
      .select({ delta: ledgerRows.delta, bizId: ledgerRows.bizId })
      .from(ledgerRows)
      .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
      .where(and(eq(accounts.ownerId, ANNA), eq(ledgerRows.unit, 'growth')));
    expect(rows.filter(({ bizId }) => bizId === `table-${ours}`).map(({ delta }) => delta)).toEqual([
      Math.floor(payable / 100),
    ]);
    expect(rows.some(({ bizId }) => bizId.includes(id))).toBe(false);
  });

  test('an address is for who gave it and for who serves', async () => {
    await seat.take(BEN, ours, { addressId: addressOf(BEN) });
    await order(ANNA, ours);
    const shown = async (who: string) => (await roundsOf(who, ours))[0]!.lines[0]!.home;
    expect((await shown(BEN))!.address).toContain('龙井路 1 号');
    expect((await shown(WAITER))!.address).toContain('龙井路 1 号');
    expect(await shown(ANNA)).toEqual({ way: 'ship' });
    expect(JSON.stringify([await seat.cart(ANNA, ours), await seat.bill(ANNA, ours)])).not.toContain('龙井路');
  });

  test('it goes along when tables are joined, and back when that is taken back', async () => {
    await seat.take(ANNA, ours, { addressId: addressOf(ANNA) });
    await order(ANNA, ours);
    await seat.take(ANNA, ours);
    await seat.act(WAITER, 'merge', { sessionId: ours, targetTableId: TABLES[1] });
    expect((await linesOf(app, his)).map(({ skuId }) => skuId)).toEqual([TIN]);
    expect((await seat.cart(CARL, his)).lines.map(({ home }) => home)).toEqual(['desk']);
    await seat.act(WAITER, 'undo', { sessionId: his });
    expect((await linesOf(app, ours)).map(({ addressId }) => addressId)).toEqual([addressOf(ANNA)]);
    expect((await seat.cart(ANNA, ours)).lines.map(({ home }) => home)).toEqual(['desk']);
    expect(await pieces()).toEqual(less(1));
    expect(await app.db.select().from(tableRoundLines)).toHaveLength(1);
  });

  test('a bowl less of the dish leaves its tin in the cart', async () => {
    await seat.add(ANNA, ours, LONGJING);
    await seat.take(ANNA, ours);
    await app.ok(
      'scanCode.reduceCartItemByFeeding',
      { sessionId: ours, productId: LONGJING, feedingKey: '', rev: 0, opId: rid() },
      seat.as(ANNA),
    );
    expect((await seat.cart(ANNA, ours)).lines.map(({ home }) => home)).toEqual(['desk']);
  });
});

describe('what has left the house', () => {
  const ask = (
    who: string,
    { orderId, lineId, ...more }: { orderId: string; lineId: string; reason: string; photo?: string },
  ) => app.call('scanCode.returnApply', { orderId, lineId, qty: 1, ...more, requestId: rid() }, seat.as(who));
  const photoOf = async (memberId: string) => {
    const path = `/uploads/${rid()}.webp`;
    const file = { name: '破损.webp', mime: 'image/webp', size: 1, createdAt: app.clock.now() };
    await app.db.insert(files).values({ ...file, memberId, path });
    return path;
  };

  test('a tin that was sent comes back on the bill: only once it is on its way, damage with a picture, and not for ever', async () => {
    await app.ok('scanCode.preview', { sessionId: ours, useVip: true }, seat.as(BEN));
    await seat.take(ANNA, ours, { addressId: addressOf(ANNA), qty: 2 });
    const { id: orderId, lines } = await order(ANNA, ours);
    const lineId = lines[0]!.id;
    await serveAll(ours);
    await payAll(BEN, ours);
    await clear(ours);
    const [parcel] = await parcelsOf(ANNA);
    // The order of the parcel has no money, and says where it is.
    const own = await app.db.select().from(orderLines).where(eq(orderLines.orderId, parcel!.id));
    const wish = { orderId: parcel!.id, lines: [{ lineId: own[0]!.id, qty: 1 }] };
    expect((await app.call('memberOrder.returnQuote', wish, seat.as(ANNA))).message).toContain('桌台账单');
    await app.db.transaction((tx) => ship(tx as never, parcel!.id, undefined, app.clock.now(), app.server));
    expect((await ask(BEN, { orderId, lineId, reason: '买多了' })).code).toBe(409);
    expect(await ask(ANNA, { orderId, lineId, reason: '破损少件' })).toMatchObject({ code: 422, field: 'photo' });
    const had = await balanceOf(app, BEN);
    const { paid } = await seat.bill(BEN, ours);
    const broken = await ask(ANNA, { orderId, lineId, reason: '破损少件', photo: await photoOf(ANNA) });
    expect(broken).toMatchObject({ code: 200, data: { gone: 'ship' } });
    expect((await seat.pass(WAITER, broken.data.id)).code).toBe(200);
    // To who paid, at what it cost him; a broken tin is on no shelf.
    expect((await balanceOf(app, BEN)) - had).toBe(paid / 2);
    expect(await pieces()).toEqual(less(2));
    const whole = await ask(ANNA, { orderId, lineId, reason: '买多了' });
    expect((await seat.pass(WAITER, whole.data.id)).code).toBe(200);
    expect(await pieces()).toEqual(less(1));
    expect((await balanceOf(app, BEN)) - had).toBe(paid);
    expect(await ask(ANNA, { orderId, lineId, reason: '买多了' })).toMatchObject({ code: 409 });
    expect(await verifyShop(app.db)).toEqual([]);
  });

  describe('a parcel that is not sent yet', () => {
    const packed = async (lines: readonly (readonly [string, number])[]) => {
      for (const [skuId, qty] of lines) await seat.take(ANNA, ours, { addressId: addressOf(ANNA), skuId, qty });
      const round = await order(ANNA, ours);
      await serveAll(ours);
      await payAll(BEN, ours);
      await clear(ours);
      const [parcel] = await parcelsOf(ANNA);
      const own = round.lines.map(({ id }) => ({ orderId: round.id, lineId: id, reason: '不寄了' }));
      return { parcel: parcel!, own, had: await balanceOf(app, BEN) };
    };
    const docOf = async (orderId: string) =>
      (await app.db.select().from(stockDocuments).where(eq(stockDocuments.sourceId, orderId)))[0];

    test('stays here: whoever has it sent asks, the staff agrees, nothing is packed, and tea and money are back', async () => {
      const { parcel, own, had } = await packed([
        [TIN, 2],
        [BIG_TIN, 1],
      ]);
      const big = await pieces(BIG_TIN);
      expect((await ask(BEN, own[0]!)).code).toBe(409);
      const first = await ask(ANNA, own[0]!);
      expect(first).toMatchObject({ code: 200 });
      // Nothing to fetch back before agreeing.
      expect(first.data.gone).toBeUndefined();
      expect((await seat.pass(WAITER, first.data.id)).code).toBe(200);
      expect(await pieces()).toEqual(less(1));
      expect((await balanceOf(app, BEN)) - had).toBe(TIN_PRICE);
      expect((await parcelsOf(ANNA))[0]).toMatchObject({ status: 'paid' });
      await seat.pass(WAITER, (await ask(ANNA, own[0]!)).data.id);
      expect((await docOf(parcel.id))!.status).toBe('pending');
      // Whoever serves asks for the guest as well.
      expect((await seat.pass(WAITER, (await ask(ANNA, own[1]!)).data.id)).code).toBe(200);
      expect(await pieces()).toEqual(FULL);
      expect((await pieces(BIG_TIN)).shelf).toBe(big.shelf + 1);
      expect((await docOf(parcel.id))!.status).toBe('void');
      expect((await parcelsOf(ANNA))[0]).toMatchObject({ status: 'refunded' });
      expect((await balanceOf(app, BEN)) - had).toBe(TIN_PRICE * 2 + 45_800);
      app.clock.advance(3 * 86_400_000);
      await app.runJobs();
      expect((await parcelsOf(ANNA))[0]).toMatchObject({ status: 'refunded' });
      expect(await verifyShop(app.db)).toEqual([]);
    });

    test('one that the warehouse packs is not asked back nor agreed to, until it is sent', async () => {
      const { parcel, own } = await packed([[TIN, 1]]);
      const asked = await ask(ANNA, own[0]!);
      await app.db.update(stockDocuments).set({ status: 'picking' }).where(eq(stockDocuments.sourceId, parcel.id));
      const refused = await seat.pass(WAITER, asked.data.id);
      expect(refused).toMatchObject({ code: 409 });
      expect(refused.message).toContain('仓库正在打包');
      expect(await pieces()).toEqual(less(1));
      expect((await seat.reject(WAITER, asked.data.id)).code).toBe(200);
      expect(await ask(ANNA, own[0]!)).toMatchObject({ code: 409, message: '仓库正在打包，寄出后再申请' });
    });
  });

  test('handed over at the desk it comes back as long as an order may; whoever serves asks for a guest, a colleague decides', async () => {
    await seat.take(ANNA, ours, { qty: 2 });
    const { id: orderId, lines } = await order(ANNA, ours);
    const lineId = lines[0]!.id;
    await serveAll(ours);
    await payAll(ANNA, ours);
    await clear(ours);
    const asked = await ask(WAITER, { orderId, lineId, reason: '质量问题' });
    expect(asked).toMatchObject({ code: 200, data: { gone: 'desk' } });
    expect((await seat.pass(WAITER, asked.data.id)).code).toBe(403);
    app.clock.advance(8 * 86_400_000);
    await app.db.delete(tableReturns);
    await app.db.update(tableRoundLines).set({ status: 'served' }).where(eq(tableRoundLines.id, lineId));
    expect(await ask(ANNA, { orderId, lineId, reason: '买多了' })).toMatchObject({
      code: 422,
      message: '已超过售后期',
    });
  });
});
