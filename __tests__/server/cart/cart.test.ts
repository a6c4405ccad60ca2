/** The cart: quantity rules, tips, hints, merging a visitor's lines, 120 lines. */
import { eq } from 'drizzle-orm';
import { TimeoutError } from '@/core/api/errors';
import { cartItems, goods, skus } from '../../../server/db/schema';
import { testServer } from '../harness';
import { phoneOn, type Phone } from '../phone';
import { ANNA, BEN, CAKE, fillShop, RARE, rid, TEA, tokenFor } from '../order/shop';

const app = testServer();
let anna: string;
let ben: string;
beforeAll(async () => {
  await fillShop(app);
  anna = await tokenFor(app, ANNA);
  ben = await tokenFor(app, BEN);
});
beforeEach(() => app.db.delete(cartItems));

const add = (skuId: string, qty: number, token = anna) =>
  app.call('cartItem.create', { skuId, qty, requestId: rid() }, { token });
const cart = () => app.ok('cartItem.index', {}, { token: anna });

test('adding raises the line; the same request twice in parallel adds once', async () => {
  const requestId = rid();
  const twice = await Promise.all(
    [1, 2].map(() => app.call('cartItem.create', { skuId: TEA, qty: 1, requestId }, { token: anna })),
  );
  expect(twice.map((answer) => answer.data)).toEqual([twice[0]!.data, twice[0]!.data]);
  await add(TEA, 1);
  const view = await cart();
  expect(view.lines).toMatchObject([
    { skuId: TEA, qty: 2, price: 23_800, offer: { price: 21_420 }, selected: true, state: 'ok', seller: '叶间自营' },
  ]);
  expect(view).toMatchObject({ count: 1, selectedCount: 1, goodsTotal: 47_600, discount: 4_760, total: 42_840 });
  expect(view.hints).toEqual([
    { key: 'freight', label: '包邮', value: '已免运费' },
    { key: 'gift', label: '满赠', value: '已享满赠：菊花枸杞' },
  ]);
  expect(view.gifts).toMatchObject([{ reached: true, lack: 0 }]);
  expect(await app.ok('atShop.cartCount', {}, { token: anna })).toEqual({ count: 1 });
});

test('quantity rules refuse in words', async () => {
  expect(await add(CAKE, 1)).toMatchObject({ code: 422, message: '2 件起购' });
  expect(await add(CAKE, 3)).toMatchObject({ code: 422, message: '须按 2 的倍数购买' });
  expect(await add(RARE, 3)).toMatchObject({ code: 422, message: '每人限购 2 件，已购 0' });
  expect(await add(TEA, 101)).toMatchObject({ code: 422, message: '库存仅剩 100' });
  expect((await add('999', 1)).code).toBe(404);
});

test('hints and tips', async () => {
  await add(CAKE, 2);
  expect((await cart()).hints[0]).toEqual({ key: 'freight', label: '包邮', value: '再买 ¥3 包邮' });
  await add(RARE, 2);
  await app.db.update(skus).set({ price: 22_000 }).where(eq(skus.id, TEA));
  await app.db
    .insert(cartItems)
    .values({ memberId: ANNA, skuId: TEA, goodsId: '21', qty: 1, priceThen: 23_800, createdAt: 1 });
  await app.db.update(skus).set({ stock: 3 }).where(eq(skus.id, CAKE));
  const tips = Object.fromEntries((await cart()).lines.map((line) => [line.skuId, [line.tip, line.state]]));
  expect(tips).toEqual({ [CAKE]: ['仅剩 3', 'ok'], [RARE]: ['限购 2', 'ok'], [TEA]: ['已降价 ¥18', 'ok'] });
  await app.db.update(skus).set({ stock: 0 }).where(eq(skus.id, CAKE));
  await app.db.update(goods).set({ status: 'off' }).where(eq(goods.id, '21'));
  const view = await cart();
  expect(view.lines.map((line) => line.skuId)).toEqual([RARE]);
  expect(view.invalid.map((line) => [line.skuId, line.state])).toEqual([
    [CAKE, 'soldout'],
    [TEA, 'off'],
  ]);
  await app.db.update(skus).set({ stock: 20 }).where(eq(skus.id, CAKE));
  await app.db.update(skus).set({ price: 23_800 }).where(eq(skus.id, TEA));
  await app.db.update(goods).set({ status: 'on' }).where(eq(goods.id, '21'));
});

test('changing quantity and specification; the new line joins one that exists', async () => {
  const { id } = (await add(TEA, 1)).data;
  await add('2102', 2);
  expect(await app.call('cartItem.update', { id, qty: 500 }, { token: anna })).toMatchObject({
    code: 422,
    message: '库存仅剩 100',
  });
  expect(
    (await app.ok('cartItem.update', { id, qty: 3 }, { token: anna })).lines.find((line) => line.id === id)?.qty,
  ).toBe(3);
  expect(await app.call('cartItem.update', { id, skuId: CAKE }, { token: anna })).toMatchObject({
    field: 'skuId',
  });
  const joined = await app.ok('cartItem.update', { id, skuId: '2102' }, { token: anna });
  expect(joined.lines.map((line) => [line.skuId, line.qty])).toEqual([['2102', 5]]);
});

