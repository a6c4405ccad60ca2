/** Calls of the former client: the same services under their old names. */
import { randomUUID } from 'node:crypto';
import { ne } from 'drizzle-orm';
import { goods as goodsTable } from '../../../server/db/schema';
import { testServer } from '../harness';

const app = testServer({ seed: true });
let token: string;
beforeAll(async () => {
  token = await app.login('13800000001');
});

const SKU = '100401001';

test('goods: list, page and freight', async () => {
  const { data: list } = await app.call('atShop.goodsIndex', { page: 1 });
  const { data: now } = await app.call('shop.productIndex', { page: 1 });
  expect(list.list.map(({ id }) => id)).toEqual(now.page.list.map(({ id }) => id));
  const id = list.list[0]?.id ?? '';
  expect((await app.call('atShop.goodsView', { id })).data.card.title).toBe(
    (await app.call('shop.productView', { id })).data.card.title,
  );
  const skuId = (await app.call('atShop.goodsView', { id })).data.skus[0]?.id ?? '';
  const asked = { regionCode: '330106', lines: [{ skuId, qty: 1 }] };
  expect((await app.call('atShop.freight', asked, { token })).data).toEqual(
    (await app.call('shop.freightFee', asked, { token })).data,
  );
});

test('cart: a piece goes in once per requestId, and is read back', async () => {
  const { data: list } = await app.call('atShop.goodsIndex', { page: 1 });
  const skuId = (await app.call('atShop.goodsView', { id: list.list[0]?.id ?? '' })).data.skus[0]?.id ?? SKU;
  const requestId = randomUUID();
  const first = await app.call('atShop.cartAdd', { skuId, qty: 1, requestId }, { token });
  expect((await app.call('atShop.cartAdd', { skuId, qty: 1, requestId }, { token })).data).toEqual(first.data);
  const cart = (await app.call('atShop.cartIndex', {}, { token })).data;
  expect(cart.count).toBe(first.data.count);
  expect(cart.lines.map((line) => line.skuId)).toContain(skuId);
});

test('an order without promotions at the price of the moment; cancelled, it is closed', async () => {
  const { data: list } = await app.call('atShop.goodsIndex', { page: 1 });
  const skuId = (await app.call('atShop.goodsView', { id: list.list[0]?.id ?? '' })).data.skus[0]?.id ?? SKU;
  const asked = { lines: [{ skuId, qty: 1 }], deliveryType: 'express', requestId: randomUUID() };
  const made = await app.call('atShop.createOrderRetail', asked, { token });
  expect(made).toMatchObject({ code: 200 });
  expect((await app.call('atShop.createOrderRetail', asked, { token })).data).toEqual(made.data);
  const id = made.data.orderId;
  const order = (await app.call('memberOrder.view', { id }, { token })).data;
  expect(order.amounts).toMatchObject({ payable: made.data.amount });
  expect((await app.call('legacy.userOrderInfo', {}, { token })).data.unpaid).toBeGreaterThan(0);
  expect((await app.call('atShop.orderReceiving', { id }, { token })).code).toBe(409);
  const other = await app.login('13800000003');
  expect((await app.call('atShop.orderCancel', { id }, { token: other })).code).toBe(404);
  expect((await app.call('atShop.orderCancel', { id }, { token })).data).toEqual({ ok: true });
  expect((await app.call('memberOrder.view', { id }, { token })).data.card.status).toBe('cancelled');
});

test('who one is, a code and a registration', async () => {
  expect((await app.call('atShop.member', {}, { token })).data).toEqual(
    (await app.call('member.my', {}, { token })).data,
  );
  expect((await app.call('atShop.member')).code).toBe(401);
  const mobile = '13900007788';
  expect((await app.call('legacy.baseSms', { mobile, type: 'register' })).data).toEqual({ ttl: 300 });
  expect((await app.call('legacy.baseSms', { mobile, type: 'nothing' as 'register' })).code).toBe(400);
  const wrong = await app.call('legacy.registerAdd', { mobile, code: '000000', password: 'Tea-2026-leaf' });
  expect(wrong.code).not.toBe(200);
});

test('a card to share: of a goods, of the shop; a link of one’s own, a picture that every messenger takes', async () => {
  const { data: list } = await app.call('atShop.goodsIndex', { page: 1 });
  const id = list.list[0]?.id ?? '';
  const goods = (await app.call('atShop.share', { goodsId: id }, { token })).data;
  expect(goods.title).toBe(list.list[0]?.title);
  expect(goods.url).toBe(`http://localhost:8086/h5/shop/pages/goods?id=${id}&share_id=${goods.share_id}`);
  expect((await app.call('memberV4.sharer', { share_id: goods.share_id })).data.user?.nickname).toBeTruthy();
  const pictured = await app.http.inject(new URL(goods.pic).pathname);
  expect(pictured.headers['content-type']).toBe('image/jpeg');
  expect((await app.call('atShop.share', { goodsId: id }, { token })).data).toEqual(goods);
  const shop = (await app.call('atShop.share')).data;
  expect(shop).toMatchObject({ title: '叶间', url: expect.stringContaining('/h5/pages/tea/index?share_id=') });
  expect((await app.http.inject(new URL(shop.pic).pathname)).headers['content-type']).toBe('image/jpeg');
  expect((await app.call('memberV4.sharer', { share_id: shop.share_id })).data.user).toBeUndefined();
});

test('no card of goods that are not sold', async () => {
  const [gone] = await app.db.select().from(goodsTable).where(ne(goodsTable.status, 'on')).limit(1);
  for (const goodsId of ['999999999', gone?.id ?? '999999998'])
    expect((await app.call('atShop.share', { goodsId }, { token })).code).toBe(404);
});
