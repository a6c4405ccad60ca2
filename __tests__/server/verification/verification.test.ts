/** Codes at the counter: each kind is shown, redeemed once, refused elsewhere and when its time is over. */
import { and, eq, gt } from 'drizzle-orm';
import {
  activities,
  activitySignups,
  afterSales,
  employees,
  memberCoupons,
  members,
  merchantGifts,
  merchants,
  orderLogs,
  orders,
  proofs,
} from '../../../server/db/schema';
import { DAY_MS } from '../../../server/lib/shanghai';
import { testServer } from '../harness';
import { giveCoupon, payTokenFor, rid, tokenFor } from '../order/shop';
import { openEar, serve } from '../realtime/listen';
import { keepRows } from '../rewind';

const LIN = '10001';
const SU = '10030';
const [TABLE, EXCHANGE, CASH] = ['5011', '5009', '5004'];
const USED = '已于 06月16日 10:30 核销';
/** A ticket of an activity says by whom, too: two doors may have let it in. */
const USED_WORDS: Record<string, string> = {
  order: '取货码已使用',
  ticket: '已于 06月16日 10:30 由叶间·西湖总店 吴** 核销',
};

const app = testServer({ seed: true });
let rewind: () => Promise<void>;
let url: string;
/** The member behind an employee number. */
const staff: Record<string, string> = {};
beforeAll(async () => {
  url = await serve(app);
  for (const { no, memberId } of await app.db.select().from(employees)) staff[no] = memberId;
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

/** 吴听雨 of store 1 has the area table only, 冯仓 of store 2 stock only, 李牧之 of store 1 none of the three. */
const [TEA, STOCK_2, ADVISER] = ['E1006', 'E1008', 'E1002'];
const as = (no: string) => tokenFor(app, staff[no]!);
const verify = async (who: string, code: string, confirm?: boolean) =>
  app.call(
    'tea.verification',
    { code, ...(confirm === undefined ? {} : { confirm }) },
    { token: who.startsWith('E') ? await as(who) : await tokenFor(app, who) },
  );
const once = async (who: string, code: string, shown: { kind: string; [field: string]: unknown }) => {
  const used = USED_WORDS[shown.kind] ?? USED;
  expect((await verify(who, code)).data).toMatchObject({ ...shown, usable: true });
  expect((await verify(who, code, true)).data).toMatchObject({ ...shown, usable: false, usedAt: app.clock.now() });
  app.clock.advance(90_000);
  expect(await verify(who, code, true)).toMatchObject({ code: 422, message: used });
  expect((await verify(who, code)).data).toMatchObject({ ...shown, usable: false, reason: used });
};

test('staff of the counter’s areas and merchants only; a code that nobody has is not found', async () => {
  for (const who of [LIN, ADVISER]) expect(await verify(who, '1')).toMatchObject({ code: 403, message: '暂无权限' });
  for (const who of [TEA, STOCK_2, SU])
    for (const code of ['1', '0'.repeat(12), '0'.repeat(18), 'YQ000000000000', 'HD00000000', 'https://x/?code=1'])
      expect(await verify(who, code, true)).toMatchObject({ code: 404, message: '未找到该码' });
  for (const who of [TEA, STOCK_2, SU])
    expect(await verify(who, '00000000', true)).toMatchObject({ code: 404, message: '取货码无效' });
});

test('a merchant who is staff of none of the areas stands at no counter of the house', async () => {
  await app.db.update(members).set({ merchantId: '2' }).where(eq(members.id, staff[ADVISER!]!));
  await giveCoupon(app.db, LIN, '7001', TABLE!, app.clock.now());
  await app.db.update(memberCoupons).set({ code: 'YQ123456789012' }).where(eq(memberCoupons.id, '7001'));
  expect(await verify(ADVISER!, 'YQ123456789012', true)).toMatchObject({ code: 422, message: '非本店券码' });
});

describe('a pick-up order', () => {
  const pickup = async (storeId = '1') => {
    const [order] = await app.db
      .update(orders)
      .set({ pickup: { storeId, name: '林知夏', mobile: '13800000001' }, pickupCode: '31415926' })
      .where(and(eq(orders.memberId, LIN), eq(orders.status, 'pickup')))
      .returning();
    return order!;
  };

  test('of the house is handed over in its store, typed or scanned', async () => {
    const order = await pickup();
    expect(await verify(STOCK_2, '31415926')).toMatchObject({ code: 422, message: '非本店订单' });
    expect((await verify(SU, '31415926', true)).message).toBe('非本店订单');
    expect((await verify(TEA, `yejian://pickup/${order.id}/31415926`)).data.usable).toBe(true);
    await once(TEA, '3141 5926', { kind: 'order', owner: '林** 138****0001' });
    const [after] = await app.db.select().from(orders).where(eq(orders.id, order.id));
    expect(after).toMatchObject({ status: 'received', receivedAt: app.clock.now() - 90_000 });
    const logs = await app.db.select().from(orderLogs).where(eq(orderLogs.orderId, order.id)).orderBy(orderLogs.id);
    expect(logs.at(-1)).toMatchObject({ key: 'received', by: '门店' });
  });

  test('waits while its buyer asks for the money back', async () => {
    const order = await pickup();
    const token = await tokenFor(app, LIN);
    const [line] = (await app.ok('memberOrder.view', { id: order.id }, { token })).card.lines;
    const asked = { orderId: order.id, lines: [{ lineId: line!.id, qty: 1 }], reason: '不想要了', requestId: rid() };
    await app.ok('memberOrder.returnApply', { ...asked, way: 'refund' }, { token });
    const reason = '买家正在申请退款，处理完再交付';
    expect((await verify(TEA, '31415926')).data).toMatchObject({ usable: false, reason });
    expect(await verify(TEA, '31415926', true)).toMatchObject({ code: 422, message: reason });
    await app.db.update(afterSales).set({ status: 'withdrawn' }).where(eq(afterSales.orderId, order.id));
    expect((await verify(TEA, '31415926', true)).code).toBe(200);
  });
});

describe('a member code', () => {
  const show = async (kind: 'member' | 'pay' = 'member') =>
    app.ok('memberV4.qrcode', { kind }, { token: await tokenFor(app, LIN) });

  test('says once who that is, and the member hears of it', async () => {
    const [lin] = await app.db.select().from(members).where(eq(members.id, LIN));
    const { url: link, code } = await show();
    const ear = openEar(url, await tokenFor(app, LIN), `user:${LIN}`);
    await ear.hears(({ kind }) => kind === 'snapshot');
    const shown = (await verify(TEA, link)).data;
    expect(shown).toMatchObject({ kind: 'member', owner: lin!.nickname, usable: true });
    expect(shown.detail).toEqual([
      { key: 'no', label: '会员号', value: lin!.no },
      { key: 'level', label: '等级', value: '雅士' },
    ]);
    await once(TEA, code, { kind: 'member', owner: lin!.nickname });
    await expect(ear.hears(({ kind }) => kind === 'verified')).resolves.toMatchObject({ data: { kind: 'member' } });
    ear.socket.terminate();
  });

  test('at an allied merchant it brings the merchant’s offer', async () => {
    const [shop] = await app.db.select().from(merchants).where(eq(merchants.id, '1'));
    const { code } = await show();
    expect((await verify(SU, code, true)).data.detail.at(-1)).toEqual({
      key: 'offer',
      label: '会员礼遇',
      value: shop!.offer,
    });
  });

  test('is over after its minute; one for payments is none', async () => {
    const { code } = await show();
    app.clock.advance(60_000);
    const reason = '会员码已过期，请会员刷新后再出示';
    expect((await verify(TEA, code)).data).toMatchObject({ usable: false, reason });
    expect(await verify(TEA, code, true)).toMatchObject({ code: 422, message: reason });
    expect((await app.db.select().from(proofs).where(eq(proofs.kind, 'code')))[0]!.usedAt).toBeNull();
    expect((await verify(TEA, (await show('pay')).code)).code).toBe(404);
  });
});

describe('a coupon', () => {
  const give = async (templateId: string) => {
    await giveCoupon(app.db, LIN, '7001', templateId, app.clock.now());
    await app.db.update(memberCoupons).set({ code: 'YQ123456789012' }).where(eq(memberCoupons.id, '7001'));
    return 'YQ12 3456 7890 12';
  };
  const mine = async () =>
    (await app.ok('coupon.index', { id: '7001' }, { token: await tokenFor(app, LIN) })).page.list[0]!;

  test.each([
    ['堂食满 100 减 20', TABLE!, '满 ¥100 减 ¥20'],
    ['旅行快客杯兑换券', EXCHANGE!, '兑换一件'],
  ])('%s is taken in a store, once; its page hears of it', async (title, templateId, worth) => {
    const code = await give(templateId);
    const ear = openEar(url, await tokenFor(app, LIN), `user:${LIN}`);
    await ear.hears(({ kind }) => kind === 'snapshot');
    expect(await verify(SU, code, true)).toMatchObject({ code: 422, message: '非本店券码' });
    expect((await verify(STOCK_2, code.toLowerCase())).data.detail[0]!.value).toBe(worth);
    await once(TEA, code, { kind: 'coupon', title });
    await expect(ear.hears(({ kind }) => kind === 'coupon')).resolves.toMatchObject({
      data: { couponId: '7001', status: 'used' },
    });
    ear.socket.terminate();
    expect(await mine()).toMatchObject({ status: 'used', usedAt: app.clock.now() - 90_000 });
  });

  test.each([
    ['one for orders', CASH!, { from: 0 }, '该券下单时使用，不在门店核销'],
    ['one that is void', TABLE!, { status: 'void' as const }, '该券已作废'],
    ['one that begins later', TABLE!, { from: Date.parse('2026-07-01T00:00:00+08:00') }, '该券 2026-07-01 起可用'],
    ['one whose time is over', TABLE!, { to: Date.parse('2026-06-15T00:00:00+08:00') }, '该券已过期'],
  ])('%s is not taken', async (_what, templateId, row, reason) => {
    const code = await give(templateId);
    await app.db.update(memberCoupons).set(row).where(eq(memberCoupons.id, '7001'));
    expect((await verify(TEA, code)).data).toMatchObject({ usable: false, reason });
    expect(await verify(TEA, code, true)).toMatchObject({ code: 422, message: reason });
    expect((await app.db.select().from(memberCoupons).where(eq(memberCoupons.id, '7001')))[0]!.usedAt).toBeNull();
  });

  test('one that waits in an unpaid order stays there', async () => {
    const [held] = await app.db.select().from(memberCoupons).where(eq(memberCoupons.status, 'locked'));
    await app.db.update(memberCoupons).set({ templateId: TABLE! }).where(eq(memberCoupons.id, held!.id));
    expect((await verify(TEA, held!.code, true)).message).toBe('该券已被未付款的订单占用');
  });
});

test('what was given for a merchant’s offer is taken at that merchant’s, once', async () => {
  const token = await tokenFor(app, LIN);
  const asked = { merchantId: '1', coins: 3, payToken: await payTokenFor(app, LIN), requestId: rid() };
  const { offerCode: code } = await app.ok('merchant.melonTransfer', asked, { token });
  const [gift] = await app.db.select().from(merchantGifts).where(eq(merchantGifts.code, code!));
  await app.db.update(members).set({ merchantId: '2' }).where(eq(members.id, '10002'));
  for (const who of [TEA!, '10002'])
    expect(await verify(who, code!, true)).toMatchObject({ code: 422, message: '非本店券码' });
  await once(SU, code!, { kind: 'offer', title: gift!.offer });
});

test('a ticket is checked in at its store until the activity is over', async () => {
  const [row] = await app.db
    .select()
    .from(activitySignups)
    .innerJoin(activities, eq(activities.id, activitySignups.activityId))
    .where(and(eq(activitySignups.status, 'signed'), gt(activities.endAt, app.clock.now())));
  const { activities: activity, activity_signups: signup } = row!;
  await app.db.update(activities).set({ storeId: '1' }).where(eq(activities.id, activity.id));
  const set = (status: 'unpaid' | 'cancelled' | 'signed') =>
    app.db.update(activitySignups).set({ status }).where(eq(activitySignups.id, signup.id));
  for (const who of [SU, STOCK_2!]) expect((await verify(who, signup.code)).message).toBe('非本店券码');
  await set('unpaid');
  expect((await verify(TEA!, signup.code, true)).message).toBe('报名费未付');
  await set('cancelled');
  expect((await verify(TEA!, signup.code, true)).message).toBe('报名已取消');
  await set('signed');
  expect((await verify(TEA!, signup.code, true)).message).toContain('当天才能入场');
  const own = { startAt: activity.startAt };
  await app.db.update(activities).set({ startAt: app.clock.now() }).where(eq(activities.id, activity.id));
  await once(TEA!, signup.code, { kind: 'ticket', title: activity.title, owner: '林** 138****0001' });
  const [checked] = await app.db.select().from(activitySignups).where(eq(activitySignups.id, signup.id));
  expect(checked).toMatchObject({ status: 'checked', checkedAt: app.clock.now() - 90_000 });
  await app.db
    .update(activitySignups)
    .set({ checkedAt: null, status: 'signed' })
    .where(eq(activitySignups.id, signup.id));
  await app.db.update(activities).set(own).where(eq(activities.id, activity.id));
  app.clock.set(activity.endAt + DAY_MS);
  expect((await verify(TEA!, signup.code, true)).message).toBe('活动已结束');
});
