/** Stores: the store's page, its shelf, codes shown there, and that a pick-up order takes its pieces from the right shelf. */
import { and, eq, sql, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { proofs, skus, stores, storeStocks } from '../../../server/db/schema';
import { isOpen, nextOpening } from '../../../server/domains/offer/store/hours';
import { hashToken } from '../../../server/domains/people/session/service';
import { testServer, RACES } from '../harness';

const LIN = '13800000001';
const XU = '13800000003';
const HANGZHOU = { lat: 30.26, lng: 120.15 };
const XIAMEN = { lat: 24.45, lng: 118.07 };
const FIRST = '1';
const SKU = '101301';
const app = testServer({ seed: true });
let lin = '';
beforeAll(async () => {
  lin = await app.login(LIN);
});

const onShelf = async (storeId = FIRST, skuId = SKU) => {
  const [row] = await app.db
    .select({ stock: storeStocks.stock })
    .from(storeStocks)
    .where(and(eq(storeStocks.storeId, storeId), eq(storeStocks.skuId, skuId)));
  return row?.stock;
};
const fill = (stock: number, storeId = FIRST, skuId = SKU) =>
  app.db
    .insert(storeStocks)
    .values({ storeId, skuId, stock })
    .onConflictDoUpdate({ target: [storeStocks.storeId, storeStocks.skuId], set: { stock } });

describe('atShop.defaultIndex', () => {
  test('the asked store, else the nearest, else the flagship; visitors may look', async () => {
    expect((await app.ok('atShop.defaultIndex', {})).store).toMatchObject({ id: '1', city: '杭州', open: true });
    const near = await app.ok('atShop.defaultIndex', XIAMEN);
    expect(near.store.id).toBe('6');
    expect(near.store.distance).toBeLessThan(2_000);
    const asked = await app.ok('atShop.defaultIndex', { ...XIAMEN, storeId: '3' });
    expect(asked.store.id).toBe('3');
    expect(asked.notice).not.toBe('');
    expect(asked.photos).toHaveLength(2);
    expect(asked.picks).toHaveLength(12);
    expect(asked.icons.items.map(({ key }) => key)).toEqual(['scan', 'booking', 'pickup', 'code']);
    expect(asked.icons.items[2]?.link).toBe('/tea/pages/shop?storeId=3');
  });
  test('bad input: no such store, no place on earth', async () => {
    expect((await app.call('atShop.defaultIndex', { storeId: '99' })).code).toBe(404);
    expect((await app.call('atShop.defaultIndex', { storeId: 'x' })).code).toBe(400);
    expect((await app.call('atShop.defaultIndex', { lat: 91, lng: 0 })).code).toBe(400);
  });
  test('a closed store says when it opens', async () => {
    const before = app.clock.now();
    app.clock.set(Date.parse('2026-06-16T23:30:00+08:00'));
    const { store } = await app.ok('atShop.defaultIndex', { storeId: '1' });
    expect(store).toMatchObject({ open: false, opensAt: Date.parse('2026-06-17T09:30:00+08:00') });
    app.clock.set(before);
  });
});

describe('opening hours', () => {
  const hours = { open: '09:30', close: '21:30', closedDays: [2] };
  const at = (text: string) => Date.parse(`${text}+08:00`);
  test.each([
    ['2026-06-15T08:00:00', '2026-06-15T09:30:00'],
    ['2026-06-15T22:00:00', '2026-06-17T09:30:00'],
    ['2026-06-16T12:00:00', '2026-06-17T09:30:00'],
  ])('closed at %s it opens at %s', (now, opens) => {
    expect(isOpen(hours, at(now))).toBe(false);
    expect(nextOpening(hours, at(now))).toBe(at(opens));
  });
  test('a store that is never open has no next opening', () => {
    expect(nextOpening({ ...hours, closedDays: [0, 1, 2, 3, 4, 5, 6] }, at('2026-06-16T12:00:00'))).toBeUndefined();
  });
});

describe('the shelf', () => {
  test('asks for a login', async () => {
    for (const name of ['tea.shopCateList', 'tea.shopCate', 'tea.shopCateProduct'] as const)
      expect((await app.call(name, { storeId: FIRST })).code).toBe(401);
  });
  test('stores, the nearest first', async () => {
    const plain = await app.ok('tea.shopCateList', {}, { token: lin });
    expect(plain.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(plain[0]).not.toHaveProperty('distance');
    const near = await app.ok('tea.shopCateList', XIAMEN, { token: lin });
    expect(near[0]?.id).toBe('6');
    expect(near.map(({ distance = 0 }) => distance)).toEqual(
      near.map(({ distance = 0 }) => distance).sort((a, b) => a - b),
    );
  });
  test('categories count what the store carries; its pages hold exactly that', async () => {
    const categories = await app.ok('tea.shopCate', { storeId: '6' }, { token: lin });
    const [tea] = categories;
    const page = await app.ok('tea.shopCateProduct', { storeId: '6', cateId: tea?.id }, { token: lin });
    expect(page.total).toBe(tea?.count);
    const all = await app.ok('tea.shopCateProduct', { storeId: '6' }, { token: lin });
    expect(all.total).toBe(categories.reduce((sum, { count }) => sum + count, 0));
    expect(all.list).toHaveLength(20);
    const second = await app.ok('tea.shopCateProduct', { storeId: '6', page: 2 }, { token: lin });
    const ids = [...all.list, ...second.list].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('says of each goods whether the asker collects it, and nobody else', async () => {
    const own = async (token: string) =>
      (await app.ok('tea.shopCateProduct', { storeId: FIRST }, { token })).list.filter(({ collected }) => collected);
    const before = await own(lin);
    const all = await app.ok('tea.shopCateProduct', { storeId: FIRST }, { token: lin });
    const id = all.list.find(({ collected }) => collected === false)?.id ?? '';
    await app.ok('collect.create', { kind: 'goods', targetId: id, on: true }, { token: lin });
    expect((await own(lin)).map((goods) => goods.id).sort()).toEqual([...before.map((goods) => goods.id), id].sort());
    expect((await own(await app.login(XU))).map((goods) => goods.id)).not.toContain(id);
    const visitor = await app.ok('atShop.defaultIndex', { storeId: FIRST });
    expect(visitor.picks.some((goods) => 'collected' in goods)).toBe(false);
  });
  test("each goods has the store's own pieces, never more than are free centrally; what is out comes last", async () => {
    await fill(3);
    await app.db
      .update(skus)
      .set({ locked: sql`${skus.stock} - 2` })
      .where(eq(skus.id, SKU));
    const read = async () => {
      const { list } = await app.ok('tea.shopCateProduct', { storeId: FIRST, cateId: '2' }, { token: lin });
      return list.find(({ id }) => id === '1013')?.skus.find(({ id }) => id === SKU)?.stock;
    };
    expect(await read()).toBe(2);
    await app.db.update(skus).set({ locked: 0 }).where(eq(skus.id, SKU));
    expect(await read()).toBe(3);
    const { list } = await app.ok('tea.shopCateProduct', { storeId: FIRST }, { token: lin });
    const out = list.findIndex(({ storeStock }) => storeStock === 0);
    if (out >= 0) expect(list.slice(out).every(({ storeStock }) => storeStock === 0)).toBe(true);
    for (const goods of list) expect(goods.storeStock).toBe(goods.skus.reduce((sum, { stock }) => sum + stock, 0));
  });
  test('bad input and unknown stores', async () => {
    const asked = (params: Record<string, unknown>) => app.call('tea.shopCateProduct', params, { token: lin });
    expect((await asked({})).code).toBe(400);
    expect((await asked({ storeId: '99' })).code).toBe(404);
    expect((await asked({ storeId: FIRST, scene: 'cellar' })).code).toBe(400);
    expect((await app.call('tea.shopCate', { storeId: '99' }, { token: lin })).code).toBe(404);
  });
});

describe('pickUp.index', () => {
  test('says of each store which SKUs it lacks', async () => {
    await fill(1, '2');
    await fill(0, '3');
    const found = await app.ok('pickUp.index', { skuIds: [SKU] });
    const store = (id: string) => found.find((one) => one.id === id);
    expect(store('2')).toMatchObject({ stockOk: true });
    expect(store('2')).not.toHaveProperty('lacks');
    expect(store('3')).toMatchObject({ stockOk: false, lacks: [SKU] });
    expect((await app.ok('pickUp.index', HANGZHOU))[0]?.city).toBe('杭州');
  });
});

describe('memberV4.qrcode', () => {
  test('a code for a minute, kept as a hash, another one each time', async () => {
    const one = await app.ok('memberV4.qrcode', { kind: 'member' }, { token: lin });
    const two = await app.ok('memberV4.qrcode', { kind: 'member' }, { token: lin });
    expect(one.code).toMatch(/^\d{18}$/);
    expect(one.code).not.toBe(two.code);
    expect(one.expiresAt).toBe(app.clock.now() + 60_000);
    const [proof] = await app.db
      .select()
      .from(proofs)
      .where(eq(proofs.hash, hashToken(one.code)));
    expect(proof).toMatchObject({ kind: 'code', scene: 'member', expiresAt: one.expiresAt });
  });
  test('the invitation never changes and belongs to its member', async () => {
    const mine = await app.ok('memberV4.qrcode', { kind: 'invite' }, { token: lin });
    expect(await app.ok('memberV4.qrcode', { kind: 'invite' }, { token: lin })).toEqual(mine);
    expect(mine).not.toHaveProperty('expiresAt');
    const other = await app.ok('memberV4.qrcode', { kind: 'invite' }, { token: await app.login(XU) });
    expect(other.code).not.toBe(mine.code);
  });
  test('refusals', async () => {
    expect((await app.call('memberV4.qrcode', { kind: 'member' })).code).toBe(401);
    expect((await app.call('memberV4.qrcode', { kind: 'gift' }, { token: lin })).code).toBe(400);
  });
});

describe('a pick-up order', () => {
  const ask = (storeId = FIRST, qty = 1) => ({
    source: 'buy' as const,
    lines: [{ skuId: SKU, qty }],
    deliveryType: 'pickup' as const,
    storeId,
    couponId: '0',
    points: 0,
  });
  const order = async (token: string, storeId = FIRST, qty = 1) => {
    const { amounts } = await app.ok('shop.orderPreview', ask(storeId, qty), { token });
    return app.call(
      'shop.orderCreate',
      {
        ...ask(storeId, qty),
        payable: amounts.payable,
        pickupName: '林知夏',
        pickupMobile: LIN,
        requestId: randomUUID(),
      },
      { token },
    );
  };

  test('takes the pieces from the shelf and puts them back when it is cancelled', async () => {
    await fill(5);
    const made = await order(lin, FIRST, 2);
    expect(made.code).toBe(200);
    expect(await onShelf()).toBe(3);
    await app.ok('memberOrder.close', { id: made.data.orderId, reason: '不想要了' } as never, { token: lin });
    expect(await onShelf()).toBe(5);
  });

  test('is refused when this store has too few, and nothing is locked', async () => {
    await fill(1);
    const locked = async () => (await app.db.select().from(skus).where(eq(skus.id, SKU)))[0]?.locked;
    const before = await locked();
    expect(await order(lin, FIRST, 2)).toMatchObject({ code: 409, message: '这家门店库存不足' });
    expect(await locked()).toBe(before);
    expect(await onShelf()).toBe(1);
  });

  test(`the last piece goes to one of two, ${RACES} times`, async () => {
    const xu = await app.login(XU);
    for (let turn = 0; turn < RACES; turn += 1) {
      await fill(1);
      const both = await Promise.all([order(lin), order(xu)]);
      const got = both.filter(({ code }) => code === 200);
      expect(got).toHaveLength(1);
      expect(await onShelf()).toBe(0);
      const owner = both[0]?.code === 200 ? lin : xu;
      await app.ok('memberOrder.close', { id: got[0]?.data.orderId, reason: '不想要了' } as never, { token: owner });
      expect(await onShelf()).toBe(1);
    }
  });

  test('no shelf is ever below nothing', async () => {
    await expect(fill(-1)).rejects.toThrow();
    expect(await app.db.$count(stores, isNull(stores.merchantId))).toBe(6);
  });
});
