/** Parcels, reviews, tickets, and the decisions of the service desk, on the seeded shop. */
import { and, eq, isNotNull } from 'drizzle-orm';
import {
  accounts,
  afterSales,
  ledgerRows,
  members,
  orders,
  parcels,
  payments,
  reviews,
} from '../../../server/db/schema';
import type { CarrierGateway } from '../../../server/gateways/carrier';
import type { DingTask } from '../../../src/contract/task/schemas';
import { billCode } from '../../../server/domains/trade/payment/bill';
import { testServer } from '../harness';
import { rid, tokenFor } from '../order/shop';
import { shipAll } from './sales';

const LIN = '10001';
const XU = '10003';
const app = testServer({ seed: true });
let lin: string;
let xu: string;
beforeAll(async () => {
  lin = await tokenFor(app, LIN);
  xu = await tokenFor(app, XU);
});

const orderOf = async (status: 'paid' | 'shipped' | 'received', memberId = LIN) => {
  const rows = await app.db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.status, status)))
    .orderBy(orders.createdAt);
  return rows[0]!;
};
const saleOf = async (status: 'applied' | 'returning' | 'rejected' | 'waitReturn') =>
  (await app.db.select().from(afterSales).where(eq(afterSales.status, status)))[0]!;

test('seed: five states, one task at the desk', async () => {
  const rows = await app.db.select().from(afterSales).where(eq(afterSales.memberId, LIN));
  expect(rows.map(({ status }) => status).sort()).toEqual(['applied', 'done', 'refunding', 'rejected', 'waitReturn']);
  const page = await app.ok('memberOrder.index', { tab: 'afterSale' }, { token: lin });
  expect(page.total).toBe(4);
});

test('express: two parcels with seven traces, masked; a parcel of today travels; a silent carrier leaves the last word', async () => {
  const order = await orderOf('shipped');
  const view = await app.ok('memberOrder.express', { id: order.id }, { token: lin });
  expect(view.parcels).toHaveLength(2);
  expect(view.parcels.flatMap(({ traces }) => traces)).toHaveLength(7);
  expect(view).toMatchObject({ canReceive: true, canReview: false, rest: [], orderNo: order.no });
  expect(view.receiver).toMatch(/^.\*\* 1\d\d\*{4}\d{4}$/);
  expect(view.address).toMatch(/\*{4}$/);
  const [first] = view.parcels;
  expect(first!.traces[0]!.at).toBeGreaterThan(first!.traces.at(-1)!.at);
  expect(await app.call('memberOrder.express', { id: order.id, parcelId: '1' }, { token: lin })).toMatchObject({
    code: 404,
  });
  expect(await app.call('memberOrder.express', { id: order.id }, { token: xu })).toMatchObject({ code: 404 });
  expect(await app.call('memberOrder.express', { id: order.id })).toMatchObject({ code: 401 });
  expect(await app.call('memberOrder.express', { id: 'x' }, { token: lin })).toMatchObject({ code: 400 });

  const paid = await orderOf('paid');
  await shipAll(app, paid.id);
  const fresh = await app.ok('memberOrder.express', { id: paid.id }, { token: lin });
  expect(fresh.parcels[0]!.traces).toHaveLength(1);
  app.clock.advance(6 * 3_600_000);
  const carrier = app.server.gateways.carrier as CarrierGateway & { down: boolean };
  carrier.down = true;
  const silent = await app.ok('memberOrder.express', { id: paid.id }, { token: lin });
  expect(silent.parcels[0]).toMatchObject({ staleAt: fresh.parcels[0]!.traces[0]!.at, traces: [{}] });
  carrier.down = false;
  app.clock.advance(30 * 3_600_000);
  await app.runJobs();
  lin = await tokenFor(app, LIN);
  xu = await tokenFor(app, XU);
  const there = await app.ok('memberOrder.express', { id: paid.id }, { token: lin });
  expect(there.parcels[0]!.traces).toHaveLength(8);
  expect(there.parcels[0]!.parcel.status).toBe('已签收');
  expect(there.parcels[0]!.expectAt).toBeUndefined();
  const [row] = await app.db.select().from(parcels).where(eq(parcels.orderId, paid.id));
  expect(row!.nextTrackAt).toBeNull();
});

