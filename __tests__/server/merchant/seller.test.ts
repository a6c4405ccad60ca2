/** A merchant of the seeded shop: joining, classes, goods with their audit, parcels, the counter, after-sales, money; and what strangers see of it. */
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { TaskKind } from '../../../server/db/schema';
import {
  accounts,
  goods,
  ledgerRows,
  members,
  merchantPapers,
  merchants,
  notices,
  orderSellers,
  orders,
  parcels,
  skus,
  stores,
  tasks,
} from '../../../server/db/schema';
import { yuan } from '../../../server/lib/money';
import { testServer } from '../harness';
import { buy, payTokenFor, rid, tokenFor } from '../order/shop';
import { keepRows } from '../rewind';

const SU = '10030';
const ZHOU = '10002';
const LIN = '10001';
const GREEN_CAKE = '105601';
const CRISP = '105701';
const TEA_SKU = '100101';
const DAY = 86_400_000;

const app = testServer({ seed: true });
let rewind: () => Promise<void>;
let su: string;
let zhou: string;
let lin: string;
let manager: string;
beforeAll(async () => {
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  su = await tokenFor(app, SU);
  zhou = await tokenFor(app, ZHOU);
  lin = await tokenFor(app, LIN);
  manager = await app.login('13900000001');
});

const upload = async (token: string, background = '#d9b77a', scene = 'goods') => {
  const body = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return (await app.upload(body, { token, scene })).data.url;
};
const paper = (token: string) => upload(token, '#fff', 'paper');
async function decide(
  kind: TaskKind,
  targetId: string,
  result: 'pass' | 'reject' | 'withdraw',
  note = '',
  token = manager,
) {
  const found = await app.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, kind), eq(tasks.targetId, targetId), eq(tasks.status, 'todo')));
  const task = found[0]!;
  return app.call('ding.tasksComplete', { id: task.id, rev: task.rev, result, note, requestId: rid() }, { token });
}
const FORM = {
  name: '周允饼铺',
  cateId: '81',
  contact: '周允',
  mobile: '13800000002',
  regionCode: '330106',
  address: '龙井路 1 号',
  geo: { lat: 30.22, lng: 120.1 },
  hours: '09:00-18:00',
  agree: true,
};
const apply = async (more: Record<string, unknown> = {}, token = zhou) =>
  app.call(
    'merchant.apply',
    { ...FORM, license: await paper(token), photos: [await upload(token, '#123')], requestId: rid(), ...more },
    { token },
  );
const join = async () => {
  expect((await apply()).code).toBe(200);
  expect((await decide('merchant', ZHOU, 'pass')).code).toBe(200);
};
const product = async (token: string, more: Record<string, unknown> = {}) => {
  const [own] = await app.ok('merchant.category', {}, { token });
  return app.call(
    'merchant.productCreate',
    {
      title: '手工桂花酥',
      categoryId: own!.id,
      images: [await upload(token, '#c96')],
      price: 3600,
      stock: 10,
      unit: '盒',
      detail: '现烤 <b>两炉</b>\n\n- 桂花\n- 猪油',
      requestId: rid(),
      ...more,
    },
    { token },
  );
};
async function paid(lines: { skuId: string; qty: number }[], more: Record<string, unknown> = {}, buyer = LIN) {
  const token = await tokenFor(app, buyer);
  const { order } = await buy(app, token, lines, { points: 0, ...more });
  const input = {
    orderGroup: 'order' as const,
    orderId: order.orderId,
    payToken: await payTokenFor(app, buyer),
    requestId: rid(),
  };
  await app.ok('pay.wallet', input, { token });
  return order.orderId;
}
const ship = (orderId: string, qty: number, more: Record<string, unknown> = {}, token = su) =>
  app.call(
    'merchant.orderExpress',
    {
      orderId,
      lines: [{ skuId: GREEN_CAKE, qty }],
      company: '中通快递',
      trackingNo: 'zt7300112233',
      requestId: rid(),
      ...more,
    },
    { token },
  );
