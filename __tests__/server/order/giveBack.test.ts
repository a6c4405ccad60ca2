/** An order that ends as a whole leaves everything as it was before it, unpaid or paid: pieces, shelf, campaign quota, coupon, points (rules 10.3, 12.3). */
import { eq } from 'drizzle-orm';
import { campaignSkus, memberCoupons, storeStocks } from '../../../server/db/schema';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { lockOrder, type Order } from '../../../server/domains/trade/order/repository';
import { closeUnpaid } from '../../../server/domains/trade/order/stages/close';
import { refundWhole } from '../../../server/domains/trade/order/stages/refundWhole';
import type { Tx } from '../../../server/db/client';
import { testServer } from '../harness';
import {
  ANNA,
  buy,
  COUPON_30,
  FLASH,
  FLASH_TEA,
  fillShop,
  giveCoupon,
  payTokenFor,
  rid,
  skuOf,
  STORE,
  TEA,
  tokenFor,
} from './shop';

const app = testServer();
let token: string;
beforeAll(async () => {
  await fillShop(app);
  token = await tokenFor(app, ANNA);
});

const COUPON = '9001';
/** All that an order takes beside money. */
async function held() {
  const pieces = await Promise.all([TEA, FLASH_TEA].map((id) => skuOf(app.db, id)));
  const [coupon] = await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, COUPON));
  const shelf = await app.db.select().from(storeStocks).where(eq(storeStocks.storeId, STORE));
  const quota = await app.db.select().from(campaignSkus).where(eq(campaignSkus.campaignId, FLASH));
  return {
    pieces: pieces.map(({ stock, locked, sold }) => ({ stock, locked, sold })),
    coupon: coupon && { status: coupon.status, orderId: coupon.orderId },
    shelf: shelf.sort((a, b) => Number(a.skuId) - Number(b.skuId)),
    quota,
    points: (await balancesOf(app.db, ANNA)).points.available,
  };
}
const inTx = (work: (tx: Tx, order: Order) => Promise<unknown>, id: string) =>
  app.db.transaction(async (tx) => work(tx as unknown as Tx, (await lockOrder(tx as unknown as Tx, id))!));

const ENDS = {
  unpaid: (id: string) =>
    inTx(
      (tx, order) =>
        closeUnpaid(tx, order, { reason: 'staff', text: '', by: '商家', label: '已取消' }, app.clock.now(), app.server),
      id,
    ),
  paid: async (id: string) => {
    const payToken = await payTokenFor(app, ANNA);
    await app.ok('pay.wallet', { orderGroup: 'order', orderId: id, payToken, requestId: rid() }, { token });
    await inTx((tx, order) => refundWhole(tx, order, { reason: 'staff', label: '已退款' }, app.clock.now()), id);
  },
};
const ORDERS = {
  'with a coupon and points': [[{ skuId: TEA, qty: 2 }], { couponId: COUPON, points: 100 }],
  'in a sale': [[{ skuId: FLASH_TEA, qty: 1 }], {}],
  'fetched at a store': [
    [{ skuId: TEA, qty: 1 }],
    { deliveryType: 'pickup', storeId: STORE, pickupName: '张三', pickupMobile: '13811112222' },
  ],
} as const;

describe.each(Object.keys(ENDS) as (keyof typeof ENDS)[])('%s', (end) => {
  test.each(Object.entries(ORDERS))('an order %s', async (_what, [lines, more]) => {
    await app.db.delete(memberCoupons);
    await giveCoupon(app.db, ANNA, COUPON, COUPON_30, app.clock.now());
    const before = await held();
    const { answer, order } = await buy(app, token, [...lines], more);
    expect(answer.code).toBe(200);
    expect(await held()).not.toEqual(before);
    await ENDS[end](order.orderId);
    expect(await held()).toEqual(before);
  });
});
