/** Settlement: what the buyer sees is what is charged; what changed meanwhile is said. */
import { eq } from 'drizzle-orm';
import { cartItems, campaigns, goods, memberCoupons, skus } from '../../../server/db/schema';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { testServer } from '../harness';
import {
  ANNA,
  BEN,
  buy,
  CAKE,
  COUPON_30,
  fillShop,
  FLASH,
  FLASH_TEA,
  giveCoupon,
  HOME,
  RARE,
  rid,
  skuOf,
  STORE,
  TEA,
  TIBET,
  tokenFor,
} from './shop';

const app = testServer();
let anna: string;
let ben: string;
beforeAll(async () => {
  await fillShop(app);
  anna = await tokenFor(app, ANNA);
  ben = await tokenFor(app, BEN);
  await giveCoupon(app.db, ANNA, '6001', COUPON_30, app.clock.now());
});

const preview = (lines: unknown, more: object = {}, token = anna) =>
  app.call('shop.orderPreview', { source: 'buy', lines, ...more }, { token });

test('flow 2: card price, the coupon is preset, freight is free', async () => {
  const { data } = await preview([{ skuId: TEA, qty: 1 }]);
  expect(data.amounts).toEqual({
    goods: 23_800,
    memberOff: 2_380,
    campaignOff: 0,
    couponOff: 3_000,
    pointsOff: 0,
    vipOff: 0,
    freight: 0,
    adjust: 0,
    payable: 18_420,
  });
  expect(data.coupons).toMatchObject({ best: '6001', used: '6001', unusable: [] });
  expect(data.address?.id).toBe(HOME[ANNA]);
  expect(data.deliveryTypes.map((type) => type.value)).toEqual(['express', 'pickup']);
  expect(data.givePoints).toBe(221);
  expect(data.expireMinutes).toBe(30);
});

test('without coupon on purpose, with points, to Tibet, unusable with its reason', async () => {
  expect((await preview([{ skuId: TEA, qty: 1 }], { couponId: '0', points: 9999 })).data).toMatchObject({
    points: { balance: 5000, max: 4284, used: 4284, deduct: 4284 },
    amounts: { couponOff: 0, pointsOff: 4284, payable: 17_136 },
  });
  const small = (await preview([{ skuId: RARE, qty: 1 }], { addressId: TIBET })).data;
  expect(small.amounts).toMatchObject({ freight: 2000, payable: 11_000 });
  expect(small.coupons.unusable[0]?.reason).toContain('未满足门槛');
});

test('the gift comes along, and pickup has no freight', async () => {
  const { data } = await preview([{ skuId: TEA, qty: 2 }], { deliveryType: 'pickup', storeId: STORE });
  expect(data.lines.map((line) => [line.gift, line.price, line.share.paid])).toEqual([
    [false, 23_800, 39_840],
    [true, 0, 0],
  ]);
  expect(data.stores?.[0]?.id).toBe(STORE);
  expect(data.amounts.freight).toBe(0);
});

test('what stands in the way is said: no address, unknown store, quantity rules, off the shelf, unknown SKU', async () => {
  const nobody = await preview([{ skuId: TEA, qty: 1 }], { addressId: HOME[BEN] });
  expect(nobody.code).toBe(404);
  expect((await preview([{ skuId: CAKE, qty: 1 }])).data.warnings[0]).toMatchObject({
    key: `stock:${CAKE}`,
    value: '2 件起购',
  });
  expect((await preview([{ skuId: CAKE, qty: 3 }])).data.warnings[0]?.value).toBe('须按 2 的倍数购买');
  expect((await preview([{ skuId: RARE, qty: 3 }])).data.warnings[0]).toMatchObject({
    key: `limit:${RARE}`,
    value: '每人限购 2 件，已购 0',
  });
  expect((await preview([{ skuId: TEA, qty: 999 }])).data.warnings[0]?.value).toBe('库存仅剩 100');
  expect((await preview([{ skuId: '999', qty: 1 }])).code).toBe(404);
  expect((await preview([{ skuId: TEA, qty: 1 }], { deliveryType: 'pickup', storeId: '99' })).code).toBe(404);
  expect((await preview([{ skuId: CAKE, qty: 2 }], { deliveryType: 'pickup' })).data.deliveryType).toBe('express');
  expect((await preview([{ skuId: TEA, qty: 1 }], { deliveryType: 'escrow' })).data.warnings[0]?.value).toContain(
    '不支持',
  );
  await app.db.update(goods).set({ status: 'off' }).where(eq(goods.id, '23'));
  expect((await preview([{ skuId: CAKE, qty: 2 }])).data.warnings[0]?.value).toBe('商品已下架');
  await app.db.update(goods).set({ status: 'on' }).where(eq(goods.id, '23'));
});