const money = async (merchantId = '1') => {
  const [row] = await app.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.ownerType, 'merchant'), eq(accounts.ownerId, merchantId), eq(accounts.unit, 'money')));
  return row?.available ?? 0;
};
const shareOf = async (orderId: string) =>
  (await app.db.select().from(orderSellers).where(eq(orderSellers.orderId, orderId)))[0]!;

describe('joining', () => {
  test('bad input, not agreed, a foreign picture, a second application: nothing changes', async () => {
    for (const [field, value] of [
      ['name', ' '],
      ['mobile', '1'],
      ['hours', '9-18'],
      ['hours', '18:00-09:00'],
      ['cateId', '999'],
      ['regionCode', '999999'],
      ['photos', []],
    ] as const)
      expect(await apply({ [field]: value })).toMatchObject({ field });
    expect(await apply({ agree: false })).toMatchObject({ code: 422, message: '请先阅读并同意商家入驻协议' });
    expect(await apply({ license: await paper(lin) })).toMatchObject({ field: 'license' });
    expect(await apply({ license: await upload(zhou) })).toMatchObject({ field: 'license' });
    expect((await apply({}, su)).message).toBe('每位会员只能开一家店，你已入驻');
    expect((await apply({}, await app.login('13800000031'))).message).toBe('入驻审核中，请耐心等待');
    expect(await app.db.select().from(merchantPapers).where(eq(merchantPapers.memberId, ZHOU))).toEqual([]);
  });

  test('refused with a reason, corrected, passed once: a role, a counter, the agreement that was accepted', async () => {
    const view = await app.ok('merchant.profile', {}, { token: zhou });
    expect(view).toEqual({});
    expect((await apply()).data).toMatchObject({ state: 'auditing', name: '周允饼铺', cate: '茶点' });
    expect((await app.call('merchant.orders', {}, { token: zhou })).code).toBe(403);
    expect(await decide('merchant', ZHOU, 'reject')).toMatchObject({ code: 422, message: '请填写驳回原因' });
    await decide('merchant', ZHOU, 'reject', '门头照片看不清');
    const refused = await app.ok('merchant.profile', {}, { token: zhou });
    expect(refused.merchant).toMatchObject({ state: 'rejected', reason: '门头照片看不清', address: '龙井路 1 号' });
    await join();
    const { merchant, stat } = await app.ok('merchant.profile', {}, { token: zhou });
    expect(merchant).toMatchObject({ id: refused.merchant!.id, state: 'approved', hours: '09:00-18:00' });
    expect(stat).toMatchObject({ todayOrders: 0, withdrawable: 0 });
    const [member] = await app.db.select().from(members).where(eq(members.id, ZHOU));
    expect(member!.merchantId).toBe(merchant!.id);
    const [papers] = await app.db.select().from(merchantPapers).where(eq(merchantPapers.memberId, ZHOU));
    expect(papers!.agreement).not.toBe('');
    expect(await app.db.select().from(stores).where(eq(stores.merchantId, merchant!.id))).toHaveLength(1);
    expect(await app.db.select().from(merchants).where(eq(merchants.name, '周允饼铺'))).toHaveLength(1);
    const [told] = await app.db
      .select()
      .from(notices)
      .where(and(eq(notices.memberId, ZHOU), eq(notices.title, '商家入驻已通过')));
    expect(told).toMatchObject({ link: '/member/pages/wholesale/manage' });
  });

  test('the licence opens for its owner and for the desk that audits it, for ten minutes and for nobody else', async () => {
    const sent = await paper(zhou);
    expect((await apply({ license: sent })).code).toBe(200);
    const open = async (url: string, token = '') =>
      (await app.http.inject({ url: `${url}${url.includes('?') ? '&' : '?'}access-token=${token}` })).statusCode;
    const { license } = (await app.ok('merchant.profile', {}, { token: zhou })).merchant!;
    const [row] = await app.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.kind, 'merchant'), eq(tasks.targetId, ZHOU)));
    const { task } = await app.ok('ding.tasksMessage', { id: row!.id }, { token: manager });
    for (const url of [sent, license, task!.files[0]!.url]) expect(await open(url)).toBe(200);
    const picture = await app.http.inject({ url: license });
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp');
    expect(picture.headers['cache-control']).toBe('private, no-store');

    // What is kept opens nothing, whoever asks; nor does an address that was changed.
    const other = await paper(lin);
    for (const url of [
      row!.files[0]!,
      license.split('?')[0]!,
      license.replace(/sign=.{4}/, 'sign=0000'),
      license.replace(/until=\d+/, `until=${app.clock.now() + DAY}`),
      license.split('?')[0] + other.slice(other.indexOf('?')),
    ])
      for (const token of ['', lin, zhou, manager]) expect(await open(url, token)).toBe(404);
    expect((await app.call('merchant.profile', {}, { token: lin })).data).toEqual({});
    expect((await app.call('ding.tasksMessage', { id: row!.id }, { token: zhou })).code).toBe(403);
    const visitor = JSON.stringify(await app.ok('merchant.list', {}));
    expect(visitor).not.toContain('/sealed/');

    app.clock.advance(600_001);
    for (const url of [sent, license, task!.files[0]!.url]) expect(await open(url)).toBe(404);
    const again = (await app.ok('merchant.profile', {}, { token: zhou })).merchant!.license;
    expect(await open(again)).toBe(200);
    // Sent once more, the form takes the address that was shown.
    await decide('merchant', ZHOU, 'reject', '门头照片看不清');
    expect((await apply({ license: again })).code).toBe(200);
    app.clock.advance(DAY);
    await app.runJobs();
    const kept = (await app.ok('merchant.profile', {}, { token: zhou })).merchant!.license;
    expect(await open(kept)).toBe(200);
  });

  test('the own shop: hours, offer and rest are changed at once; a closed shop leaves the circle', async () => {
    const before = await app.ok('merchant.list', { keyword: '苏记' });
    expect(before.total).toBe(1);
    const view = await app.ok(
      'merchant.edit',
      { open: false, hours: '08:00-12:00', offer: '第二盒半价' },
      { token: su },
    );
    expect(view).toMatchObject({ open: false, hours: '08:00-12:00', offer: '第二盒半价' });
    expect((await app.ok('merchant.list', { keyword: '苏记' })).total).toBe(0);
    expect((await app.call('merchant.edit', { open: true }, { token: lin })).code).toBe(403);
    expect(await app.call('merchant.edit', { photos: [await upload(lin)] }, { token: su })).toMatchObject({
      field: 'photos',
    });
    await app.ok('merchant.edit', { name: '苏记糕团', open: true }, { token: su });
    const [cake] = await app.db.select().from(goods).where(eq(goods.id, '1056'));
    expect(cake!.seller).toBe('苏记糕团');
  });
});