test('selection, deletion, and whose line it is', async () => {
  const { id } = (await add(TEA, 1)).data;
  const other = (await add(RARE, 1)).data.id;
  expect(await app.ok('cartItem.select', { all: true, selected: false }, { token: anna })).toMatchObject({
    selectedCount: 0,
    total: 0,
    hints: [],
  });
  expect((await app.ok('cartItem.select', { ids: [id], selected: true }, { token: anna })).selectedCount).toBe(1);
  expect(await app.call('cartItem.select', { selected: true }, { token: anna })).toMatchObject({
    field: 'ids',
  });
  expect((await app.call('cartItem.update', { id, qty: 2 }, { token: ben })).code).toBe(404);
  expect((await app.call('cartItem.delete', { id }, { token: ben })).code).toBe(404);
  await app.ok('cartItem.select', { ids: [id], selected: false }, { token: ben });
  await app.ok('atShop.cartDelete', { ids: [id, other] }, { token: ben });
  expect((await cart()).selectedCount).toBe(1);
  expect((await app.ok('cartItem.delete', { id }, { token: anna })).count).toBe(1);
  expect(await app.ok('atShop.cartDelete', { ids: [other, '404'] }, { token: anna })).toEqual({ count: 0 });
});

test('a visitor cart is merged, what is limited is named', async () => {
  await add(RARE, 1);
  const lines = [
    { skuId: TEA, qty: 2 },
    { skuId: RARE, qty: 5 },
    { skuId: CAKE, qty: 1 },
    { skuId: '999', qty: 1 },
  ];
  const requestId = rid();
  const merged = await app.ok('cartItem.merge', { lines, requestId }, { token: anna });
  expect(merged).toEqual({ merged: 3, limited: ['老枞'] });
  expect(await app.ok('cartItem.merge', { lines, requestId }, { token: anna })).toEqual(merged);
  expect(Object.fromEntries((await cart()).lines.map((line) => [line.skuId, line.qty]))).toEqual({
    [TEA]: 2,
    [RARE]: 2,
    [CAKE]: 2,
  });
});

test('120 lines are the most', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => ({
    memberId: ANNA,
    skuId: String(80_000 + i),
    goodsId: '1',
    qty: 1,
    priceThen: 1,
    createdAt: 1,
  }));
  await app.db.insert(cartItems).values(rows);
  expect(await add(TEA, 1)).toMatchObject({ code: 422, message: '购物车最多 120 种商品' });
});

test('bad input names its field, no session is a 401', async () => {
  const requestId = rid();
  const bad = [
    ['cartItem.create', { skuId: 'x', qty: 1, requestId }, 'skuId'],
    ['cartItem.create', { skuId: TEA, qty: 0, requestId }, 'qty'],
    ['cartItem.create', { skuId: TEA, qty: 1 }, 'requestId'],
    ['cartItem.merge', { lines: 'no json', requestId }, 'lines'],
    ['cartItem.update', { id: 'x', qty: 1 }, 'id'],
    ['cartItem.delete', { id: 'x' }, 'id'],
    ['atShop.cartDelete', {}, 'ids'],
  ] as const;
  for (const [name, params, field] of bad) {
    expect([name, await app.call(name, params, { token: anna })]).toEqual([
      name,
      expect.objectContaining({ code: 400, field }),
    ]);
    expect([name, (await app.call(name, params)).code]).toEqual([name, 401]);
  }
  for (const name of ['cartItem.index', 'cartItem.select', 'atShop.cartCount'] as const)
    expect((await app.call(name, {})).code).toBe(401);
});

describe('over a wire that loses answers', () => {
  const pieces = async (token = anna) =>
    (await app.ok('cartItem.index', {}, { token })).lines.map(({ skuId, qty }) => [skuId, qty]);
  const tap = ({ api }: Phone, qty = 1) => api.call('cartItem.create', { skuId: TEA, qty });

  test('repeated after a lost answer it is the same intention; after an answer it is a new one', async () => {
    const phone = phoneOn(app, anna);
    phone.lose = 2;
    await expect(tap(phone)).rejects.toBeInstanceOf(TimeoutError);
    await expect(tap(phone)).rejects.toBeInstanceOf(TimeoutError);
    await expect(tap(phone)).resolves.toMatchObject({ count: 1 });
    expect(await pieces()).toEqual([[TEA, 1]]);
    await tap(phone);
    expect(await pieces()).toEqual([[TEA, 2]]);
  });

  test('two presses without an answer in between are one intention', async () => {
    const phone = phoneOn(app, anna);
    await Promise.all([tap(phone), tap(phone)]);
    expect(await pieces()).toEqual([[TEA, 1]]);
  });

  test('another quantity is another intention, and so is the same one after ten minutes', async () => {
    const phone = phoneOn(app, anna);
    phone.lose = 2;
    await expect(tap(phone)).rejects.toThrow();
    await expect(tap(phone, 2)).rejects.toThrow();
    expect(await pieces()).toEqual([[TEA, 3]]);
    app.clock.advance(10 * 60_000);
    await tap(phone);
    expect(await pieces()).toEqual([[TEA, 4]]);
  });

  test('it belongs to the member: the next one on this phone begins anew', async () => {
    const shared = phoneOn(app, anna);
    shared.lose = 1;
    await expect(tap(shared)).rejects.toThrow();
    shared.forget();
    shared.token = ben;
    await tap(shared);
    expect([await pieces(anna), await pieces(ben)]).toEqual([[[TEA, 1]], [[TEA, 1]]]);
  });
});
