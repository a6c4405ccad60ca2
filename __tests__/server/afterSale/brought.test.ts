/**
 * What a purchase brought besides its goods (rules 12.5, 12.6): whatever it was and wherever it went meanwhile, who has bought nothing keeps
 * nothing, and what the order no longer meets gives nothing - said before it is applied for.
 */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { RequestOf } from '../../../src/contract/schemas';
import type { Db } from '../../../server/db/client';
import {
  escrowLots,
  freightTemplates,
  goods,
  levelUps,
  memberCoupons,
  memberGifts,
  members,
  orderLines,
  orders,
  redPackets,
  skus,
} from '../../../server/db/schema';
import { readShopSettings, writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { balancesOf, findAccount } from '../../../server/domains/people/ledger/repository';
import { book, memberOwner, takeOrOwe, transfer } from '../../../server/domains/people/ledger/service';
import { findMember } from '../../../server/domains/people/member/repository';
import { lockOrder } from '../../../server/domains/trade/order/repository';
import { markReceived } from '../../../server/domains/trade/order/stages/receive';
import { verifyShop } from '../../../server/verify';
import { testServer } from '../harness';
import {
  ANNA,
  BEN,
  COUPON_30,
  fillShop,
  GIFT,
  giveCoupon,
  RARE,
  rid,
  skuOf,
  STORE,
  TEA,
  tokenFor,
} from '../order/shop';
import { approve, DAY, paidOrder, received, receive, shipAll } from './sales';

const app = testServer();
let anna: string;
const NO_PACKET = { oddsBp: 0, from: 9900, min: 100, max: 300, days: 7, perDay: 100_000 };
beforeAll(async () => {
  await fillShop(app);
  await app.db.update(goods).set({ deliveryTypes: ['express', 'pickup', 'escrow'], perMember: null });
  await app.db.update(skus).set({ stock: 10_000 });
  const owner = memberOwner(ANNA);
  await book(app.db, {
    owner,
    unit: 'money',
    bizType: 'recharge',
    bizId: rid(),
    delta: 90_000_000,
    at: app.clock.now(),
  });
  await writeShopSettings(app.db, { redPacket: NO_PACKET });
});
beforeEach(async () => {
  anna = await tokenFor(app, ANNA);
});
afterEach(async () => expect(await verifyShop(app.db)).toEqual([]));

type Lines = { lineId: string; qty: number }[];
const balances = () => balancesOf(app.db, ANNA);
const owed = async (unit: 'points' | 'growth') => (await findAccount(app.db, memberOwner(ANNA), unit))?.owed ?? 0;
const orderOf = async (id: string) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]!;
const rowsOf = (id: string) =>
  app.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id);
const lineOf = async (id: string, skuId: string) => (await rowsOf(id)).find((line) => line.skuId === skuId)!;
const quote = (orderId: string, lines: Lines, more: Partial<RequestOf<'memberOrder.returnQuote'>> = {}) =>
  app.ok('memberOrder.returnQuote', { orderId, lines, ...more }, { token: anna });
const apply = (orderId: string, lines: Lines, way: RequestOf<'memberOrder.returnApply'>['way'] = 'refund') =>
  app.ok('memberOrder.returnApply', { orderId, lines, way, reason: '不想要了', requestId: rid() }, { token: anna });
/** The money that came back. */
async function refund(id: string, lines: Lines): Promise<number> {
  const before = (await balances()).money.available;
  const sale = await apply(id, lines);
  await approve(app, sale.id);
  await app.runJobs();
  return (await balances()).money.available - before;
}
const every = async (id: string): Promise<Lines> =>
  (await rowsOf(id))
    .filter((line) => !line.gift && line.returnedQty < line.qty)
    .map(({ id: lineId, qty, returnedQty }) => ({ lineId, qty: qty - returnedQty }));