describe('classes and goods', () => {
  test('a class stands for one of the shop; twins, strangers and classes with goods are refused', async () => {
    const own = await app.ok('merchant.category', {}, { token: su });
    expect(own.map(({ name, count }) => [name, count])).toEqual([
      ['现烤糕点', 3],
      ['坚果礼盒', 2],
    ]);
    const fresh = await app.ok('merchant.categoryCreate', { name: '节令', parentId: '126' }, { token: su });
    expect(fresh).toMatchObject({ name: '节令', parentId: '126', count: 0 });
    expect((await app.call('merchant.categoryCreate', { name: '节令' }, { token: su })).message).toBe('已有同名分类');
    expect((await app.call('merchant.categoryCreate', { name: '别的', parentId: '8' }, { token: su })).code).toBe(400);
    expect(
      (await app.ok('merchant.categoryUpdate', { id: fresh.id, name: '节令礼', sort: 0 }, { token: su })).name,
    ).toBe('节令礼');
    expect((await app.call('merchant.categoryDelete', { id: own[0]!.id }, { token: su })).message).toContain(
      '还有商品',
    );
    await join();
    const other = { token: zhou };
    expect((await app.call('merchant.categoryUpdate', { id: fresh.id, name: '偷' }, other)).code).toBe(404);
    expect((await app.call('merchant.categoryDelete', { id: fresh.id }, other)).code).toBe(404);
    expect((await app.call('merchant.categoryUpdate', { id: '125', name: '偷' }, other)).code).toBe(404);
    expect((await app.call('merchant.category', {}, { token: lin })).code).toBe(403);
    await app.ok('merchant.categoryDelete', { id: fresh.id }, { token: su });
  });

  test('new goods wait off the shelf, are refused with a reason, sent again by a change, passed, found and bought', async () => {
    const made = (await product(su)).data;
    expect(made).toMatchObject({ status: 'audit', stock: 10, price: 3600, unit: '盒' });
    const [row] = await app.db.select().from(goods).where(eq(goods.id, made.id));
    expect(row).toMatchObject({
      status: 'off',
      merchantId: '1',
      seller: '苏记茶点',
      categoryId: '125',
      rootCategoryId: '8',
    });
    expect(row!.detailHtml).toContain('&lt;b&gt;');
    expect((await app.call('merchant.productUpdate', { id: made.id, on: true }, { token: su })).message).toContain(
      '审核中',
    );
    await decide('goods', made.id, 'reject', '请补一张包装图');
    const [refused] = (await app.ok('merchant.product', { status: 'audit' }, { token: su })).list;
    expect(refused).toMatchObject({ status: 'refused', reason: '请补一张包装图' });
    expect((await app.ok('merchant.productUpdate', { id: made.id, stock: 12 }, { token: su })).status).toBe('refused');
    expect((await app.ok('merchant.productUpdate', { id: made.id, title: '桂花酥 6枚' }, { token: su })).status).toBe(
      'audit',
    );
    await decide('goods', made.id, 'pass');
    const found = await app.ok('shop.productIndex', { keyword: '桂花酥' });
    expect(found.page.list.map(({ id }) => id)).toContain(made.id);
    const detail = await app.ok('shop.productView', { id: made.id });
    expect(detail.card).toMatchObject({ title: '桂花酥 6枚', price: 3600 });
    await paid([{ skuId: detail.skus[0]!.id, qty: 2 }]);
    expect((await app.ok('merchant.product', { categoryId: made.categoryId }, { token: su })).list[0]).toMatchObject({
      stock: 10,
    });
    expect((await app.call('merchant.productDelete', { id: made.id }, { token: su })).message).toContain(
      '进行中的订单',
    );
    expect((await app.ok('merchant.productUpdate', { id: made.id, on: false }, { token: su })).status).toBe('off');
    expect((await app.ok('merchant.productUpdate', { id: made.id, on: true, stock: 0 }, { token: su })).status).toBe(
      'soldout',
    );
  });

  test('somebody else’s goods are not there; a foreign picture or class is refused; two specifications are told apart', async () => {
    await join();
    const other = { token: zhou };
    expect((await app.call('merchant.productUpdate', { id: '1056', price: 1 }, other)).code).toBe(404);
    expect((await app.call('merchant.productDelete', { id: '1056' }, other)).code).toBe(404);
    expect((await app.ok('merchant.product', {}, other)).total).toBe(0);
    expect((await app.call('merchant.product', {}, { token: lin })).code).toBe(403);
    await app.ok('merchant.categoryCreate', { name: '饼', parentId: '125' }, other);
    expect(await product(zhou, { images: [await upload(lin)] })).toMatchObject({ field: 'images' });
    expect(await product(zhou, { categoryId: '9801' })).toMatchObject({ field: 'categoryId' });
    expect(await product(zhou, { detail: '![x](https://evil.example/x.png)' })).toMatchObject({
      field: 'detail',
    });
    expect((await app.call('merchant.productUpdate', { id: '1056', price: 5000 }, { token: su })).message).toContain(
      '分规格',
    );
    const two = [
      { id: '105601', price: 4500, stock: 7 },
      { id: '105602', price: 5200, stock: 0 },
    ];
    expect(await app.ok('merchant.productUpdate', { id: '1056', skus: two }, { token: su })).toMatchObject({
      price: 4500,
      stock: 7,
    });
    const foreign = [{ id: TEA_SKU, price: 1, stock: 1 }];
    expect((await app.call('merchant.productUpdate', { id: '1056', skus: foreign }, { token: su })).code).toBe(400);
    expect((await app.db.select().from(skus).where(eq(skus.id, TEA_SKU)))[0]!.price).toBeGreaterThan(1);
  });

  test('staff keep the house’s own goods by the same rules; a sender never decides, sales staff have no shop here', async () => {
    const view = await app.ok('merchant.profile', {}, { token: manager });
    expect(view).toMatchObject({ house: '叶间自营' });
    const own = await app.ok('merchant.category', {}, { token: manager });
    const made = (await product(manager, { categoryId: own[0]!.id })).data;
    const [row] = await app.db.select().from(goods).where(eq(goods.id, made.id));
    expect(row).toMatchObject({ merchantId: null, seller: '叶间自营', categoryId: own[0]!.id, status: 'off' });
    expect((await decide('goods', made.id, 'pass')).code).toBe(403);
    const [task] = await app.db.select().from(tasks).where(eq(tasks.targetId, made.id));
    expect(task).toMatchObject({ kind: 'goods', area: 'manager', status: 'todo' });
    expect((await app.call('merchant.productUpdate', { id: '1056', price: 1 }, { token: manager })).code).toBe(404);
    expect((await app.call('merchant.orders', {}, { token: manager })).code).toBe(403);
    expect((await decide('goods', made.id, 'withdraw')).code).toBe(200);
    expect((await app.ok('merchant.product', { status: 'audit' }, { token: manager })).list[0]).toMatchObject({
      status: 'refused',
    });
  });
});

