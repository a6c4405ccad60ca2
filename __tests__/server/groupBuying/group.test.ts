/** Group buying through HTTP: opening, joining, filling, failing (rules 13.1, 21.4), and what its endpoints refuse. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  campaigns,
  campaignSkus,
  groupPlaces,
  groups,
  ledgerRows,
  notices,
  orders,
  payments,
} from '../../../server/db/schema';
import { sandboxNotify } from '../../../server/gateways/paymentSandbox';
import { countTierSales } from '../../../server/domains/selling/wholesale/repository';
import { balancesOf } from '../../../server/domains/people/ledger/repository';
import { testServer } from '../harness';
import { keepRows } from '../rewind';
import { addMember, ANNA, buy, fillShop, giveCoupon, skuOf, STORE, TEA, tokenFor } from '../order/shop';
import { problemsOfSold } from './sold';
import { addCampaign, groupOf, join, GROUP_CAMPAIGN, order, pay, PRICE, wanted } from './tables';

const [LEADER, SECOND, THIRD, FOURTH] = ['401', '402', '403', '404'] as const;
const app = testServer();
let rewind: () => Promise<void>;
beforeAll(async () => {
  await fillShop(app);
  await addCampaign(app);
  for (const id of [LEADER, SECOND, THIRD, FOURTH]) await addMember(app.db, id, app.clock.now(), 100_000);
  rewind = await keepRows(app);
});
beforeEach(() => rewind());
afterEach(async () => expect(await problemsOfSold(app)).toEqual([]));

const statusOf = async (id: string) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]!.status;
const moneyOf = async (id: string) => (await balancesOf(app.db, id)).money.available;
const noticesOf = async (id: string) =>
  (await app.db.select().from(notices).where(eq(notices.memberId, id))).map((row) => row.title);
const soldOf = async () =>
  (await app.db.select().from(campaignSkus).where(eq(campaignSkus.campaignId, GROUP_CAMPAIGN)))[0]!.sold;

describe('a group', () => {
  test('opened, joined, full: grouping becomes paid for all, stock and quota went once', async () => {
    const before = await skuOf(app.db, TEA);
    const first = await join(app, LEADER);
    expect(await statusOf(first)).toBe('grouping');
    const { detail, group } = await groupOf(app, LEADER, first);
    expect(detail.card).toMatchObject({
      kind: 'group',
      status: 'grouping',
      actions: [],
      group: { lack: 2, status: 'open' },
    });
    expect(group).toMatchObject({
      size: 3,
      lack: 2,
      status: 'open',
      joined: true,
      orderId: first,
      expireAt: app.clock.now() + 86_400_000,
      shareUrl: `/shop/pages/marketing/wholesale_detail?id=${GROUP_CAMPAIGN}&type=group&groupId=${group!.id}`,
    });
    const second = await join(app, SECOND, group!.id);
    const third = await join(app, THIRD, group!.id);
    for (const id of [first, second, third]) expect(await statusOf(id)).toBe('paid');
    expect(await app.ok('marketing.group', { id: group!.id })).toMatchObject({
      status: 'success',
      lack: 0,
      joined: false,
    });
    expect(await soldOf()).toBe(3);
    expect(await skuOf(app.db, TEA)).toMatchObject({ stock: before.stock - 3, locked: 0, sold: before.sold + 3 });
    expect(await moneyOf(LEADER)).toBe(100_000 - PRICE);
    expect(await noticesOf(LEADER)).toEqual(['开团成功', '拼团成功']);
    expect(await noticesOf(THIRD)).toEqual(['拼团成功']);
    // The clock has nothing left to do.
    app.clock.advance(2 * 86_400_000);
    await app.runJobs();
    expect(await statusOf(first)).toBe('paid');
  });

  test('24 hours with places missing: failed, everything back once, an unpaid place is cancelled', async () => {
    const before = await skuOf(app.db, TEA);
    await giveCoupon(app.db, LEADER, '8801', '5002', app.clock.now());
    const token = await tokenFor(app, LEADER);
    const made = await app.ok(
      'shop.orderCreate',
      { ...wanted(), couponId: '8801', points: 0, payable: PRICE - 100, requestId: randomUUID() },
      { token },
    );
    const first = made.orderId;
    expect((await pay(app, LEADER, first)).code).toBe(200);
    expect((await app.ok('coupon.index', { status: 'used' }, { token })).page.list).toHaveLength(1);
    const { group } = await groupOf(app, LEADER, first);
    app.clock.advance(86_400_000 - 60_000);
    const held = await order(app, await tokenFor(app, SECOND), group!.id);
    app.clock.advance(60_000);
    await app.runJobs();
    expect(await statusOf(first)).toBe('refunded');
    expect(await statusOf(held.data.orderId)).toBe('cancelled');
    const { detail } = await groupOf(app, LEADER, first);
    expect(detail).toMatchObject({
      closeReason: 'group',
      group: { status: 'failed' },
      payment: { status: 'refunded' },
    });
    expect(await moneyOf(LEADER)).toBe(100_000);
    const backs = await app.db
      .select()
      .from(ledgerRows)
      .where(and(eq(ledgerRows.bizType, 'orderRefund'), eq(ledgerRows.bizId, first)));
    expect(backs.map((row) => row.delta)).toEqual([PRICE - 100]);
    expect(await soldOf()).toBe(0);
    expect(await skuOf(app.db, TEA)).toMatchObject({ stock: before.stock, locked: 0, sold: before.sold });
    expect(await noticesOf(LEADER)).toEqual(['开团成功', '拼团未成，已退款']);
    expect(
      (
        await app.call(
          'pay.wallet',
          {
            orderGroup: 'order',
            orderId: held.data.orderId,
            payToken: 'x'.repeat(32),
            requestId: randomUUID(),
          },
          { token: await tokenFor(app, SECOND) },
        )
      ).code,
    ).toBe(410);
    expect((await order(app, await tokenFor(app, THIRD), group!.id)).message).toBe('该团已结束，去开新团');
    expect((await app.ok('coupon.index', { status: 'unused' }, { token })).page.list).toHaveLength(1);
  });

  test('paid by the messenger, failed: the provider is asked to refund by a job', async () => {
    const token = await tokenFor(app, LEADER);
    const { data } = await order(app, token);
    await app.ok(
      'pay',
      { trade_type: 'js', pay_type: 11, order_group: 'order', data: { order_id: data.orderId } },
      { token },
    );
    const [pending] = await app.db.select().from(payments).where(eq(payments.orderId, data.orderId));
    await app.ok('pay.notify', { ...sandboxNotify(app.server.config.secret, pending!) });
    expect(await statusOf(data.orderId)).toBe('grouping');
    app.clock.advance(86_400_000 + 1000);
    await app.runJobs();
    expect(await statusOf(data.orderId)).toBe('refunded');
    const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, data.orderId));
    expect(payment).toMatchObject({ status: 'refunded', refundedAmount: PRICE });
    expect(await moneyOf(LEADER)).toBe(100_000);
  });

  test('a full group, the same group twice, an unpaid place, and a place that was given up', async () => {
    const first = await join(app, LEADER);
    const { group } = await groupOf(app, LEADER, first);
    expect((await order(app, await tokenFor(app, LEADER), group!.id)).message).toBe('你已在该团中，可查看我的团');
    await join(app, SECOND, group!.id);
    const third = await tokenFor(app, THIRD);
    const held = await order(app, third, group!.id);
    // Ordered, not paid: the place is kept, and nobody else can pay for it.
    const fourth = await tokenFor(app, FOURTH);
    expect(await order(app, fourth, group!.id)).toMatchObject({ code: 422, message: '该团已满，去开新团' });
    const preview = await app.ok('shop.orderPreview', wanted(group!.id), { token: fourth });
    expect(preview.warnings).toContainEqual(expect.objectContaining({ key: 'group', value: '该团已满，去开新团' }));
    expect(await moneyOf(FOURTH)).toBe(100_000);
    await app.ok('memberOrder.close', { id: held.data.orderId, reason: '不想要了' }, { token: third });
    const last = await join(app, FOURTH, group!.id);
    expect(await statusOf(last)).toBe('paid');
    expect(await order(app, third, group!.id)).toMatchObject({ code: 422, message: '该团已满，去开新团' });
  });

  test('a leader who never pays leaves nothing behind; after 15 minutes his place is gone', async () => {
    const token = await tokenFor(app, LEADER);
    const { data } = await order(app, token);
    const [pending] = await app.db.select().from(groups);
    expect(pending).toMatchObject({ status: 'pending' });
    expect((await app.call('marketing.group', { id: pending!.id })).code).toBe(404);
    expect(
      (await app.ok('marketing.wholesaleView', { id: GROUP_CAMPAIGN, groupId: pending!.id })).group,
    ).toBeUndefined();
    expect((await order(app, await tokenFor(app, SECOND), pending!.id)).code).toBe(404);
    app.clock.advance(15 * 60_000);
    await app.runJobs();
    expect(await statusOf(data.orderId)).toBe('cancelled');
    expect((await app.db.select().from(groups))[0]).toMatchObject({ status: 'void' });
    expect((await app.db.select().from(groupPlaces))[0]).toMatchObject({ status: 'left' });
  });

  test('for pick-up: the codes come with the last place', async () => {
    const pickup = {
      ...wanted(),
      deliveryType: 'pickup' as const,
      storeId: STORE,
      pickupName: '张三',
      pickupMobile: '13811112222',
    };
    const token = await tokenFor(app, LEADER);
    const make = async (memberId: string, groupId?: string) => {
      const made = await app.ok(
        'shop.orderCreate',
        {
          ...pickup,
          ...(groupId ? { groupId } : {}),
          payable: PRICE,
          couponId: '0',
          points: 0,
          requestId: randomUUID(),
        },
        { token: await tokenFor(app, memberId) },
      );
      expect((await pay(app, memberId, made.orderId)).code).toBe(200);
      return made.orderId;
    };
    const first = await make(LEADER);
    expect((await app.call('pickUp.code', { orderId: first }, { token })).code).toBe(404);
    const { group } = await groupOf(app, LEADER, first);
    await make(SECOND, group!.id);
    await make(THIRD, group!.id);
    expect(await statusOf(first)).toBe('pickup');
    expect((await app.ok('pickUp.code', { orderId: first }, { token })).code).toMatch(/^\d{8}$/);
  });
});

describe('ordering', () => {
  test('the limit per member, the quota, the quantity, the campaign and the goods', async () => {
    const token = await tokenFor(app, LEADER);
    await join(app, LEADER);
    await join(app, LEADER);
    expect(await order(app, token)).toMatchObject({ code: 422, message: '每人限购 2 件，已购 2' });
    const ask = (more: object) => app.call('shop.orderPreview', { ...wanted(), ...more }, { token });
    expect((await ask({ lines: [{ skuId: TEA, qty: 2 }] })).message).toBe('拼团每单限购 1 件');
    expect((await ask({ lines: [{ skuId: '2102', qty: 1 }] })).message).toBe('商品不在活动中');
    expect((await ask({ campaignId: undefined })).code).toBe(400);
    expect((await ask({ campaignId: '3100' })).code).toBe(404);
    expect((await ask({ groupId: '999' })).code).toBe(404);
    await app.db.update(campaigns).set({ endAt: app.clock.now() }).where(eq(campaigns.id, GROUP_CAMPAIGN));
    expect(await order(app, await tokenFor(app, SECOND))).toMatchObject({ code: 422, message: '活动已结束' });
    // A group that is open still fills.
    const [open] = await app.db.select().from(groups).where(eq(groups.status, 'open'));
    expect((await order(app, await tokenFor(app, SECOND), open!.id)).code).toBe(200);
  });

  test('the preview says what is opened or joined; the price is the campaign’s', async () => {
    const token = await tokenFor(app, ANNA);
    const view = await app.ok('shop.orderPreview', { ...wanted(), couponId: '0' }, { token });
    expect(view).toMatchObject({ group: { size: 3, lack: 2 }, expireMinutes: 15 });
    expect(view.amounts).toMatchObject({ goods: 23_800, memberOff: 0, campaignOff: 8_800, payable: PRICE });
    const first = await join(app, LEADER);
    const { group } = await groupOf(app, LEADER, first);
    const joining = await app.ok('shop.orderPreview', wanted(group!.id), { token });
    expect(joining.group).toEqual({ id: group!.id, size: 3, lack: 1 });
  });

  test('a normal order of the same goods knows nothing of groups', async () => {
    const { order: made } = await buy(app, await tokenFor(app, ANNA), [{ skuId: TEA, qty: 1 }]);
    expect(await statusOf(made.orderId)).toBe('unpaid');
    expect(await app.db.select().from(groupPlaces)).toEqual([]);
  });
});

test('wholesale pieces fill the bar of a running ladder, and never over it', async () => {
  const now = app.clock.now();
  await app.db.insert(campaigns).values([
    { id: '3901', type: 'tier', title: '阶梯', goodsId: '21', startAt: now - 1, endAt: now + 9e6, perMember: 9999 },
    { id: '3902', type: 'tier', title: '已过', goodsId: '21', startAt: now - 9, endAt: now - 1, perMember: 9999 },
  ]);
  await app.db.insert(campaignSkus).values([
    { campaignId: '3901', skuId: TEA, price: 20_000, stock: 50, sold: 10 },
    { campaignId: '3902', skuId: TEA, price: 20_000, stock: 50, sold: 10 },
  ]);
  const soldIn = async (id: string) =>
    (await app.db.select().from(campaignSkus).where(eq(campaignSkus.campaignId, id)))[0]!.sold;
  await countTierSales(app.db, [{ skuId: TEA, qty: 25 }], now);
  expect([await soldIn('3901'), await soldIn('3902'), await soldIn(GROUP_CAMPAIGN)]).toEqual([35, 10, 0]);
  await countTierSales(app.db, [{ skuId: TEA, qty: 99 }], now);
  expect(await soldIn('3901')).toBe(50);
  const { page } = await app.ok('marketing.wholesale', { type: 'tier' });
  expect(page.list).toMatchObject([{ id: '3901', tier: { sold: 50, stock: 50 } }]);
  expect(page.list[0]?.tier?.best).toBeUndefined();
});

describe('endpoints', () => {
  test('marketing.wholesale: public, by state, in three orders, bad input', async () => {
    const { page } = await app.ok('marketing.wholesale', { type: 'group' });
    expect(page.list).toMatchObject([
      { id: GROUP_CAMPAIGN, price: PRICE, status: 'running', group: { size: 3, groups: 0, joined: 0, left: 50 } },
    ]);
    for (const sort of ['ending', 'hot', 'price'] as const)
      expect((await app.ok('marketing.wholesale', { type: 'group', sort })).page.total).toBe(1);
    const upcoming = await app.ok('marketing.wholesale', { type: 'group', status: 'upcoming' });
    expect(upcoming.page.list).toEqual([]);
    expect(upcoming.nextAt).toBeUndefined();
    expect((await app.ok('marketing.wholesale', { type: 'group', categoryId: '999' })).page.total).toBe(0);
    expect((await app.call('marketing.wholesale', { type: 'x' as 'group' })).code).toBe(400);
    await app.db
      .update(campaigns)
      .set({ startAt: app.clock.now() + 5000 })
      .where(eq(campaigns.id, GROUP_CAMPAIGN));
    const soon = await app.ok('marketing.wholesale', { type: 'group' });
    expect(soon).toMatchObject({ page: { list: [] }, nextAt: app.clock.now() + 5000 });
  });

  test('marketing.wholesaleView and marketing.group: public with masked names, own place marked, 404', async () => {
    const first = await join(app, LEADER);
    const { group } = await groupOf(app, LEADER, first);
    const view = await app.ok('marketing.wholesaleView', { id: GROUP_CAMPAIGN, groupId: group!.id });
    expect(view).toMatchObject({
      limit: 2,
      bought: 0,
      skus: [{ id: TEA, price: PRICE, singlePrice: 23_800, left: 49 }],
    });
    expect(view.groups).toHaveLength(1);
    expect(view.group?.leader.nickname).toBe('会**');
    expect(view.group?.joined).toBe(false);
    const mine = await app.ok(
      'marketing.wholesaleView',
      { id: GROUP_CAMPAIGN },
      { token: await tokenFor(app, LEADER) },
    );
    expect(mine).toMatchObject({
      bought: 1,
      groups: [{ joined: true, orderId: first, leader: { nickname: `会员${LEADER}` } }],
    });
    expect((await app.call('marketing.wholesaleView', { id: '3100' })).code).toBe(404);
    expect((await app.call('marketing.wholesaleView', { id: '1' })).code).toBe(404);
    expect((await app.call('marketing.group', { id: 'x' })).code).toBe(400);
    // Somebody else's order is no way in.
    expect((await app.call('memberOrder.view', { id: first }, { token: await tokenFor(app, SECOND) })).code).toBe(404);
  });

  test('special.rollMessage: masked, only what happened', async () => {
    expect((await app.ok('special.rollMessage', { scene: 'group' })).list).toEqual([]);
    await join(app, LEADER);
    expect((await app.ok('special.rollMessage', {})).list).toMatchObject([{ text: '会** 开了 蜜兰香 的 3 人团' }]);
    expect((await app.call('special.rollMessage', { scene: 'x' as 'group' })).code).toBe(400);
  });

  test('without a session nothing can be ordered', async () => {
    expect((await app.call('shop.orderPreview', wanted())).code).toBe(401);
    expect((await app.call('shop.orderCreate', { ...wanted(), payable: PRICE, requestId: randomUUID() })).code).toBe(
      401,
    );
  });
});
