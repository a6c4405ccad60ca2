/** Wholesale: who sees ladders, what an order comes to, what it locks, and what becomes of it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { escrowLots, ledgerRows, orderLines, orders, skus } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { ship } from '../../../server/domains/trade/fulfilment/service';
import { verifyShop } from '../../../server/verify';
import type { Tx } from '../../../server/db/client';
import { testServer } from '../harness';

const app = testServer({ seed: true });
let shen: string;
let lin: string;
beforeAll(async () => {
  shen = await app.login('13800000020');
  lin = await app.login('13800000001');
});

type Lines = { skuId: string; qty: number; store?: number }[];
const LINES: Lines = [
  { skuId: '100401', qty: 50, store: 30 },
  { skuId: '100701', qty: 10 },
  { skuId: '102201', qty: 12 },
];
const preview = (lines: Lines, token = shen, more: Record<string, unknown> = {}) =>
  app.call('shop.orderPreview', { source: 'wholesale', lines, deliveryType: 'express', ...more }, { token });
const create = async (lines: Lines, more: Record<string, unknown> = {}) => {
  const { data } = await preview(lines, shen, more);
  return app.call(
    'shop.orderCreate',
    {
      source: 'wholesale',
      lines,
      deliveryType: 'express',
      payable: data.amounts.payable,
      requestId: randomUUID(),
      ...more,
    },
    { token: shen },
  );
};
const skuOf = async (id: string) => (await app.db.select().from(skus).where(eq(skus.id, id)))[0]!;
/** Paid as the sandbox of the provider says it. */
async function pay(orderId: string) {
  const { paymentId } = await app.ok(
    'pay',
    { trade_type: 'js', pay_type: 11, order_group: 'order', data: { order_id: orderId } },
    { token: shen },
  );
  await app.ok('pay.result', { paymentId }, { token: shen });
  app.clock.advance(5000);
  await app.ok('pay.result', { paymentId }, { token: shen });
}

describe('the market', () => {
  test('visitors and members see no ladder, a wholesaler sees his', async () => {
    for (const token of [undefined, lin]) {
      const { state, page } = await app.ok('shopV2.wholesale', {}, { token });
      expect(state).toMatchObject({ state: 'none', tier: 0 });
      expect(page.list.length).toBeGreaterThan(10);
      expect(page.list.every((row) => row.locked && !row.tiers && row.skus.every((sku) => !sku.tiers))).toBe(true);
    }
    const { state, page, rules } = await app.ok('shopV2.wholesale', { keyword: '勐海熟饼' }, { token: shen });
    expect(state).toMatchObject({
      state: 'approved',
      company: '杭州清源茶业有限公司',
      tier: 2,
      monthAmount: 3_860_000,
      nextTier: { tier: 3, lack: 1_140_000 },
    });
    expect(rules.minTotal).toBe(200_000);
    expect(page.list[0]).toMatchObject({
      locked: false,
      moq: 10,
      multiple: 5,
      tiers: [
        { minQty: 10, price: 32_800 },
        { minQty: 50, price: 29_800 },
        { minQty: 200, price: 26_800 },
      ],
    });
  });
  test('states of an application', async () => {
    const bai = await app.ok('shopV2.wholesale', {}, { token: await app.login('13800000021') });
    expect(bai.state).toMatchObject({ state: 'auditing', company: '湖州白露茶行' });
    const shuang = await app.ok('shopV2.wholesale', {}, { token: await app.login('13800000022') });
    expect(shuang.state).toMatchObject({ state: 'rejected', reason: '执照照片不清晰' });
  });
  test('class, sort and bad input', async () => {
    const red = await app.ok('shopV2.wholesale', { categoryId: '3' });
    expect(red.page.list.map((row) => row.card.title)).toContain('正山小种');
    const cheap = await app.ok('shopV2.wholesale', { sort: 'price' }, { token: shen });
    const starts = cheap.page.list.map((row) => row.tiers?.[0]?.price ?? 0);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    await expect(app.call('shopV2.wholesale', { sort: 'nonsense' })).resolves.toMatchObject({ code: 400 });
  });
});