describe('orders', () => {
  test('a mixed order is split by seller: own lines only, masked, the address while there is something to send', async () => {
    const id = await paid([
      { skuId: GREEN_CAKE, qty: 3 },
      { skuId: TEA_SKU, qty: 1 },
    ]);
    const share = await shareOf(id);
    const view = await app.ok('merchant.orders', { tab: 'ship' }, { token: su });
    const mine = view.page.list.find((order) => order.id === id)!;
    expect(mine.lines.map(({ skuId }) => skuId)).toEqual([GREEN_CAKE]);
    expect(mine).toMatchObject({
      amount: mine.lines[0]!.share.paid,
      left: [{ skuId: GREEN_CAKE, qty: 3 }],
      stage: 'ship',
    });
    expect(mine.buyer).toMatch(/^.\*\*$/);
    expect(mine.mobile).toMatch(/^1\d\d\*{4}\d{4}$/);
    expect(mine.address).toContain('138');
    expect(share.amount).toBe(mine.amount);
    expect(
      (await app.ok('merchant.orders', { tab: 'all', keyword: '绿豆' }, { token: su })).page.total,
    ).toBeGreaterThan(0);

    expect((await ship(id, 4)).message).toContain('只有 3 件待发');
    const first = (await ship(id, 1)).data;
    expect(first).toMatchObject({ status: 'partial', stage: 'ship', left: [{ skuId: GREEN_CAKE, qty: 2 }] });
    const request = { requestId: rid() };
    const rest = await ship(id, 2, request);
    expect(rest.data).toMatchObject({ status: 'partial', stage: 'done', left: [] });
    expect(rest.data.address).toBeUndefined();
    // The same call again is the same parcel, another one finds nothing left.
    expect((await ship(id, 2, request)).data).toEqual(rest.data);
    expect(await ship(id, 1)).toMatchObject({ code: 409, message: '该订单已发货，没有待发的商品' });
    const sent = await app.db.select().from(parcels).where(eq(parcels.orderId, id));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ company: '中通快递', trackingNo: 'ZT7300112233' });
    expect((await ship(id, 1, { lines: [{ skuId: TEA_SKU, qty: 1 }] })).code).toBe(409);
  });

  test('orders, codes and after-sales of another seller are not there', async () => {
    await join();
    const id = await paid([{ skuId: GREEN_CAKE, qty: 1 }]);
    expect((await ship(id, 1, {}, zhou)).code).toBe(404);
    expect((await app.call('merchant.orderDone', { orderId: id }, { token: zhou })).code).toBe(404);
    expect((await app.ok('merchant.orders', { tab: 'all' }, { token: zhou })).page.total).toBe(0);
    const own = await paid([{ skuId: TEA_SKU, qty: 1 }]);
    expect((await ship(own, 1, { lines: [{ skuId: TEA_SKU, qty: 1 }] })).code).toBe(404);
    expect((await ship(id, 1, { lines: [{ skuId: TEA_SKU, qty: 1 }] })).code).toBe(404);
    expect((await app.call('merchant.orders', {}, { token: lin })).code).toBe(403);
    expect((await ship(id, 1, {}, lin)).code).toBe(403);
  });

  test('picked up at the own counter by its code, once; the money is the merchant’s to the fen', async () => {
    const request = {
      source: 'buy' as const,
      lines: [{ skuId: CRISP, qty: 2 }],
      deliveryType: 'pickup' as const,
      points: 0,
    };
    const preview = await app.ok('shop.orderPreview', request, { token: lin });
    expect(preview.stores?.map(({ name }) => name)).toEqual(['苏记茶点']);
    const counter = preview.stores![0]!.id;
    const pickup = { deliveryType: 'pickup', pickupName: '林知夏', pickupMobile: '13800000001', storeId: counter };
    const ours = (await app.ok('pickUp.index', {})).map(({ name }) => name);
    expect(ours).not.toContain('苏记茶点');
    const own = await app.call('shop.orderPreview', { ...request, storeId: '1' }, { token: lin });
    expect(own.code).toBe(404);
    const id = await paid([{ skuId: CRISP, qty: 2 }], pickup);
    const { code, qr } = await app.ok('pickUp.code', { orderId: id }, { token: lin });

    const verify = (text: string, confirm: boolean, token = su) =>
      app.call('merchant.orderVerification', { code: text, confirm }, { token });
    expect(await verify('00000000', false)).toMatchObject({ code: 404, message: '取货码无效' });
    expect((await verify('桃酥', true)).message).toBe('未找到该码');
    await join();
    expect((await verify(code, true, zhou)).message).toBe('非本店订单');
    const shown = (await verify(qr, false)).data;
    expect(shown).toMatchObject({ kind: 'order', title: '桃酥', usable: true, owner: '林** 138****0001' });
    // Neither with the code nor without while the buyer asks for the money back.
    const handOver = () => app.call('merchant.orderDone', { orderId: id }, { token: su });
    const [line] = (await app.ok('memberOrder.view', { id }, { token: lin })).card.lines;
    const back = { orderId: id, lines: [{ lineId: line!.id, qty: 1 }], way: 'refund' as const, reason: '不想要了' };
    const sale = await app.ok('memberOrder.returnApply', { ...back, requestId: rid() }, { token: lin });
    const reason = '买家正在申请退款，处理完再交付';
    expect((await verify(qr, false)).data).toMatchObject({ usable: false, reason });
    expect(await handOver()).toMatchObject({ code: 422, message: reason });
    await app.ok('memberOrder.returnUpdate', { id: sale.id, action: 'withdraw' }, { token: lin });
    const before = await money();
    expect((await verify(code, true)).data).toMatchObject({ usable: false, usedAt: app.clock.now() });
    expect((await verify(code, true)).message).toBe('取货码已使用');
    expect((await verify(code, false)).data).toMatchObject({ usable: false, reason: '取货码已使用' });
    // Codes of other kinds are none here.
    expect((await verify((await app.ok('memberV4.qrcode', { kind: 'member' }, { token: lin })).code, false)).code).toBe(
      404,
    );
    const share = await shareOf(id);
    const [order] = await app.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ status: 'received', payable: share.amount });
    expect(await money()).toBe(before + share.amount);
    expect(share).toMatchObject({ stage: 'done', settled: share.amount });
    expect((await handOver()).message).toBe('该订单已交付');
  });

  test('two open after-sales of one order are both shown, the older first, and each is answered', async () => {
    const id = await paid([{ skuId: GREEN_CAKE, qty: 2 }]);
    const [line] = (await app.ok('memberOrder.view', { id }, { token: lin })).card.lines;
    const ids: string[] = [];
    for (const reason of ['不想要了', '拍错'] as const) {
      const request = { orderId: id, lines: [{ lineId: line!.id, qty: 1 }], way: 'refund' as const, reason };
      ids.push((await app.ok('memberOrder.returnApply', { ...request, requestId: rid() }, { token: lin })).id);
      app.clock.advance(1000);
    }
    const shown = async () => {
      const { page } = await app.ok('merchant.orders', { tab: 'return' }, { token: su });
      return page.list.find((order) => order.id === id)?.afterSales ?? [];
    };
    expect((await shown()).map((sale) => [sale.id, sale.lines[0]?.qty])).toEqual(ids.map((one) => [one, 1]));
    await app.ok('merchant.orderReturnPass', { id: ids[0]! }, { token: su });
    await app.runJobs();
    expect((await shown()).map((sale) => sale.id)).toEqual([ids[1]]);
    await app.ok('merchant.orderReturnPass', { id: ids[1]! }, { token: su });
    await app.runJobs();
    expect(await shown()).toEqual([]);
  });

  test('an after-sale after the receipt takes its part out of the account; the platform’s case is not the seller’s', async () => {
    const id = await paid([{ skuId: GREEN_CAKE, qty: 2 }]);
    await ship(id, 2);
    await app.ok('memberOrder.takeDelivery', { id }, { token: lin });
    const before = await money();
    const share = await shareOf(id);
    const [line] = (await app.ok('memberOrder.view', { id }, { token: lin })).card.lines;
    const ask = async (qty: number) =>
      app.ok(
        'memberOrder.returnApply',
        {
          orderId: id,
          lines: [{ lineId: line!.id, qty }],
          way: 'refund',
          reason: '质量问题',
          photos: [await upload(lin, '#a43', 'afterSale')],
          requestId: rid(),
        },
        { token: lin },
      );
    const sale = await ask(1);
    const { tabs, page } = await app.ok('merchant.orders', { tab: 'return' }, { token: su });
    expect(tabs.find((tab) => tab.id === 'return')!.count).toBeGreaterThan(0);
    expect(page.list[0]).toMatchObject({
      id,
      afterSales: [{ id: sale.id, status: 'applied', answerBy: sale.answerBy }],
    });
    // Whoever answers sees what was sent.
    expect((await app.http.inject(page.list[0]!.afterSales[0]!.photos[0]!)).statusCode).toBe(200);
    await join();
    expect((await app.call('merchant.orderReturnPass', { id: sale.id }, { token: zhou })).code).toBe(404);
    await app.ok('merchant.orderReturnReject', { id: sale.id, reason: '已拆封' }, { token: su });
    await app.ok('memberOrder.returnUpdate', { id: sale.id, action: 'escalate', note: '有照片' }, { token: lin });
    expect(await app.call('merchant.orderReturnPass', { id: sale.id }, { token: su })).toMatchObject({ code: 409 });
    await decide('afterSale', sale.id, 'pass');
    await app.runJobs();
    expect(await money()).toBe(before - sale.refund);
    expect(await shareOf(id)).toMatchObject({
      amount: share.amount - sale.refund,
      settled: share.amount - sale.refund,
    });
    // Nobody answers for three days: passed by the clock.
    const second = await ask(1);
    app.clock.advance(3 * DAY + 1000);
    await app.runJobs();
    await app.runJobs();
    expect(await money()).toBe(before - share.amount);
    const [row] = await app.db
      .select()
      .from(ledgerRows)
      .where(
        and(eq(ledgerRows.bizType, 'orderRefund'), eq(ledgerRows.bizId, second.id), eq(ledgerRows.title, '售后退款')),
      );
    expect(row!.delta).toBe(-second.refund);
  });
});