const giveAway = (unit: 'points', value: number) =>
  app.db.transaction((tx) =>
    transfer(tx as never, {
      from: memberOwner(ANNA),
      to: memberOwner(BEN),
      unit,
      value,
      bizId: rid(),
      at: app.clock.now(),
    }),
  );
async function later(ms: number): Promise<void> {
  app.clock.advance(ms);
  await app.runJobs();
  anna = await tokenFor(app, ANNA);
}
const say = (id: string, lineId: string) =>
  app.ok(
    'memberOrder.review',
    { orderId: id, reviews: [{ lineId, score: 5, tags: [], text: '好茶', photos: [] }], requestId: rid() },
    { token: anna },
  );

describe('goods that never left the house', () => {
  const cellar = (qty = 1) => paidOrder(app, [{ skuId: TEA, qty }], { deliveryType: 'escrow', couponId: '0' });

  test('bring nothing before their after-sale time is over, then everything: points, growth, the review, the packet', async () => {
    await writeShopSettings(app.db, { redPacket: { ...NO_PACKET, oddsBp: 10_000 } });
    const before = await balances();
    const { id } = await cellar();
    const line = await lineOf(id, TEA);
    await say(id, line.id);
    await app.runJobs();
    expect(await orderOf(id)).toMatchObject({ status: 'finished' });
    expect(await balances()).toMatchObject({ points: before.points, growth: before.growth });
    expect(await app.db.$count(redPackets)).toBe(0);
    const { givePoints } = await orderOf(id);
    const stat = () => app.ok('credits.statistics', { unit: 'points' }, { token: anna });
    const pending = (await stat()).detail!.pending;
    expect(pending).toBe(givePoints);
    await later(7 * DAY + 2);
    expect((await stat()).detail!.pending).toBe(pending - givePoints);
    const after = await balances();
    expect(after.points.available - before.points.available).toBe(givePoints + 20);
    expect(after.growth.available - before.growth.available).toBe(Math.floor(line.paid / 100) + 10);
    expect(await app.db.$count(redPackets)).toBe(1);
    await writeShopSettings(app.db, { redPacket: NO_PACKET });
    await app.db.delete(redPackets);
  });

  test('and nothing at all when they go back, however often', async () => {
    const before = await balances();
    for (let round = 0; round < 3; round++) {
      const { id } = await cellar();
      await say(id, (await lineOf(id, TEA)).id);
      expect(await refund(id, await every(id))).toBe((await orderOf(id)).payable);
      await later(8 * DAY);
    }
    const after = await balances();
    expect({ ...after, money: after.money.available }).toEqual({ ...before, money: before.money.available });
    expect(await owed('points')).toBe(0);
  });

  test('raise the grade of who brought the buyer only when they can no longer come back', async () => {
    const grade = async () => (await findMember(app.db as never, BEN))?.teamLevel;
    const { payable } = await orderOf((await cellar()).id);
    await later(40 * DAY);
    await app.db.update(members).set({ inviterId: BEN }).where(eq(members.id, ANNA));
    await app.db.update(members).set({ teamLevel: 1 }).where(eq(members.id, BEN));
    const { team } = await readShopSettings(app.db as never);
    const [first] = team.grades;
    await writeShopSettings(app.db, {
      team: { ...team, grades: [first!, { name: '团长', needDirect: 1, needAmount: payable }] },
    });
    const back = await cellar();
    await later(DAY);
    expect(await grade()).toBe(1);
    await refund(back.id, await every(back.id));
    await later(8 * DAY);
    expect(await grade()).toBe(1);
    await cellar();
    await later(6 * DAY);
    expect(await grade()).toBe(1);
    await later(2 * DAY);
    expect(await grade()).toBe(2);
    await app.db.update(members).set({ inviterId: null }).where(eq(members.id, ANNA));
    await writeShopSettings(app.db, { team });
  });

  test('wait as long as an after-sale is open; a part that goes back brings nothing', async () => {
    const before = await balances();
    const { id } = await cellar(2);
    const line = await lineOf(id, TEA);
    await later(6 * DAY);
    const sale = await apply(id, [{ lineId: line.id, qty: 1 }]);
    app.clock.advance(DAY + 10);
    const { rewardAt } = await orderOf(id);
    expect(rewardAt).toBeLessThan(app.clock.now());
    await app.runJobs();
    expect((await balances()).points).toEqual(before.points);
    await approve(app, sale.id);
    await later(2 * DAY);
    expect((await balances()).growth.available - before.growth.available).toBe(
      Math.floor((line.paid - sale.refund) / 100),
    );
    expect((await app.db.select().from(escrowLots).where(eq(escrowLots.orderId, id)))[0]).toMatchObject({ qty: 1 });
  });
});