describe('the settlement', () => {
  test('ladder prices, a corrected multiple, no coupon, points or member price', async () => {
    const { code, data } = await preview(LINES);
    expect(code).toBe(200);
    expect(data.lines.map(({ qty, price }) => [qty, price])).toEqual([
      [50, 29_800],
      [10, 9_800],
      [15, 10_800],
    ]);
    expect(data.amounts).toMatchObject({ goods: 1_750_000, memberOff: 0, couponOff: 0, pointsOff: 0, freight: 0 });
    expect(data.amounts.payable).toBe(1_750_000);
    expect(data.coupons.usable).toEqual([]);
    expect(data.givePoints).toBe(0);
    expect(data.expireMinutes).toBe(48 * 60);
    expect(data.warnings).toContainEqual(expect.objectContaining({ key: 'qty:102201' }));
    const below = await preview([{ skuId: '100401', qty: 45 }]);
    expect(below.data.lines[0]?.price).toBe(32_800);
  });
  test('a transfer is offered while the shop takes it and has an account for it', async () => {
    const offered = async () => (await preview(LINES)).data.transfers;
    expect(await offered()).toBe(true);
    await writeShopSettings(app.db, { payments: { order: ['js'] } });
    expect(await offered()).toBe(false);
    await writeShopSettings(app.db, { payments: {}, bankAccounts: [] });
    expect(await offered()).toBe(false);
    await writeShopSettings(app.db, { bankAccounts: DEMO.shopSettings.bankAccounts });
  });
  test('under ¥2,000 nothing is ordered', async () => {
    const lines = [{ skuId: '100701', qty: 10 }];
    expect((await preview(lines)).data.warnings).toContainEqual(
      expect.objectContaining({ key: 'min', value: '满 ¥2,000 起批，还差 ¥1,020' }),
    );
    await expect(create(lines)).resolves.toMatchObject({ code: 422, message: '满 ¥2,000 起批，还差 ¥1,020' });
  });
  test('only wholesalers, only goods of wholesale, only what the cellar takes', async () => {
    await expect(preview(LINES, lin)).resolves.toMatchObject({ code: 403 });
    await expect(app.call('shop.orderPreview', { source: 'wholesale', lines: LINES })).resolves.toMatchObject({
      code: 401,
    });
    await expect(preview([{ skuId: '104401', qty: 10 }])).resolves.toMatchObject({ code: 422 });
    await expect(preview([{ skuId: '999999', qty: 10 }])).resolves.toMatchObject({ code: 404 });
    await expect(preview([{ skuId: '100401', qty: 0 }])).resolves.toMatchObject({ code: 400 });
    await expect(create([{ skuId: '102201', qty: 50, store: 10 }])).resolves.toMatchObject({
      code: 422,
      message: '该商品不能存入茶窖',
    });
    await expect(preview(LINES, shen, { addressId: '10301' })).resolves.toMatchObject({ code: 404 });
  });
  test('another price than the server computes is a conflict', async () => {
    const asked = { source: 'wholesale' as const, lines: LINES, deliveryType: 'express' as const };
    await expect(
      app.call('shop.orderCreate', { ...asked, payable: 1, requestId: randomUUID() }, { token: shen }),
    ).resolves.toMatchObject({ code: 409 });
  });
});

