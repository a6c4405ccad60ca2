/** An order of the house in the hands of its staff (rules 26.7, 26.8): who may, once, told, and never against what else happens to it. */
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterSales, employees, notices, orderLines, orders, tasks } from '../../../server/db/schema';
import type { StaffArea } from '../../../src/contract/roles';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { OWN as SHOP } from '../../../server/domains/people/shopSettings/settings';
import { verifyShop } from '../../../server/verify';
import { linesOf, paidOrder, shipAll } from '../afterSale/sales';
import { RACES, testServer } from '../harness';
import { addMember } from '../order/shopTables';
import { ANNA, BEN, buy, fillShop, rid, TEA, tokenFor } from '../order/shop';

const app = testServer();
const [CLERK, COLLEAGUE, KEEPER, HOST] = ['91', '92', '93', '94'] as const;
const AREAS: Record<string, StaffArea[]> = {
  [CLERK]: ['service', 'finance'],
  [COLLEAGUE]: ['service'],
  [KEEPER]: ['stock'],
  [HOST]: ['table'],
};
const as = async (memberId: string) => ({ token: await tokenFor(app, memberId) });
const alone = (aloneBelow: number) =>
  app.db.transaction((tx) => writeShopSettings(tx as never, { limits: { ...SHOP.shopSettings.limits, aloneBelow } }));
const orderOf = async (id: string) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]!;
const lastNotice = async (memberId: string) =>
  (await app.db.select().from(notices).where(eq(notices.memberId, memberId)).orderBy(desc(notices.id)).limit(1))[0];
const unpaid = async (memberId = ANNA) => {
  const { order } = await buy(app, await tokenFor(app, memberId), [{ skuId: TEA, qty: 1 }]);
  return order.orderId;
};

beforeAll(async () => {
  await fillShop(app);
  const money = {
    owner: memberOwner(ANNA),
    unit: 'money',
    bizType: 'recharge',
    bizId: 'race',
    delta: 9_000_000,
  } as const;
  await book(app.db, { ...money, at: app.clock.now() });
  for (const [memberId, areas] of Object.entries(AREAS)) {
    await addMember(app.db, memberId, app.clock.now());
    await app.db.insert(employees).values({
      id: `8${memberId}`,
      no: `E${memberId}`,
      memberId,
      name: `员工${memberId}`,
      avatar: '',
      title: '客服',
      storeId: '1',
      department: '行政',
      areas,
      isManager: false,
    });
  }
});

test('who may look at it: the areas that serve it, no stranger, and nobody at an order of a merchant', async () => {
  const { id, token } = await paidOrder(app, [{ skuId: TEA, qty: 2 }]);
  const seen = await app.ok('orderDesk.view', { id }, await as(CLERK));
  expect(seen).toMatchObject({ buyer: { id: ANNA, mobile: '138****0011' }, notes: [] });
  expect(seen.order.card.actions).toEqual([]);
  expect(seen.can).toEqual(['refund', 'address', 'note', 'notify']);
  expect(JSON.stringify(seen)).not.toContain('13811112222');
  expect((await app.ok('orderDesk.view', { id }, await as(KEEPER))).can).toEqual(['address', 'note']);
  for (const who of [{ token }, await as(BEN), await as(HOST)])
    expect((await app.call('orderDesk.view', { id }, who)).code).toBe(403);
  expect((await app.call('orderDesk.view', { id })).code).toBe(401);
  expect((await app.call('orderDesk.view', { id: '999999' }, await as(CLERK))).code).toBe(404);
  await app.db.update(orders).set({ merchantId: '1' }).where(eq(orders.id, id));
  const [line] = await linesOf(app, id, token);
  const more = { id, requestId: rid() };
  const lines = [{ lineId: line!.id, qty: 1 }];
  const answers = [
    await app.call('orderDesk.view', { id }, await as(CLERK)),
    await app.call('orderDesk.quote', { id, lines }, await as(CLERK)),
    await app.call('orderDesk.cancel', { ...more, reason: '无' }, await as(CLERK)),
    await app.call('orderDesk.refund', { ...more, requestId: rid(), lines, reason: '无' }, await as(CLERK)),
    await app.call('orderDesk.note', { ...more, requestId: rid(), text: '无' }, await as(CLERK)),
    await app.call('orderDesk.notify', { ...more, requestId: rid(), text: '无' }, await as(CLERK)),
  ];
  expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404, 404]);
  await app.db.update(orders).set({ merchantId: null }).where(eq(orders.id, id));
});