describe('what was spent', () => {
  test('points that were given away are kept from the money, and the quote says so', async () => {
    const { id } = await received(app, [{ skuId: TEA, qty: 5 }], { couponId: '0' });
    const { givePoints, payable } = await orderOf(id);
    const line = await lineOf(id, TEA);
    const { available } = (await balances()).points;
    await giveAway('points', available - 100);
    const said = await quote(id, [{ lineId: line.id, qty: 5 }]);
    const gift = 4_800;
    expect(said).toMatchObject({
      money: payable - gift - (givePoints - 100),
      pointsBack: givePoints,
      owed: 0,
      withheld: gift + givePoints - 100,
    });
    expect(said.note).toContain(`其中 ${givePoints - 100} 积分已用，按 100 积分 ¥1 从退款中扣`);
    expect(await refund(id, [{ lineId: line.id, qty: 5 }])).toBe(said.money);
    expect((await balances()).points.available).toBe(0);
  });

  test('points given away between the application and the refund are kept as well', async () => {
    const { id } = await received(app, [{ skuId: TEA, qty: 1 }], { couponId: '0' });
    const { givePoints, payable } = await orderOf(id);
    const sale = await apply(id, await every(id));
    expect(sale.refund).toBe(payable);
    await giveAway('points', (await balances()).points.available);
    const before = (await balances()).money.available;
    await approve(app, sale.id);
    await app.runJobs();
    expect((await balances()).money.available - before).toBe(payable - givePoints);
    const [done] = (await app.ok('memberOrder.view', { id }, { token: anna })).afterSales;
    expect(done).toMatchObject({ status: 'done', refund: payable - givePoints });
    expect(done!.log.map(({ text }) => text).join()).toContain('积分已用');
  });

  test('what no money is left for is owed, and comes out of whatever comes in next', async () => {
    const owner = memberOwner(BEN);
    const of = async (tx: unknown) => {
      const account = await findAccount(tx as Db, owner, 'points');
      return [account!.available, account!.owed];
    };
    await app.db
      .transaction(async (tx: unknown) => {
        const base = { owner, unit: 'points', bizType: 'gift', at: app.clock.now() } as const;
        const { available } = (await balancesOf(tx as Db, BEN)).points;
        await takeOrOwe(tx as Db, {
          owner,
          unit: 'points',
          bizId: 'test',
          memo: '',
          value: available + 70,
          at: app.clock.now(),
        });
        expect(await of(tx)).toEqual([0, 70]);
        await book(tx as Db, { ...base, bizId: 'a', delta: 30 });
        expect(await of(tx)).toEqual([0, 40]);
        await book(tx as Db, { ...base, bizId: 'b', delta: 100 });
        expect(await of(tx)).toEqual([60, 0]);
        throw new Error('back');
      })
      .catch(({ message }: Error) => expect(message).toBe('back'));
  });

  test.each(['opened', 'closed'])(
    'a packet that was %s goes when the order does not cost enough any more',
    async (state) => {
      await writeShopSettings(app.db, { redPacket: { ...NO_PACKET, from: 35_000, oddsBp: 10_000 } });
      const { id } = await received(
        app,
        [
          { skuId: TEA, qty: 2 },
          { skuId: RARE, qty: 1 },
        ],
        { couponId: '0' },
      );
      await app.runJobs();
      await writeShopSettings(app.db, { redPacket: NO_PACKET });
      const packet = (await app.db.select().from(redPackets).where(eq(redPackets.orderId, id)))[0]!;
      if (state === 'opened') await app.ok('redEnvelope.open', { id: packet.id, requestId: rid() }, { token: anna });
      const [tea, rare] = [await lineOf(id, TEA), await lineOf(id, RARE)];
      const still = await quote(id, [{ lineId: rare.id, qty: 1 }]);
      expect(still.note).not.toContain('红包');
      const wants = [{ lineId: tea.id, qty: 1 }];
      const said = await quote(id, wants);
      expect(said.note).toContain('红包');
      const share = Math.floor(tea.paid / 2);
      const [taken, gift] = [state === 'opened' ? packet.value : 0, 4_800];
      expect(said).toMatchObject({ money: share - taken - gift, withheld: taken + gift });
      expect(await refund(id, wants)).toBe(said.money);
      expect(await app.db.$count(redPackets, eq(redPackets.orderId, id))).toBe(state === 'opened' ? 1 : 0);
      // Taken once.
      expect(await refund(id, await every(id))).toBe((await orderOf(id)).payable - share);
    },
  );

  test('reviews and the pick-up go with what they were for', async () => {
    const before = await balances();
    const { id } = await paidOrder(
      app,
      [
        { skuId: TEA, qty: 1 },
        { skuId: RARE, qty: 1 },
      ],
      {
        deliveryType: 'pickup',
        storeId: STORE,
        pickupName: '张三',
        pickupMobile: '13811112222',
        couponId: '0',
      },
    );
    await app.db.transaction(async (tx) => {
      await markReceived(tx as never, (await lockOrder(tx as never, id))!, '门店', app.clock.now(), app.server);
    });
    const [tea, rare] = [await lineOf(id, TEA), await lineOf(id, RARE)];
    await say(id, tea.id);
    await say(id, rare.id);
    const { givePoints } = await orderOf(id);
    expect((await balances()).points.available - before.points.available).toBe(givePoints + 20 + 40);
    const said = await quote(id, [{ lineId: rare.id, qty: 1 }]);
    expect(said.note).toContain('评价奖励的积分扣回 20');
    await refund(id, [{ lineId: rare.id, qty: 1 }]);
    await refund(id, await every(id));
    const after = await balances();
    expect([after.points.available, after.growth.available]).toEqual([
      before.points.available,
      before.growth.available,
    ]);
  });

  test("a level's gift that its growth opened, and again the next time", async () => {
    const growth = async () => (await balances()).growth.available;
    const rise = async () => {
      const { id } = await received(app, [{ skuId: '2102', qty: 20 }], { couponId: '0' });
      expect(await growth()).toBeGreaterThanOrEqual(8000);
      await app.ok('level.up', { levelId: '4', requestId: rid() }, { token: anna });
      const points = (await balances()).points.available;
      await app.ok('member.giftClaim', { id: '14', requestId: rid() }, { token: anna });
      expect((await balances()).points.available - points).toBe(500);
      return id;
    };
    const before = await balances();
    expect(before.growth.available).toBeLessThan(8000);
    for (let round = 0; round < 2; round++) {
      const id = await rise();
      const said = await quote(id, await every(id));
      expect(said.note).toContain('升级礼 500 积分扣回');
      app.clock.advance(1000);
      await refund(id, await every(id));
      const after = await balances();
      expect([after.points.available, after.growth.available]).toEqual([
        before.points.available,
        before.growth.available,
      ]);
      expect(await app.db.$count(memberGifts, eq(memberGifts.giftId, '14'))).toBe(0);
      expect(await app.db.$count(levelUps, eq(levelUps.level, 4))).toBe(0);
    }
  });
});