test('reviews: points per line, masked on the goods page, a second word once, the last one finishes the order', async () => {
  const order = await orderOf('received', XU);
  const { card, reviews: states } = await app.ok('memberOrder.view', { id: order.id }, { token: xu });
  expect(card.actions).toContain('review');
  const lineIds = states.map(({ lineId }) => lineId);
  const review = (lineId: string, more = {}) => ({
    lineId,
    score: 5,
    tags: ['回甘好'],
    text: '好茶',
    photos: [],
    ...more,
  });
  const send = (list: unknown[], token = xu, requestId = rid()) =>
    app.call('memberOrder.review', { orderId: order.id, reviews: list, requestId }, { token });
  expect(await send([review(lineIds[0]!)], lin)).toMatchObject({ code: 404 });
  expect(await send([review(lineIds[0]!)], '')).toMatchObject({ code: 401 });
  expect(await send([review('1')])).toMatchObject({ code: 400 });
  expect(await send([review(lineIds[0]!, { score: 6 })])).toMatchObject({ code: 400 });
  expect(await send([review(lineIds[0]!, { photos: ['/uploads/x.webp'] })])).toMatchObject({ code: 400 });
  const all = lineIds.map((lineId) => review(lineId, { anonymous: true }));
  const requestId = rid();
  const rewards = async () => {
    const rows = await app.db
      .select({ delta: ledgerRows.delta })
      .from(ledgerRows)
      .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
      .where(and(eq(accounts.ownerId, XU), eq(ledgerRows.bizType, 'review')));
    return rows.filter(({ delta }) => delta === 20).length;
  };
  const before = await rewards();
  expect(await send(all, xu, requestId)).toMatchObject({ code: 200 });
  expect(await send(all, xu, requestId)).toMatchObject({ code: 200 });
  const after = await app.ok('memberOrder.view', { id: order.id }, { token: xu });
  expect(after.card.status).toBe('finished');
  expect(after.card.actions).toContain('append');
  expect(await rewards()).toBe(before + lineIds.length);
  const { page } = await app.ok('shop.productReviews', { id: card.lines[0]!.goodsId, filter: 'all' });
  expect(page.list[0]).toMatchObject({ text: '好茶', user: { nickname: '匿名茶友' }, tags: ['回甘好'] });

  expect(await send([review(lineIds[0]!, { text: ' ' })])).toMatchObject({ code: 400 });
  expect(await send([review(lineIds[0]!, { text: '放了一周更好喝' })])).toMatchObject({ code: 200 });
  const [said] = await app.db.select().from(reviews).where(eq(reviews.orderLineId, lineIds[0]!));
  expect(said).toMatchObject({ append: '放了一周更好喝' });
  expect(await send([review(lineIds[0]!, { text: '再来一句' })])).toMatchObject({ code: 409 });
});

test('the desk: only employees of the area, once, the platform is the manager', async () => {
  const service = await tokenFor(app, '10104');
  const stock = await tokenFor(app, '10108');
  const manager = await tokenFor(app, '10101');
  expect(await app.call('ding.tasksMessage', {}, { token: lin })).toMatchObject({ code: 403 });
  expect(await app.call('ding.tasksMessage', {})).toMatchObject({ code: 401 });
  const { page } = await app.ok('ding.tasksMessage', { tab: 'todo', kind: 'afterSale' }, { token: service });
  expect(page!.list).toHaveLength(1);
  const [open] = page!.list;
  const { task } = await app.ok('ding.tasksMessage', { id: open!.id }, { token: service });
  expect(task).toMatchObject({ can: ['pass', 'reject'], rev: 1 });
  // The order as the house sees it, and a way to ask who sent it.
  const { orderId, memberId } = await saleOf('applied');
  expect(task).toMatchObject({
    task: { route: `/shop/pages/order/detail?id=${orderId}&scope=store` },
    chat: `/dingding/pages/group?userId=${memberId}`,
  });
  expect(await app.call('ding.tasksMessage', { id: open!.id }, { token: stock })).toMatchObject({ code: 404 });
  const decide = (id: string, rev: number, result: string, token: string, note = '') =>
    app.call('ding.tasksComplete', { id, rev, result, note, requestId: rid() }, { token });
  expect(await decide(open!.id, 1, 'pass', stock)).toMatchObject({ code: 404 });
  expect(await decide(open!.id, 1, 'reject', service)).toMatchObject({ code: 422, message: '请填写拒绝原因' });
  expect(await decide(open!.id, 9, 'pass', service)).toMatchObject({ code: 409, message: '该任务已处理' });
  const sale = await saleOf('applied');
  expect(await decide(open!.id, 1, 'reject', service, '请补充照片')).toMatchObject({
    code: 200,
    data: { task: { status: 'rejected' } },
  });
  expect(await decide(open!.id, 2, 'pass', service)).toMatchObject({ code: 409 });
  await app.ok('memberOrder.returnUpdate', { id: sale.id, action: 'escalate' }, { token: lin });
  const waiting = async (token: string) =>
    (await app.ok('ding.tasksMessage', { kind: 'afterSale' }, { token })).page!.list.filter(
      ({ status }) => status === 'todo',
    );
  expect(await waiting(service)).toEqual([]);
  const [raised] = (await waiting(manager)) as [DingTask];
  expect(raised).toMatchObject({ urgent: true });
  expect(await decide(raised.id, 1, 'pass', service)).toMatchObject({ code: 404 });
  expect(await decide(raised.id, 1, 'pass', manager)).toMatchObject({ code: 200 });
  const [now] = await app.db.select().from(afterSales).where(eq(afterSales.id, sale.id));
  expect(now!.status).toBe('waitReturn');
});