test('the campaign link that led to the first order is seen with it, and with no later one', async () => {
  await addMember(app.db, '96', app.clock.now());
  const { token } = await as('96');
  const order = async (launchSource: string) => {
    const [source, deliveryType] = ['buy', 'pickup'] as const;
    const asked = { source, deliveryType, lines: [{ skuId: TEA, qty: 1 }], storeId: '1' };
    const { amounts } = await app.ok('shop.orderPreview', asked, { token });
    const whom = { pickupName: '山月', pickupMobile: '13800000096', payable: amounts.payable, requestId: rid() };
    return app.call('shop.orderCreate', { ...asked, ...whom, launchSource }, { token });
  };
  const sourceOf = async ({ data }: Awaited<ReturnType<typeof order>>) =>
    (await app.ok('orderDesk.view', { id: data.orderId }, await as(CLERK))).launchSource;
  const first = await order(' GG_SPRING\u200b');
  expect(await sourceOf(first)).toBe('GG_SPRING');
  await app.ok('memberOrder.close', { id: first.data.orderId, reason: '不想要了' }, { token });
  // One that was closed unpaid is none.
  expect(await sourceOf(await order('海报'))).toBe('海报');
  expect(await sourceOf(await order('海报'))).toBeUndefined();
  expect((await order('x'.repeat(41))).code).toBe(400);
});

test('an unpaid one is closed with its reason: once, told to its buyer, its pieces free again', async () => {
  const id = await unpaid();
  const asked = { id, reason: '地址超出配送范围', requestId: randomUUID() };
  const clerk = await as(CLERK);
  const first = await app.ok('orderDesk.cancel', asked, clerk);
  expect(await app.ok('orderDesk.cancel', asked, clerk)).toEqual(first);
  expect(await orderOf(id)).toMatchObject({ status: 'cancelled', closeReason: 'staff', closeText: '地址超出配送范围' });
  expect(first.order.timeline.map(({ label }) => label)).toContain('客服关闭订单');
  expect(await lastNotice(ANNA)).toMatchObject({
    title: '订单已关闭',
    text: expect.stringContaining('地址超出配送范围'),
  });
  expect(await app.call('orderDesk.cancel', { ...asked, requestId: rid() }, clerk)).toMatchObject({
    code: 409,
    data: { order: { card: { status: 'cancelled' } } },
  });
  expect((await app.call('orderDesk.cancel', { ...asked, requestId: rid() }, await as(KEEPER))).code).toBe(403);
  expect(await verifyShop(app.db)).toEqual([]);
});

test('a refund without an application waits for a colleague; what one person may decide is paid back at once', async () => {
  await alone(0);
  const { id, token } = await paidOrder(app, [{ skuId: TEA, qty: 2 }]);
  const [line] = await linesOf(app, id, token);
  const lines = [{ lineId: line!.id, qty: 1 }];
  const clerk = await as(CLERK);
  const told = await app.ok('orderDesk.quote', { id, lines }, clerk);
  const asked = { id, lines, reason: '漏发小样补偿', requestId: rid() };
  const first = await app.ok('orderDesk.refund', asked, clerk);
  expect(await app.ok('orderDesk.refund', asked, clerk)).toEqual(first);
  const sales = await app.db.select().from(afterSales).where(eq(afterSales.orderId, id));
  expect(sales).toHaveLength(1);
  expect(sales[0]).toMatchObject({ status: 'applied', refund: told.money, answerBy: null });
  // Nobody's silence approves it.
  app.clock.advance(5 * 86_400_000);
  await app.runJobs();
  expect((await app.db.select().from(afterSales).where(eq(afterSales.orderId, id)))[0]!.status).toBe('applied');
  const [task] = await app.db.select().from(tasks).where(eq(tasks.targetId, sales[0]!.id));
  const decide = async (who: string) =>
    app.call('ding.tasksComplete', { id: task!.id, result: 'pass', rev: task!.rev, requestId: rid() }, await as(who));
  expect((await decide(CLERK)).code).toBe(403);
  expect((await decide(COLLEAGUE)).code).toBe(200);
  await app.runJobs();
  expect((await app.db.select().from(afterSales).where(eq(afterSales.orderId, id)))[0]).toMatchObject({
    status: 'done',
  });
  await alone(100_000_000);
  expect((await app.ok('orderDesk.refund', { ...asked, requestId: rid() }, clerk)).order.timeline.at(-1)?.label).toBe(
    '客服发起退款',
  );
  await app.runJobs();
  expect((await orderOf(id)).status).toBe('refunded');
  expect(await lastNotice(ANNA)).toMatchObject({ title: '退款成功' });
  expect(await verifyShop(app.db)).toEqual([]);
  await alone(0);
});