describe('what the order met', () => {
  const gifted = () =>
    paidOrder(
      app,
      [
        { skuId: TEA, qty: 2 },
        { skuId: RARE, qty: 1 },
      ],
      { couponId: '0' },
    );

  test('the gift of a step that is missed stays here: held while it is asked for, back on the shelf in the end', async () => {
    const { stock } = await skuOf(app.db, GIFT);
    const { id } = await gifted();
    const tea = await lineOf(id, TEA);
    const wants = [{ lineId: tea.id, qty: 1 }];
    const said = await quote(id, wants);
    expect(said).toMatchObject({ money: Math.floor(tea.paid / 2), withheld: 0 });
    expect(said.note).toContain('赠品「菊花枸杞」不再赠送');
    const first = await apply(id, wants);
    await app.ok('memberOrder.returnUpdate', { id: first.id, action: 'withdraw' }, { token: anna });
    const sale = await apply(id, wants);
    await shipAll(app, id);
    expect((await rowsOf(id)).map(({ skuId, shippedQty }) => [skuId, shippedQty])).toEqual([
      [TEA, 1],
      [RARE, 1],
      [GIFT, 0],
    ]);
    await approve(app, sale.id);
    await app.runJobs();
    expect(await lineOf(id, GIFT)).toMatchObject({ returnedQty: 1, cancelledQty: 1, shippedQty: 0 });
    expect((await skuOf(app.db, GIFT)).stock).toBe(stock);
    expect(await orderOf(id)).toMatchObject({ status: 'shipped' });
  });

  test('it goes with the parcel after all when the application is taken back', async () => {
    const { id } = await gifted();
    const sale = await apply(id, [{ lineId: (await lineOf(id, TEA)).id, qty: 1 }]);
    await app.ok('memberOrder.returnUpdate', { id: sale.id, action: 'withdraw' }, { token: anna });
    await shipAll(app, id);
    expect(await lineOf(id, GIFT)).toMatchObject({ shippedQty: 1 });
  });

  test('one that was sent is paid for, unless it comes back with everything', async () => {
    const { id } = await gifted();
    await shipAll(app, id);
    const all = await every(id);
    const { payable } = await orderOf(id);
    expect(await quote(id, all)).toMatchObject({ money: payable - 4_800 });
    expect((await quote(id, all)).note).toContain('赠品「菊花枸杞」已送出，按 ¥48 扣除');
    const back = await quote(id, all, { way: 'return' });
    expect(back).toMatchObject({ money: payable, withheld: 0 });
    expect(back.note).toContain('赠品请一并寄回');
    const { stock } = await skuOf(app.db, GIFT);
    const sale = await apply(id, all, 'return');
    await approve(app, sale.id);
    await app.ok(
      'memberOrder.returnUpdate',
      { id: sale.id, action: 'ship', company: '顺丰', trackingNo: 'SF12345678' },
      { token: anna },
    );
    await receive(app, sale.id);
    await app.runJobs();
    expect((await skuOf(app.db, GIFT)).stock).toBe(stock + 1);
    expect(await orderOf(id)).toMatchObject({ status: 'refunded' });
  });

  test('a coupon whose threshold is missed is taken off the rest and comes back', async () => {
    await giveCoupon(app.db, ANNA, '9101', COUPON_30, app.clock.now());
    const { id } = await paidOrder(
      app,
      [
        { skuId: TEA, qty: 1 },
        { skuId: RARE, qty: 1 },
      ],
      { couponId: '9101' },
    );
    const [tea, rare] = [await lineOf(id, TEA), await lineOf(id, RARE)];
    const { payable } = await orderOf(id);
    expect((await quote(id, [{ lineId: rare.id, qty: 1 }])).couponBack).toBe(false);
    const said = await quote(id, [{ lineId: tea.id, qty: 1 }]);
    // ¥90 are left: without coupon, and carriage is not free any more.
    expect(said).toMatchObject({ couponBack: true, money: payable - 9_000 - 1_000, withheld: rare.couponOff + 1_000 });
    expect(said.note).toContain('剩余商品不满 ¥199');
    expect(said.note).toContain('剩余商品不再包邮，扣运费 ¥10');
    expect(await refund(id, [{ lineId: tea.id, qty: 1 }])).toBe(said.money);
    expect((await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, '9101')))[0]).toMatchObject({
      status: 'unused',
    });
    expect(await refund(id, await every(id))).toBe(10_000);
  });

  test('as it was when the order was made: later rules change nothing', async () => {
    const { id } = await paidOrder(
      app,
      [
        { skuId: TEA, qty: 1 },
        { skuId: RARE, qty: 1 },
      ],
      { couponId: '0' },
    );
    await app.db.update(freightTemplates).set({ freeOver: 1, base: 5_000 });
    expect((await quote(id, [{ lineId: (await lineOf(id, TEA)).id, qty: 1 }])).withheld).toBe(1_000);
    await app.db.update(freightTemplates).set({ freeOver: 9_900, base: 1_000 });
  });
});