test('the desk: a parcel on its way back can only be received', async () => {
  const service = await tokenFor(app, '10104');
  const sale = await saleOf('waitReturn');
  const parcel = { company: '顺丰速运', trackingNo: 'SF1234567890' };
  const buyer = await tokenFor(app, sale.memberId);
  await app.ok('memberOrder.returnUpdate', { id: sale.id, action: 'ship', ...parcel }, { token: buyer });
  const { page } = await app.ok('ding.tasksMessage', { kind: 'afterSale' }, { token: service });
  const { id } = page!.list.find(({ title }) => title.endsWith(sale.no))!;
  const { task } = await app.ok('ding.tasksMessage', { id }, { token: service });
  expect(task).toMatchObject({ can: ['pass'] });
  const decide = (result: string) =>
    app.call(
      'ding.tasksComplete',
      { id, rev: task!.rev, result, note: '包装已拆', requestId: rid() },
      { token: service },
    );
  expect(await decide('reject')).toMatchObject({ code: 422, message: '退货寄回后只能确认收货' });
  expect(await decide('pass')).toMatchObject({ code: 200, data: { task: { status: 'passed' } } });
  const [now] = await app.db.select().from(afterSales).where(eq(afterSales.id, sale.id));
  expect(now!.status).not.toBe('returning');
});

test('a merchant decides over own goods only', async () => {
  const { list } = await app.ok('memberOrder.index', { tab: 'afterSale' }, { token: lin });
  const id = list.flatMap(({ lines }) => lines.flatMap(({ afterSale }) => afterSale?.id ?? []))[0]!;
  expect(await app.call('merchant.orderReturnPass', { id })).toMatchObject({ code: 401 });
  expect(await app.call('merchant.orderReturnPass', { id }, { token: lin })).toMatchObject({ code: 403 });
  expect(await app.call('merchant.orderReturnReject', { id, reason: '不符合' }, { token: xu })).toMatchObject({
    code: 403,
  });
  const merchant = await tokenFor(
    app,
    (await app.db.select().from(members).where(isNotNull(members.merchantId)))[0]!.id,
  );
  expect(await app.call('merchant.orderReturnReject', { id, reason: '' }, { token: merchant })).toMatchObject({
    code: 400,
  });
  expect(await app.call('merchant.orderReturnReject', { id, reason: '不符合' }, { token: merchant })).toMatchObject({
    code: 404,
  });
});

test('pay.bill: only with its code, nothing personal', async () => {
  const [payment] = await app.db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'paid'), eq(payments.orderGroup, 'order')))
    .limit(1);
  const { secret } = app.server.config;
  const bill = await app.ok('pay.bill', { outTradeNo: payment!.no, checkCode: billCode(secret, payment!.no) });
  expect(bill).toMatchObject({ amount: payment!.amount, status: 'paid', orderGroup: 'order' });
  expect(await app.call('pay.bill', { outTradeNo: payment!.no, checkCode: 'wrong' })).toMatchObject({ code: 404 });
  const sameLength = { outTradeNo: payment!.no, checkCode: '码'.repeat(32) };
  expect(await app.call('pay.bill', sameLength)).toMatchObject({ status: 200, code: 404 });
  expect(await app.call('pay.bill', { outTradeNo: 'YP1', checkCode: billCode(secret, 'YP1') })).toMatchObject({
    code: 404,
  });
  expect(await app.call('pay.bill', { outTradeNo: payment!.no })).toMatchObject({ code: 400 });
  const owner = await tokenFor(app, payment!.memberId);
  const result = await app.ok('pay.result', { paymentId: payment!.no }, { token: owner });
  expect(result.id).toBe(payment!.id);
});