describe('an order', () => {
  let id: string;
  const line = async (skuId: string) =>
    (await app.db.select().from(orderLines).where(eq(orderLines.orderId, id))).find((row) => row.skuId === skuId)!;
  const detail = () => app.ok('special.wholesaleDetail', { id }, { token: shen });

  test('locks its pieces, waits 48 hours; twice the same request is one order', async () => {
    const before = await skuOf('100401');
    const { data: view } = await preview(LINES);
    const asked = {
      source: 'wholesale' as const,
      lines: LINES,
      deliveryType: 'express' as const,
      payable: view.amounts.payable,
      requestId: randomUUID(),
    };
    const [one, two] = await Promise.all([
      app.ok('shop.orderCreate', asked, { token: shen }),
      app.ok('shop.orderCreate', asked, { token: shen }),
    ]);
    expect(two).toEqual(one);
    id = one.orderId;
    expect(one.expireAt - app.clock.now()).toBe(48 * 3_600_000);
    expect((await skuOf('100401')).locked).toBe(before.locked + 50);
    expect(await detail()).toMatchObject({
      order: { kind: 'wholesale', status: 'unpaid' },
      actions: ['pay', 'voucher', 'cancel'],
    });
  });
  test('paid: 30 pieces lie in the cellar, 45 wait for the parcel', async () => {
    await pay(id);
    const view = await detail();
    expect(view.order.status).toBe('paid');
    expect(view.lots).toMatchObject([{ source: 'wholesale', qty: 30, free: 30, title: '2012 勐海熟饼' }]);
    expect(view.lines.map(({ shipped, stored, left }) => [shipped, stored, left])).toEqual([
      [0, 30, 20],
      [0, 0, 10],
      [0, 0, 15],
    ]);
    expect(view.lines[0]?.tier).toBe('50 件起 ¥298');
    await app.db.transaction((tx) => ship(tx as unknown as Tx, id, undefined, app.clock.now(), app.server));
    const sent = await detail();
    expect(sent.order.status).toBe('shipped');
    expect(sent.lines.reduce((all, row) => all + row.shipped, 0)).toBe(45);
    expect(sent.lines.every((row) => row.shipped + row.stored + row.left === row.line.qty)).toBe(true);
  });
  test('what is sent from the cellar stands in it, and what a lot owes after its free year', async () => {
    const [lot] = (await detail()).lots;
    const act = (body: { action: 'outbound'; lotId: string; qty: number } | { action: 'cancel'; requestRef: string }) =>
      app.ok('escrow.act', { ...body, requestId: randomUUID() }, { token: shen });
    const outbound = { action: 'outbound', lotId: lot!.id, qty: 10 } as const;
    const asked = await act(outbound);
    const view = await detail();
    expect(view.requests).toEqual([asked]);
    expect(view.lots).toMatchObject([{ free: 20, months: 0 }]);
    await act({ action: 'cancel', requestRef: asked.id });
    expect((await detail()).requests).toEqual([]);
    const past = { freeUntil: app.clock.now() - 86_400_000 };
    await app.db.update(escrowLots).set(past).where(eq(escrowLots.id, lot!.id));
    expect((await detail()).lots).toMatchObject([{ free: 30, months: 1 }]);
    const { cost } = await app.ok('escrow.index', { lotId: lot!.id, qty: 10 }, { token: shen });
    expect(cost!.total).toBeGreaterThan(0);
    const owed = await act(outbound);
    expect(owed).toMatchObject({ status: 'unpaid', fee: cost!.total });
    expect((await detail()).requests).toMatchObject([{ id: owed.id, status: 'unpaid', fee: cost!.total }]);
  });
  test('received: neither points nor growth', async () => {
    await app.ok('memberOrder.takeDelivery', { id }, { token: shen });
    await expect(app.db.select().from(ledgerRows).where(eq(ledgerRows.bizId, id))).resolves.toEqual([]);
    expect((await line('100401')).price).toBe(29_800);
  });
  test('nobody else reads it', async () => {
    await expect(app.call('special.wholesaleDetail', { id }, { token: lin })).resolves.toMatchObject({ code: 403 });
    await expect(app.call('special.wholesaleDetail', { id: '500001' }, { token: shen })).resolves.toMatchObject({
      code: 404,
    });
    await expect(app.call('special.wholesaleDetail', { id })).resolves.toMatchObject({ code: 401 });
    await expect(app.call('special.wholesaleDetail', {}, { token: shen })).resolves.toMatchObject({ code: 400 });
  });
});

test('more than there is: the rest follows within seven days', async () => {
  const { stock, locked, sold } = await skuOf('100701');
  const free = stock - locked;
  const lines = [{ skuId: '100701', qty: free + 20 }];
  expect((await preview(lines)).data.warnings).toContainEqual(
    expect.objectContaining({ key: 'back:100701', value: `现货 ${free} 件，余量 20 件 7 天内到货` }),
  );
  const made = await create(lines);
  expect(made.code).toBe(200);
  const id = made.data.orderId;
  expect((await skuOf('100701')).locked).toBe(locked + free);
  expect(await verifyShop(app.db)).toEqual([]);
  await pay(id);
  const send = () => app.db.transaction((tx) => ship(tx as unknown as Tx, id, undefined, app.clock.now(), app.server));
  await send();
  const status = async () => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]!.status;
  expect(await status()).toBe('partial');
  app.clock.advance(7 * 86_400_000 + 1000);
  await app.runJobs();
  await send();
  expect(await status()).toBe('shipped');
  expect(await skuOf('100701')).toMatchObject({ stock: stock - free, sold: sold + free + 20 });
});

