/** 兑换券 in settlement: one piece of its goods costs nothing, once; cancelled or refunded it comes back. */
import { eq } from 'drizzle-orm';
import { couponTemplates, memberCoupons } from '../../../server/db/schema';
import { approve, paidOrder } from '../afterSale/sales';
import { testServer } from '../harness';
import { ANNA, BEN, buy, CAKE, fillShop, giveCoupon, rid, STORE, TEA, tokenFor } from '../order/shop';

const app = testServer();
let anna: string;
const SWAP = '5009';
beforeAll(async () => {
  await fillShop(app);
  anna = await tokenFor(app, ANNA);
  await app.db.insert(couponTemplates).values({
    id: SWAP,
    title: '蜜兰香兑换券',
    kind: 'exchange',
    scope: 'goods',
    scopeIds: ['21'],
    scopeText: '限蜜兰香',
    takeType: 'exchange',
    total: 9,
    issued: 0,
    takeFrom: 0,
    takeTo: app.clock.now() + 9e9,
    validDays: 30,
  });
  await giveCoupon(app.db, ANNA, '9101', SWAP, app.clock.now());
});
const statusOf = async (id: string) =>
  (await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, id)))[0]!.status;

test('the dearest piece of its goods is free, and the saving stays on its line', async () => {
  const lines = [
    { skuId: TEA, qty: 2 },
    { skuId: '2102', qty: 1 },
    { skuId: CAKE, qty: 2 },
  ];
  const { preview } = await buyPreview(lines, { couponId: '9101' });
  // 2102 costs ¥458, with the annual card ¥412.20.
  expect(preview.amounts.couponOff).toBe(41_220);
  expect(preview.coupons).toMatchObject({ used: '9101', best: '9101' });
  expect(preview.lines.filter(({ gift }) => !gift).map(({ share }) => share.couponOff)).toEqual([0, 41_220, 0]);
  const other = await buyPreview([{ skuId: CAKE, qty: 2 }], { couponId: '9101' });
  expect(other.preview.coupons.unusable).toMatchObject([{ reason: '不适用于所选商品' }]);
  expect(other.preview.amounts.couponOff).toBe(0);
});

test('one free piece, fetched in the store: nothing to pay, the coupon is used; cancelled before, it is back', async () => {
  const unpaid = await buy(app, anna, [{ skuId: TEA, qty: 2 }], { couponId: '9101' });
  expect(unpaid.answer.code).toBe(200);
  expect(await statusOf('9101')).toBe('locked');
  await app.ok('memberOrder.close', { id: unpaid.order.orderId, reason: '不想要了' }, { token: anna });
  expect(await statusOf('9101')).toBe('unused');
  const { answer } = await buy(app, anna, [{ skuId: TEA, qty: 1 }], {
    couponId: '9101',
    deliveryType: 'pickup',
    storeId: STORE,
    pickupName: '张三',
    pickupMobile: '13811112222',
  });
  expect(answer).toMatchObject({ code: 200, data: { amount: 0 } });
  const { card } = await app.ok('memberOrder.view', { id: answer.data.orderId }, { token: anna });
  expect(card.status).toBe('pickup');
  expect(await statusOf('9101')).toBe('used');
  const again = await buy(app, anna, [{ skuId: TEA, qty: 1 }], { couponId: '9101' });
  expect(again.preview.amounts.couponOff).toBe(0);
});

test('refunded in parts to the fen, and given back with the last piece', async () => {
  await giveCoupon(app.db, ANNA, '9102', SWAP, app.clock.now());
  const { id } = await paidOrder(app, [{ skuId: TEA, qty: 3 }], { couponId: '9102' });
  const view = () => app.ok('memberOrder.view', { id }, { token: anna });
  const line = (await view()).card.lines[0]!;
  expect(line.share.paid).toBe(21_420 * 2);
  const refund = async (qty: number) => {
    const sale = await app.ok(
      'memberOrder.returnApply',
      { orderId: id, lines: [{ lineId: line.id, qty }], way: 'refund', reason: '拍错', requestId: rid() },
      { token: anna },
    );
    await approve(app, sale.id);
    await app.runJobs();
    return sale.refund;
  };
  const first = await refund(1);
  expect(first).toBe(14_280);
  expect(await statusOf('9102')).toBe('used');
  expect(first + (await refund(2))).toBe(42_840);
  expect(await statusOf('9102')).toBe('unused');
});

test("nobody else's", async () => {
  await giveCoupon(app.db, BEN, '9103', SWAP, app.clock.now());
  const { preview } = await buyPreview([{ skuId: TEA, qty: 1 }], { couponId: '9103' });
  expect(preview.coupons.used).toBeUndefined();
  expect(preview.warnings.map(({ value }) => value)).toContain('优惠券不可用，已为你重新计算');
});

async function buyPreview(lines: { skuId: string; qty: number }[], more: Record<string, unknown>) {
  const preview = await app.ok(
    'shop.orderPreview',
    { source: 'buy', lines, deliveryType: 'express', ...more } as never,
    { token: anna },
  );
  return { preview };
}