test('bad input names the field, and nobody settles without a session', async () => {
  expect(await preview([{ skuId: 'x', qty: 1 }])).toMatchObject({
    code: 400,
    field: 'lines',
  });
  expect(await app.call('shop.orderPreview', { lines: [{ skuId: TEA, qty: 1 }] }, { token: anna })).toMatchObject({
    code: 400,
    field: 'source',
  });
  expect(
    await app.call(
      'shop.orderCreate',
      { source: 'buy', lines: [{ skuId: TEA, qty: 1 }], deliveryType: 'express', requestId: rid() },
      { token: anna },
    ),
  ).toMatchObject({ code: 400, field: 'payable' });
  expect(await preview([{ skuId: TEA, qty: 1 }], { source: 'discount' })).toMatchObject({
    field: 'campaignId',
  });
  expect(await preview([{ skuId: TEA, qty: 1 }], { source: 'group' })).toMatchObject({ field: 'campaignId' });
  for (const name of ['shop.orderPreview', 'shop.orderCreate'] as const)
    expect((await app.call(name, {})).code).toBe(401);
});

test('an order locks stock, coupon and points, and takes the lines out of the cart', async () => {
  await app.db
    .insert(cartItems)
    .values({ memberId: ANNA, skuId: TEA, goodsId: '21', qty: 1, priceThen: 1, createdAt: 1 });
  const before = await skuOf(app.db, TEA);
  const { answer, order } = await buy(app, anna, [{ skuId: TEA, qty: 2 }], {
    source: 'cart',
    points: 100,
    remark: '请放门口',
  });
  expect(answer.code).toBe(200);
  expect(order.orderNo).toMatch(/^YJ260616\d{6}$/);
  expect(order.expireAt).toBe(app.clock.now() + 30 * 60_000);
  expect((await skuOf(app.db, TEA)).locked).toBe(before.locked + 2);
  expect((await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, '6001')))[0]).toMatchObject({
    status: 'locked',
    orderId: order.orderId,
  });
  expect((await balancesOf(app.db, ANNA)).points.available).toBe(4900);
  expect(await app.db.select().from(cartItems)).toEqual([]);
  const again = (await preview([{ skuId: TEA, qty: 1 }])).data.coupons;
  expect(again).toMatchObject({ usable: [], unusable: [{ reason: '已用于其他待付款订单' }] });

  const closed = await app.ok('memberOrder.close', { id: order.orderId, reason: '拍错' }, { token: anna });
  expect(closed).toMatchObject({ closeReason: 'buyer', card: { status: 'cancelled', actions: ['rebuy', 'delete'] } });
  expect((await skuOf(app.db, TEA)).locked).toBe(before.locked);
  expect((await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, '6001')))[0]).toMatchObject({
    status: 'unused',
    orderId: null,
  });
  expect((await balancesOf(app.db, ANNA)).points.available).toBe(5000);
});