test('what cannot be refunded says why', async () => {
  const clerk = await as(CLERK);
  const { id, token } = await paidOrder(app, [{ skuId: TEA, qty: 1 }]);
  const [line] = await linesOf(app, id, token);
  const refund = (qty: number, lineId = line!.id) =>
    app.call('orderDesk.refund', { id, lines: [{ lineId, qty }], reason: '测试', requestId: rid() }, clerk);
  expect((await refund(2)).code).toBe(422);
  expect((await refund(1, '1')).code).toBe(400);
  await app.db.update(orderLines).set({ merchantId: '1' }).where(eq(orderLines.id, line!.id));
  expect(await refund(1)).toMatchObject({ code: 422, message: '商家的商品由商家退款' });
  await app.db.update(orderLines).set({ merchantId: null }).where(eq(orderLines.id, line!.id));
  const waiting = await unpaid();
  expect((await app.call('orderDesk.quote', { id: waiting, lines: [{ lineId: line!.id, qty: 1 }] }, clerk)).code).toBe(
    422,
  );
});

test('another address before it is packed, inside the same zone; a note that the buyer never sees; a word to the buyer', async () => {
  const { id, token } = await paidOrder(app, [{ skuId: TEA, qty: 1 }]);
  const clerk = await as(CLERK);
  const to = { id, name: '李四', mobile: '13822223333', regionCode: '330106', detail: '龙井路 8 号' };
  const changed = await app.ok('orderDesk.address', { ...to, requestId: rid() }, clerk);
  expect(changed.order.address).toMatchObject({ name: '李四', mobile: '138****3333', detail: '龙井路 8 号' });
  expect((await orderOf(id)).address).toMatchObject({ mobile: '13822223333', city: '杭州市' });
  expect(await lastNotice(ANNA)).toMatchObject({ title: '收货地址已修改' });
  expect(await app.call('orderDesk.address', { ...to, regionCode: '330100', requestId: rid() }, clerk)).toMatchObject({
    code: 400,
    field: 'regionCode',
  });
  const noted = await app.ok('orderDesk.note', { id, text: ' 客人要求周六送 ', requestId: rid() }, await as(KEEPER));
  expect(noted.notes).toEqual([expect.objectContaining({ by: '员工93', text: '客人要求周六送' })]);
  expect(JSON.stringify(await app.ok('memberOrder.view', { id }, { token }))).not.toContain('周六');
  await app.ok('orderDesk.notify', { id, text: '已为你加急', requestId: rid() }, clerk);
  expect(await lastNotice(ANNA)).toMatchObject({ text: '已为你加急', link: expect.stringContaining(id) });
  await shipAll(app, id);
  expect((await app.call('orderDesk.address', { ...to, requestId: rid() }, clerk)).code).toBe(409);
});

describe('races', () => {
  test(`two of the staff close it, ${RACES} times: one does`, async () => {
    const [one, other] = [await as(CLERK), await as(COLLEAGUE)];
    for (let round = 0; round < RACES; round++) {
      const id = await unpaid();
      const close = (who: { token: string }) =>
        app.call('orderDesk.cancel', { id, reason: '测试', requestId: rid() }, who);
      expect((await Promise.all([close(one), close(other)])).map(({ code }) => code).sort()).toEqual([200, 409]);
    }
    expect(await verifyShop(app.db)).toEqual([]);
  });

  test(`a refund of the staff against an application and the parcel, ${RACES} times: each piece once`, async () => {
    await alone(100_000_000);
    const clerk = await as(CLERK);
    for (let round = 0; round < RACES; round++) {
      const { id, token } = await paidOrder(app, [{ skuId: TEA, qty: 1 }]);
      const [line] = await linesOf(app, id, token);
      const lines = [{ lineId: line!.id, qty: 1 }];
      const work = [
        () => app.call('orderDesk.refund', { id, lines, reason: '测试', requestId: rid() }, clerk),
        () =>
          app.call(
            'memberOrder.returnApply',
            { orderId: id, lines, way: 'refund', reason: '其他', requestId: rid() },
            { token },
          ),
        () => shipAll(app, id),
      ];
      await Promise.all([...work.slice(round % 3), ...work.slice(0, round % 3)].map((one) => one()));
      await app.runJobs();
      expect(await app.db.select().from(afterSales).where(eq(afterSales.orderId, id))).toHaveLength(1);
      const [row] = await app.db.select().from(orderLines).where(eq(orderLines.id, line!.id));
      expect(row!.shippedQty + row!.cancelledQty).toBeLessThanOrEqual(1);
    }
    expect(await verifyShop(app.db)).toEqual([]);
  });
});
