/**
 * Goods of an event and its price (rule 9.8): for guests who checked in, while it runs, up to the limit, in
 * goods, basket, settlement and order; and by nobody else.
 */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { activities, activitySignups, activitySkus, goods, orderLines } from '../../../server/db/schema';
import { testServer, START } from '../harness';
import { keepRows } from '../rewind';

/** 二〇二六春茶品鉴会, 10:00-22:00 today; 林知夏 has checked in. */
const TASTING = '9412';
/** 茶家居 · 器物专场, in 26 days. */
const FURNITURE = '9414';
/** 洞庭碧螺春 50g: ¥298, at the event ¥238, two pieces a guest. */
const SKU = '103801';
const GOODS = '1038';
const NORMAL = 29_800;
const EVENT = 23_800;

const app = testServer({ seed: true });
let lin: string;
let xu: string;
let rewind: () => Promise<void>;
beforeAll(async () => {
  lin = await app.login('13800000001');
  xu = await app.login('13800000003');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const hours = (count: number) => app.clock.advance(count * 3_600_000);
const preview = (qty: number, token = lin, source: 'buy' | 'cart' = 'buy') =>
  app.ok(
    'shop.orderPreview',
    { source, lines: [{ skuId: SKU, qty }], deliveryType: 'express', couponId: '0', points: 0 },
    { token },
  );
async function order(qty: number, token = lin) {
  return place(qty, await preview(qty, token), token);
}
const place = (qty: number, view: Awaited<ReturnType<typeof preview>>, token = lin) =>
  app.call(
    'shop.orderCreate',
    {
      source: 'buy',
      lines: [{ skuId: SKU, qty }],
      deliveryType: 'express',
      addressId: view.address?.id,
      couponId: '0',
      points: 0,
      payable: view.amounts.payable,
      requestId: randomUUID(),
    },
    { token },
  );
const add = (qty: number, token = lin) =>
  app.call('cartItem.create', { skuId: SKU, qty, requestId: randomUUID() }, { token });
const lineOf = async (token: string) =>
  (await app.ok('cartItem.index', {}, { token })).lines.find(({ skuId }) => skuId === SKU);
const member = async (token: string) => (await app.ok('member.my', {}, { token })).id;

test('large pieces of the furniture show go by freight, and no store hands them out', async () => {
  const { list } = await app.ok('activity.product', { activityId: FURNITURE }, { token: xu });
  expect(Object.fromEntries(list.map(({ id, carriage, pickup }) => [id, [carriage, pickup]]))).toMatchObject({
    '1048': ['茶器加固包裹', true],
    '1054': ['大件物流', false],
  });
  const asked = { source: 'buy' as const, lines: [{ skuId: '105401', qty: 1 }] };
  const { deliveryTypes } = await app.ok('shop.orderPreview', asked, { token: xu });
  expect(deliveryTypes.map(({ value }) => value)).toEqual(['express']);
});

describe('activity.productCate', () => {
  test('shelves of the event with what stands on them', async () => {
    expect(await app.ok('activity.productCate', { activityId: TASTING }, { token: lin })).toEqual([
      { id: '', label: '全部', count: 8 },
      { id: '9451', label: '品鉴用茶', count: 5 },
      { id: '9452', label: '现场茶器', count: 2 },
      { id: '9453', label: '佐茶茶点', count: 1 },
    ]);
    const show = await app.ok('activity.productCate', { activityId: FURNITURE }, { token: xu });
    expect(show.map(({ label }) => label)).toEqual(['全部', '书房', '客厅']);
    expect(await app.ok('activity.productCate', { activityId: '9401' }, { token: xu })).toEqual([
      { id: '', label: '全部', count: 0 },
    ]);
  });
  test('asks for an event that exists, and for a member', async () => {
    expect((await app.call('activity.productCate', { activityId: '1' }, { token: lin })).code).toBe(404);
    expect(await app.call('activity.productCate', { activityId: 'x' }, { token: lin })).toMatchObject({
      field: 'activityId',
    });
    expect(await app.call('activity.productCate', {}, { token: lin })).toMatchObject({ field: 'activityId' });
    expect((await app.call('activity.productCate', { activityId: TASTING })).code).toBe(401);
  });
});

describe('activity.product', () => {
  const list = (token: string, part: object = {}) =>
    app.ok('activity.product', { activityId: TASTING, ...part }, { token });

  test('normal price, event price, limit; who has not checked in sees what checking in would bring', async () => {
    const own = await list(lin);
    expect(own.total).toBe(8);
    expect(own.list.find(({ id }) => id === GOODS)).toMatchObject({
      price: NORMAL,
      event: { price: EVENT, limit: 2, bought: 0, state: 'open' },
    });
    expect(own.list.every(({ event, price }) => event.price < price)).toBe(true);
    const foreign = await list(xu);
    expect(foreign.list.map(({ event }) => event.state)).toEqual(foreign.list.map(() => 'checkin'));
    expect((await list(lin, { cateId: '9452' })).list.map(({ id }) => id)).toEqual(['1049', '1053']);
    expect((await list(lin, { page: 2 })).list).toEqual([]);
  });
  test('letters of the tasting are opened with their release, not by the clock, and do not follow the shelf', async () => {
    expect((await list(lin)).list.some(({ event }) => event.sample)).toBe(false);
    hours(6);
    expect((await list(lin)).list.some(({ event }) => event.sample)).toBe(false);
    await app.db.update(activities).set({ releasedAt: app.clock.now() }).where(eq(activities.id, TASTING));
    expect((await list(lin)).list.map(({ event }) => event.sample)).toEqual(['B', 'F', 'A', 'E', 'C', ...Array(3)]);
  });
  test('goods off the shelf are not there', async () => {
    await app.db.update(goods).set({ status: 'off' }).where(eq(goods.id, GOODS));
    const { list: rows, total } = await list(lin);
    expect([total, rows.length]).toEqual([7, 7]);
    await app.db.update(goods).set({ status: 'on' }).where(eq(goods.id, GOODS));
  });
  test('before and after it', async () => {
    const show = await app.ok('activity.product', { activityId: FURNITURE }, { token: lin });
    expect(show.list.every(({ event }) => event.state === 'soon')).toBe(true);
    hours(12);
    expect((await list(lin)).list.every(({ event }) => event.state === 'ended')).toBe(true);
  });
  test('asks for an event that exists, real pages, and a member', async () => {
    expect((await app.call('activity.product', { activityId: '1' }, { token: lin })).code).toBe(404);
    expect(await app.call('activity.product', { activityId: TASTING, page: 0 }, { token: lin })).toMatchObject({
      field: 'page',
    });
    expect(await app.call('activity.product', { activityId: TASTING, cateId: 'x' }, { token: lin })).toMatchObject({
      field: 'cateId',
    });
    expect((await app.call('activity.product', { activityId: TASTING })).code).toBe(401);
  });
});

describe('the price of the event', () => {
  test('on the goods page: alone, with the limit of the event; a stranger sees the normal one', async () => {
    const own = await app.ok('shop.productView', { id: GOODS }, { token: lin });
    const sku = own.skus.find(({ id }) => id === SKU);
    expect(sku).toMatchObject({ price: NORMAL, offer: { price: EVENT, why: 'event' } });
    expect(own.event).toMatchObject({ activityId: TASTING, endAt: START + 11.5 * 3_600_000 });
    expect(own.limits).toEqual({ perMember: 2, bought: 0 });
    expect(own.promotions.find(({ key }) => key === 'event')?.value).toContain('每人限购 2 件');
    const foreign = await app.ok('shop.productView', { id: GOODS }, { token: xu });
    expect(foreign.event).toBeUndefined();
    expect(foreign.skus.some(({ offer }) => offer?.why === 'event')).toBe(false);
    expect((await app.ok('shop.productView', { id: GOODS })).event).toBeUndefined();
  });

  test('in the basket: counted, never with the member price, not beyond the limit', async () => {
    await app.ok('cartItem.create', { skuId: SKU, qty: 1, requestId: randomUUID() }, { token: lin });
    const line = await lineOf(lin);
    expect(line).toMatchObject({ price: NORMAL, limit: 2, event: { activityId: TASTING, price: EVENT, limit: 2 } });
    expect(line?.offer).toEqual({ price: EVENT, why: 'event' });
    const cart = await app.ok('cartItem.select', { ids: [line?.id ?? ''], selected: true }, { token: lin });
    const others = cart.lines.filter(({ selected, skuId }) => selected && skuId !== SKU);
    const rest = others.reduce((sum, { offer, price, qty }) => sum + (offer?.price ?? price) * qty, 0);
    expect(cart.total).toBe(rest + EVENT);
    expect(await add(2)).toMatchObject({ code: 422, message: '超出限购：现场价每人 2 件，已购 0' });
    expect(await app.call('cartItem.update', { id: line?.id, qty: 3 }, { token: lin })).toMatchObject({ code: 422 });
    // Another specification of the same goods counts too.
    const other = await app.call(
      'cartItem.create',
      { skuId: '103802', qty: 2, requestId: randomUUID() },
      { token: lin },
    );
    expect(other).toMatchObject({ code: 422 });
    expect(other.message).toContain('超出限购');
  });

  test('settled and ordered at that price, as a campaign price; coupon and points come after it', async () => {
    const view = await preview(2);
    expect(view.amounts).toMatchObject({
      goods: 2 * NORMAL,
      memberOff: 0,
      campaignOff: 2 * (NORMAL - EVENT),
      payable: 2 * EVENT,
    });
    const made = await order(2);
    expect(made.data.amount).toBe(2 * EVENT);
    const [line] = await app.db.select().from(orderLines).where(eq(orderLines.orderId, made.data.orderId));
    expect(line).toMatchObject({ activityId: TASTING, campaignOff: 2 * (NORMAL - EVENT), memberOff: 0 });
    const rows = await app.ok('activity.product', { activityId: TASTING }, { token: lin });
    expect(rows.list.find(({ id }) => id === GOODS)?.event.bought).toBe(2);
  });

  test('the limit counts unpaid orders; used up, the normal price is back; cancelled, it can be had again', async () => {
    const first = await order(1);
    expect(first.code).toBe(200);
    expect((await preview(2)).warnings).toContainEqual({
      key: `limit:${SKU}`,
      label: '洞庭碧螺春',
      value: '超出限购：现场价每人 2 件，已购 1',
    });
    expect(await order(2)).toMatchObject({ code: 422, message: '超出限购：现场价每人 2 件，已购 1' });
    expect((await order(1)).code).toBe(200);
    const after = await preview(3);
    expect(after.amounts.campaignOff).toBe(0);
    expect(after.amounts.memberOff).toBeGreaterThan(0);
    await app.ok('memberOrder.close', { id: first.data.orderId, reason: '不想要了' }, { token: lin });
    expect((await preview(1)).amounts.campaignOff).toBe(NORMAL - EVENT);
  });

  test('two orders at once take the limit once', async () => {
    // Both have seen the price of the event: one of them asked later would be shown the normal price, and get it.
    const view = await preview(2);
    const [one, two] = await Promise.all([place(2, view), place(2, view)]);
    const codes = [one.code, two.code].sort();
    expect(codes[0]).toBe(200);
    expect(codes[1]).not.toBe(200);
  });

  test('not for members who signed up but did not check in, nor for those who cancelled', async () => {
    const memberId = await member(xu);
    await app.db.insert(activitySignups).values({
      activityId: TASTING,
      memberId,
      name: '许清和',
      mobile: '13800000003',
      code: 'HD-XU',
      status: 'signed',
      at: START,
    });
    const own = and(eq(activitySignups.activityId, TASTING), eq(activitySignups.memberId, memberId));
    expect((await preview(1, xu)).amounts.campaignOff).toBe(0);
    await app.db.update(activitySignups).set({ status: 'checked' }).where(own);
    expect((await preview(1, xu)).amounts.campaignOff).toBe(NORMAL - EVENT);
    await app.db.update(activitySignups).set({ status: 'cancelled' }).where(own);
    expect((await preview(1, xu)).amounts.campaignOff).toBe(0);
  });

  test('gone with the event: what was shown before is answered with 价格有变动', async () => {
    const view = await preview(1);
    hours(12);
    expect((await preview(1)).amounts.campaignOff).toBe(0);
    const late = await app.call(
      'shop.orderCreate',
      {
        source: 'buy',
        lines: [{ skuId: SKU, qty: 1 }],
        deliveryType: 'express',
        addressId: view.address?.id,
        couponId: '0',
        points: 0,
        payable: view.amounts.payable,
        requestId: randomUUID(),
      },
      { token: lin },
    );
    expect(late).toMatchObject({ code: 409, message: '价格有变动' });
    await add(1);
    expect((await lineOf(lin))?.event).toBeUndefined();
  });

  test('freight is asked for what is paid', async () => {
    await app.db.update(activitySkus).set({ price: 9000 }).where(eq(activitySkus.skuId, SKU));
    const ask = (token: string) =>
      app.ok('shop.freightFee', { lines: [{ skuId: SKU, qty: 1 }], regionCode: '330106' }, { token });
    expect((await ask(lin)).fee).toBe(1000);
    expect((await ask(xu)).fee).toBe(0);
  });
});