test('any order, taken back in any parts: no refund beyond what was paid, and nothing is left of what it brought', async () => {
  await writeShopSettings(app.db, { redPacket: { ...NO_PACKET, from: 20_000, oddsBp: 10_000 } });
  const plan = fc.record({
    tea: fc.integer({ min: 1, max: 3 }),
    rare: fc.integer({ min: 0, max: 2 }),
    points: fc.constantFrom(0, 300),
    where: fc.constantFrom('unsent' as const, 'received' as const, 'escrow' as const),
    spend: fc.boolean(),
    open: fc.boolean(),
    parts: fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 3 })), { maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(plan, async ({ tea, rare, points, where, spend, open, parts }) => {
      const wealth = async () => {
        const now = await balances();
        return now.money.available + now.points.available - (await owed('points'));
      };
      const growth = async () => (await balances()).growth.available - (await owed('growth'));
      const before = [await wealth(), await growth()] as const;
      const lines = [
        { skuId: TEA, qty: tea },
        { skuId: RARE, qty: rare },
      ].filter(({ qty }) => qty > 0);
      const buy = { couponId: '0', points, deliveryType: where === 'escrow' ? 'escrow' : 'express' };
      const { id } = await (where === 'received' ? received : paidOrder)(app, lines, buy);
      await app.runJobs();
      const packet = (await app.db.select().from(redPackets).where(eq(redPackets.orderId, id)))[0];
      if (packet && open) await app.ok('redEnvelope.open', { id: packet.id, requestId: rid() }, { token: anna });
      let given = 0;
      if (spend) {
        given = (await balances()).points.available;
        if (given > 0) await giveAway('points', given);
      }
      let back = 0;
      for (const [at, qty] of parts) {
        const left = await every(id);
        const line = left[at % Math.max(1, left.length)];
        if (line) back += await refund(id, [{ lineId: line.lineId, qty: Math.min(qty, line.qty) }]);
      }
      const left = await every(id);
      if (left.length > 0) back += await refund(id, left);
      const { status, payable } = await orderOf(id);
      expect(status).toBe('refunded');
      expect(back).toBeLessThanOrEqual(payable);
      expect(await growth()).toBe(before[1]);
      // A gift that was sent and stays was paid for; nothing else is missing, and nothing is left over.
      const sent = (await rowsOf(id)).reduce(
        (sum, line) => sum + (line.gift ? (line.qty - line.returnedQty) * 4_800 : 0),
        0,
      );
      expect((await wealth()) + given).toBe(before[0] - sent);
      expect(await verifyShop(app.db)).toEqual([]);
    }),
    { numRuns: 8 },
  );
  await writeShopSettings(app.db, { redPacket: NO_PACKET });
});