test('all of it into the cellar: no address, received when it is paid', async () => {
  const made = await create([{ skuId: '101401', qty: 10 }], { deliveryType: 'escrow' });
  expect(made.code).toBe(200);
  await pay(made.data.orderId);
  const [order] = await app.db.select().from(orders).where(eq(orders.id, made.data.orderId));
  expect(order).toMatchObject({ status: 'received', deliveryType: 'escrow', address: null });
  const lots = await app.db.select().from(escrowLots).where(eq(escrowLots.orderId, made.data.orderId));
  expect(lots).toMatchObject([{ qty: 10, free: 10, source: 'wholesale' }]);
});

describe('my wholesale', () => {
  test('orders, lots and inquiries of a wholesaler', async () => {
    const page = await app.ok('special.wholesaleList', { tab: 'orders' }, { token: shen });
    expect(page.list.length).toBeGreaterThan(6);
    expect(page.list.every((row) => row.kind === 'order')).toBe(true);
    const open = await app.ok('special.wholesaleList', { tab: 'orders', status: 'unpaid' }, { token: shen });
    expect(open.list.every((row) => row.statusText === '待付款')).toBe(true);
    const lots = await app.ok('special.wholesaleList', { tab: 'lots' }, { token: shen });
    expect(lots.list.some((row) => row.title === '2012 勐海熟饼' && row.qty === 30)).toBe(true);
    const asked = await app.ok('special.wholesaleList', { tab: 'inquiries' }, { token: shen });
    expect(asked.list[0]?.statusText).toBe('待报价');
  });
  test('others have groups and auctions only', async () => {
    for (const tab of ['orders', 'lots', 'inquiries'])
      await expect(app.call('special.wholesaleList', { tab }, { token: lin })).resolves.toMatchObject({ code: 403 });
    for (const tab of ['groups', 'auctions'])
      await expect(app.call('special.wholesaleList', { tab }, { token: lin })).resolves.toMatchObject({ code: 200 });
    await expect(app.call('special.wholesaleList', { tab: 'x' }, { token: lin })).resolves.toMatchObject({ code: 400 });
    await expect(app.call('special.wholesaleList', { tab: 'groups' })).resolves.toMatchObject({ code: 401 });
  });
  test('an inquiry is written once, three days ahead, by wholesalers', async () => {
    const asked = {
      lines: [{ text: '定制礼盒', qty: 300, unit: '盒' }],
      needBy: '2026-08-20',
      packing: '烫金',
      requestId: randomUUID(),
    };
    const one = await app.ok('special.inquirySave', asked, { token: shen });
    expect(await app.ok('special.inquirySave', asked, { token: shen })).toEqual(one);
    expect(await app.ok('special.inquiry', { id: one.id }, { token: shen })).toEqual(one);
    expect((await app.call('special.inquiry', { id: one.id }, { token: lin })).code).toBe(403);
    expect((await app.call('special.inquiry', { id: '1' }, { token: shen })).code).toBe(404);
    expect(one).toMatchObject({ status: 'open', lines: [{ qty: 300 }] });
    const fresh = () => ({ ...asked, requestId: randomUUID() });
    await expect(
      app.call('special.inquirySave', { ...fresh(), needBy: '2026-06-18' }, { token: shen }),
    ).resolves.toMatchObject({ code: 422 });
    await expect(app.call('special.inquirySave', { ...fresh(), lines: [] }, { token: shen })).resolves.toMatchObject({
      code: 400,
    });
    await expect(
      app.call('special.inquirySave', { ...fresh(), photos: ['/uploads/foreign.webp'] }, { token: shen }),
    ).resolves.toMatchObject({ code: 400 });
    await expect(app.call('special.inquirySave', fresh(), { token: lin })).resolves.toMatchObject({ code: 403 });
    await expect(app.call('special.inquirySave', fresh())).resolves.toMatchObject({ code: 401 });
  });
});