test('a price that moved answers 409 with a fresh settlement; a vanished coupon falls away with a warning', async () => {
  const { data } = await preview([{ skuId: TEA, qty: 1 }]);
  await app.db.update(skus).set({ price: 25_000 }).where(eq(skus.id, TEA));
  const request = {
    source: 'buy',
    lines: [{ skuId: TEA, qty: 1 }],
    deliveryType: 'express',
    payable: data.amounts.payable,
  };
  const moved = await app.call('shop.orderCreate', { ...request, requestId: rid() }, { token: anna });
  expect(moved).toMatchObject({ code: 409, message: '价格有变动', data: { amounts: { goods: 25_000 } } });
  await app.db.update(skus).set({ price: 23_800 }).where(eq(skus.id, TEA));
  const gone = await app.call(
    'shop.orderCreate',
    { ...request, couponId: '424242', requestId: rid() },
    { token: anna },
  );
  expect(gone).toMatchObject({ code: 409, data: { warnings: [{ key: 'coupon' }], amounts: { couponOff: 0 } } });
  const short = await app.call(
    'shop.orderCreate',
    { ...request, lines: [{ skuId: TEA, qty: 500 }], requestId: rid() },
    { token: anna },
  );
  expect(short).toMatchObject({ code: 409, message: '库存仅剩 100', data: { warnings: [{ key: `stock:${TEA}` }] } });
});

test('a rule refuses in its own words: address, limit, escrow, pick-up person', async () => {
  const base = { source: 'buy', lines: [{ skuId: RARE, qty: 3 }], deliveryType: 'express', payable: 1 };
  expect(await app.call('shop.orderCreate', { ...base, requestId: rid() }, { token: ben })).toMatchObject({
    code: 422,
    message: '每人限购 2 件，已购 0',
  });
  const pickup = { ...base, lines: [{ skuId: TEA, qty: 1 }], deliveryType: 'pickup', storeId: STORE };
  expect(await app.call('shop.orderCreate', { ...pickup, requestId: rid() }, { token: ben })).toMatchObject({
    field: 'pickupName',
  });
  const unreachable = { ...pickup, pickupName: '李', pickupMobile: '1', requestId: rid() };
  expect(await app.call('shop.orderCreate', unreachable, { token: ben })).toMatchObject({
    field: 'pickupMobile',
  });
});

test('flash sale: its price, its limit over paid and unpaid orders, its quota, its end', async () => {
  const lines = [{ skuId: FLASH_TEA, qty: 2 }];
  const { preview: seen, order } = await buy(app, ben, lines, { source: 'discount', campaignId: FLASH });
  expect(seen).toMatchObject({ expireMinutes: 15, amounts: { campaignOff: 17_600, memberOff: 0, payable: 30_000 } });
  const more = (await preview([{ skuId: FLASH_TEA, qty: 1 }], { source: 'discount', campaignId: FLASH }, ben)).data;
  expect(more.warnings[0]?.value).toBe('每人限购 2 件，已购 2');
  const left = (await preview(lines, { source: 'discount', campaignId: FLASH }, anna)).data;
  expect(left.warnings[0]?.value).toBe('活动库存仅剩 1');
  await app.ok('memberOrder.close', { id: order.orderId, reason: '不想要了' }, { token: ben });
  expect((await preview(lines, { source: 'discount', campaignId: FLASH }, anna)).data.warnings).toEqual([]);
  await app.db.update(campaigns).set({ endAt: app.clock.now() }).where(eq(campaigns.id, FLASH));
  const over = (await preview([{ skuId: FLASH_TEA, qty: 1 }], { source: 'discount', campaignId: FLASH }, ben)).data;
  expect(over).toMatchObject({
    warnings: [{ key: 'campaign', value: '活动已结束，已按原价结算' }],
    amounts: { campaignOff: 0, payable: 23_800 },
  });
});

test('a coupon that is there to be taken is offered with what it saves, and saves it once it is taken', async () => {
  const lines = [{ skuId: TEA, qty: 1 }];
  const before = (await preview(lines, {}, ben)).data;
  expect(before.coupons).toMatchObject({ usable: [], claimable: { templateId: COUPON_30, saves: 3000 } });
  const { id } = await app.ok('tea.getcoupon', { templateId: COUPON_30, requestId: rid() }, { token: ben });
  const after = (await preview(lines, { couponId: id }, ben)).data;
  expect(after.coupons.claimable).toBeUndefined();
  expect(after.amounts.payable).toBe(before.amounts.payable - 3000);
});
