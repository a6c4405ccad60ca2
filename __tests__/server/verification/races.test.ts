/** One code shown at two counters at once, and a coupon that an order wants at the same moment: each is used once. */
import { eq, inArray } from 'drizzle-orm';
import {
  activities,
  activitySignups,
  employees,
  memberCoupons,
  merchantGifts,
  orders,
  skus,
} from '../../../server/db/schema';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { verifyShop } from '../../../server/verify';
import { testServer, RACES } from '../harness';
import { buy, giveCoupon, payTokenFor, rid, tokenFor } from '../order/shop';

const LIN = '10001';
const EXCHANGE = '5009';
const CUP = '1053';
const CODE = 'YQ123456789012';
const TICKET = 'HD20260601';

const app = testServer({ seed: true });
let lin: string;
let counters: string[];
beforeAll(async () => {
  lin = await tokenFor(app, LIN);
  const staff = await app.db
    .select()
    .from(employees)
    .where(inArray(employees.no, ['E1001', 'E1003', 'E1006']));
  counters = await Promise.all(staff.map(({ memberId }) => tokenFor(app, memberId)));
  await giveCoupon(app.db, LIN, '7001', EXCHANGE, app.clock.now());
  await app.db.update(memberCoupons).set({ code: CODE }).where(eq(memberCoupons.id, '7001'));
  await book(app.db, {
    owner: memberOwner(LIN),
    unit: 'money',
    bizType: 'adjust',
    bizId: 'start',
    delta: 10_000_000,
    at: app.clock.now(),
  });
});

const verify = (code: string, token: string) => app.call('tea.verification', { code, confirm: true }, { token });
const unused = () =>
  app.db
    .update(memberCoupons)
    .set({ status: 'unused', usedAt: null, orderId: null })
    .where(eq(memberCoupons.id, '7001'));

/** Makes the code anew for every round. */
/** What the second one hears; of a ticket, by whom it was let in. */
const LATE: Record<string, unknown> = {
  order: '取货码已使用',
  ticket: expect.stringMatching(/^已于 06月16日 10:30 由.+核销$/),
};
const CODES: Record<string, () => Promise<{ code: string; tokens: string[] }>> = {
  member: async () => ({
    code: (await app.ok('memberV4.qrcode', { kind: 'member' }, { token: lin })).code,
    tokens: counters,
  }),
  coupon: async () => {
    await unused();
    return { code: CODE, tokens: counters };
  },
  ticket: async () => {
    const [row] = await app.db
      .update(activitySignups)
      .set({ status: 'signed', checkedAt: null })
      .where(eq(activitySignups.code, TICKET))
      .returning();
    const startAt = app.clock.now();
    const today = { storeId: '1', startAt, endAt: startAt + 1000 };
    await app.db.update(activities).set(today).where(eq(activities.id, row!.activityId));
    return { code: TICKET, tokens: counters };
  },
  offer: async () => {
    const asked = { merchantId: '1', coins: 1, payToken: await payTokenFor(app, LIN), requestId: rid() };
    const [gift] = await app.db.select().from(merchantGifts).limit(1);
    const code = gift?.code ?? (await app.ok('merchant.melonTransfer', asked, { token: lin })).offerCode!;
    await app.db.update(merchantGifts).set({ usedAt: null }).where(eq(merchantGifts.code, code));
    const owner = await app.login('13800000030');
    return { code, tokens: [owner, owner, owner] };
  },
  order: async () => {
    const [sku] = await app.db.select().from(skus).where(eq(skus.goodsId, '1037')).limit(1);
    const pickup = {
      deliveryType: 'pickup',
      storeId: '1',
      pickupName: '林知夏',
      pickupMobile: '13800000001',
      points: 0,
    };
    const { order } = await buy(app, lin, [{ skuId: sku!.id, qty: 1 }], { ...pickup, couponId: '0' });
    const paid = {
      orderGroup: 'order' as const,
      orderId: order.orderId,
      payToken: await payTokenFor(app, LIN),
      requestId: rid(),
    };
    await app.ok('pay.wallet', paid, { token: lin });
    const { code } = await app.ok('pickUp.code', { orderId: order.orderId }, { token: lin });
    return { code, tokens: counters };
  },
};

test.each(Object.keys(CODES))(`%s: at three counters at once, ${RACES} rounds`, async (kind) => {
  for (let round = 1; round <= RACES; round++) {
    const { code, tokens } = await CODES[kind]!();
    const answers = await Promise.all(tokens.map((token) => verify(code, token)));
    const late = LATE[kind] ?? '已于 06月16日 10:30 核销';
    const said = answers.map(({ message, code: at }) => (at === 200 ? 'used' : message));
    expect(said.sort((a, b) => Number(b === 'used') - Number(a === 'used'))).toEqual(['used', late, late]);
  }
});

test(`a coupon that an order takes at the same moment, ${RACES} rounds`, async () => {
  const [sku] = await app.db.select().from(skus).where(eq(skus.goodsId, CUP)).limit(1);
  const lines = [{ skuId: sku!.id, qty: 2 }];
  const request = { source: 'buy', lines, deliveryType: 'express', couponId: '7001', points: 0 } as const;
  for (let round = 1; round <= RACES; round++) {
    await unused();
    const { amounts } = await app.ok('shop.orderPreview', request, { token: lin });
    const wanted = { ...request, payable: amounts.payable, requestId: rid() };
    const [bought, redeemed] = await Promise.all([
      app.call('shop.orderCreate', wanted, { token: lin }),
      verify(CODE, counters[0]!),
    ]);
    const [coupon] = await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, '7001'));
    if (bought.code === 200) {
      expect(redeemed.message).toBe('该券已被未付款的订单占用');
      expect(coupon).toMatchObject({ status: 'locked', orderId: bought.data.orderId });
    } else {
      expect([bought.code, redeemed.code]).toEqual([409, 200]);
      expect(coupon).toMatchObject({ status: 'used', orderId: null });
    }
    expect(await verifyShop(app.db)).toEqual([]);
    const open = await app.db.select({ id: orders.id }).from(orders).where(eq(orders.memberCouponId, '7001'));
    for (const { id } of open) await app.call('memberOrder.close', { id, reason: '不想要了' }, { token: lin });
  }
});