describe('money', () => {
  test('the bill adds up, goes out as a sheet, and nobody else reads it', async () => {
    const month = new Date(app.clock.now() - 20 * DAY).toISOString().slice(0, 7);
    const bill = await app.ok('merchant.creditLog', { month, export: 'csv' }, { token: su });
    const all = bill.page.list.reduce((sum, { delta }) => sum + delta, 0);
    expect(bill.page.total).toBeLessThanOrEqual(20);
    expect(bill.stat.monthIn - bill.stat.monthOut).toBe(all);
    expect(bill.stat.money.balance).toBe(await money());
    const sheet = decodeURIComponent(bill.csvUrl!.split(',').slice(1).join(','));
    expect(sheet.split('\r\n')).toHaveLength(bill.page.total + 1);
    expect((await app.call('merchant.creditLog', {}, { token: lin })).code).toBe(403);
    await join();
    expect((await app.ok('merchant.creditLog', {}, { token: zhou })).page.total).toBe(0);
  });

  test('what buyers may ask back is not withdrawn; the rest is, once, and comes back when it is refused', async () => {
    const { stat } = await app.ok('merchant.profile', {}, { token: su });
    expect(stat!.withdrawable).toBeLessThan(stat!.balance);
    const draw = async (amount: number, more: Record<string, unknown> = {}) =>
      app.call(
        'merchant.withdraw',
        { amount, payToken: await payTokenFor(app, SU), requestId: rid(), ...more },
        { token: su },
      );
    // The terms say so before, with fee, limits and card; nobody else has any.
    const terms = { source: 'merchant' as const };
    const info = await app.ok('member.withdraw', terms, { token: su });
    expect(info).toMatchObject({
      balance: stat!.balance,
      withdrawable: stat!.withdrawable,
      bonus: 0,
      min: 1000,
      max: 5_000_000,
      timesPerDay: 3,
      timesLeft: 3,
      feeBp: 60,
    });
    expect(info.cards.length).toBeGreaterThan(0);
    const asked = { ...terms, amount: stat!.withdrawable + 1, method: 'bank' as const };
    expect(await app.ok('withdraw.preview', asked, { token: su })).toMatchObject({
      fee: Math.round(asked.amount * 0.006),
      blockers: [{ key: 'amount', text: `可提现 ¥${yuan(stat!.withdrawable)}` }],
    });
    expect((await app.call('member.withdraw', terms, { token: lin })).code).toBe(404);
    expect((await draw(stat!.withdrawable + 1)).message).toContain('可提现');
    expect((await draw(stat!.withdrawable, { payToken: 'wrong' })).code).not.toBe(200);
    const request = { requestId: rid(), payToken: await payTokenFor(app, SU) };
    const first = await draw(stat!.withdrawable, request);
    expect(first.data).toMatchObject({ amount: stat!.withdrawable, status: 'auditing' });
    expect((await draw(stat!.withdrawable, request)).data).toEqual(first.data);
    expect(await money()).toBe(stat!.balance - stat!.withdrawable);
    expect((await draw(1000)).message).toContain('可提现');
    // The books say how it stands and lead to its record, which is not one of the wallet's.
    const { id } = first.data;
    const booked = async () =>
      (await app.ok('merchant.creditLog', {}, { token: su })).page.list.filter(({ bizId }) => bizId === id);
    const route = `/member/pages/withdraw/index?source=merchant&id=${id}`;
    expect(await booked()).toMatchObject([{ bizType: 'withdraw', memo: first.data.no, state: 'auditing', route }]);
    expect((await app.ok('member.withdrawLog', { ...terms, id }, { token: su })).list).toEqual([first.data]);
    expect((await app.call('member.withdrawLog', { id }, { token: su })).code).toBe(404);
    expect((await app.call('member.withdrawLog', { ...terms, id }, { token: lin })).code).toBe(404);
    const finance = await app.login('13900000005');
    await decide('withdraw', first.data.id, 'reject', '户名不符', finance);
    expect(await money()).toBe(stat!.balance);
    const [returned, row] = await booked();
    expect(row).toMatchObject({ bizType: 'withdraw', state: 'rejected' });
    expect(returned).toMatchObject({ bizType: 'withdrawBack', route });
    expect(returned!.state).toBeUndefined();
    expect(
      (await app.call('merchant.withdraw', { amount: 1000, payToken: 'x', requestId: rid() }, { token: lin })).code,
    ).toBe(403);
  });

  test('who has to be identified first comes back to the shop, not to the withdrawal of the balance', async () => {
    await join();
    const asked = { source: 'merchant' as const, amount: 0, method: 'bank' as const };
    const { blockers } = await app.ok('withdraw.preview', asked, { token: zhou });
    expect(blockers.map(({ key, route }) => [key, route])).toEqual(
      expect.arrayContaining([
        ['identity', '/member/pages/withdraw/identifier?next=identifierHe'],
        ['card', '/member/pages/withdraw/identifierHe'],
      ]),
    );
  });
});
