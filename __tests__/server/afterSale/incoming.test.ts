/** Parcels on their way back, received by the stock staff (rule 24.9), on the seeded shop. */
import { eq } from 'drizzle-orm';
import { afterSaleLines, afterSaleLogs, afterSales, employees, orders, tasks } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { OWN as SHOP } from '../../../server/domains/people/shopSettings/settings';
import { testServer } from '../harness';
import { rid } from '../order/shop';
import { keepRows } from '../rewind';

const LIN = '10001';
const PARCEL = { company: '顺丰速运', trackingNo: 'SF1234567890' };
const app = testServer({ seed: true });
let rewind: () => Promise<void>;
/** 林知夏 buys; 赵小满 and 冯仓 are stock clerks of two stores, 钱晓雨 sits at the service desk. */
let lin: string;
let zhao: string;
let feng: string;
let qian: string;
beforeAll(async () => {
  lin = await app.login('13800000001');
  zhao = await app.login('13900000003');
  feng = await app.login('13900000008');
  qian = await app.login('13900000004');
  rewind = await keepRows(app);
});
beforeEach(() => rewind());

const saleOf = async (status: (typeof afterSales.$inferSelect)['status']) =>
  (await app.db.select().from(afterSales).where(eq(afterSales.status, status)))[0]!;
const statusOf = async (id: string) => (await app.db.select().from(afterSales).where(eq(afterSales.id, id)))[0]!.status;
const taskOf = async (id: string) => {
  const found = await app.db.select().from(tasks).where(eq(tasks.targetId, id)).orderBy(tasks.id);
  return found.filter(({ kind }) => kind === 'afterSale').at(-1)!;
};
const searched = (keyword?: string, token = zhao) =>
  app.ok('stock.returns', keyword === undefined ? {} : { keyword }, { token });
const receive = (id: string, token = zhao, requestId = rid()) =>
  app.call('stock.returnReceive', { id, requestId }, { token });

/** The buyer has sent it back. */
async function sentBack() {
  const sale = await saleOf('waitReturn');
  await app.ok('memberOrder.returnUpdate', { id: sale.id, action: 'ship', ...PARCEL }, { token: lin });
  return sale;
}

test('only who works in the area stock', async () => {
  const { id } = await sentBack();
  for (const [token, code] of [
    ['', 401],
    [lin, 403],
    [qian, 403],
  ] as const) {
    expect(await app.call('stock.returns', {}, { token })).toMatchObject({ code });
    expect(await receive(id, token)).toMatchObject({ code });
  }
  expect(await statusOf(id)).toBe('returning');
});

test('what is on its way is listed, who waits longest first, and found by what was scanned', async () => {
  const before = (await searched()).total;
  app.clock.advance(60_000);
  const sale = await sentBack();
  const [order] = await app.db.select().from(orders).where(eq(orders.id, sale.orderId));
  const lines = await app.db.select().from(afterSaleLines).where(eq(afterSaleLines.afterSaleId, sale.id));
  const { list, total } = await searched();
  expect(total).toBe(before + 1);
  expect(list.at(-1)).toMatchObject({
    id: sale.id,
    no: sale.no,
    orderNo: order!.no,
    way: sale.way,
    company: PARCEL.company,
    trackingNo: PARCEL.trackingNo,
    sentAt: app.clock.now(),
    received: false,
    lines: lines.map(({ lineId, title, qty }) => ({ lineId, title, qty })),
  });
  expect(list.map(({ sentAt }) => sentAt)).toEqual(list.map(({ sentAt }) => sentAt).sort((a, b) => a - b));
  for (const keyword of [PARCEL.trackingNo, ` ${PARCEL.trackingNo.toLowerCase()} `, '34567', sale.no, order!.no])
    expect((await searched(keyword, feng)).list.map(({ id }) => id)).toContain(sale.id);
  for (const keyword of ['SF0000000000', '%', '_']) expect((await searched(keyword)).list).toEqual([]);
  expect((await app.ok('stock.returns', { page: 2 }, { token: zhao })).list).toEqual([]);
});

test('received it goes on, and the task at the service desk is the decision of the clerk', async () => {
  const { id } = await sentBack();
  const open = await taskOf(id);
  expect(open).toMatchObject({ status: 'todo', area: 'service' });
  expect(await receive(id)).toMatchObject({ code: 200, data: { id, received: true, trackingNo: PARCEL.trackingNo } });
  expect(await statusOf(id)).toBe('refunding');
  const [clerk] = await app.db.select().from(employees).where(eq(employees.name, '赵小满'));
  const closed = await taskOf(id);
  expect(closed).toMatchObject({ id: open.id, status: 'passed', decidedById: clerk!.id, rev: open.rev + 1 });
  expect(closed.log.at(-1)!.label).toBe('赵小满 通过');
  const late = { id: open.id, rev: open.rev, result: 'pass' as const, requestId: rid() };
  expect(await app.call('ding.tasksComplete', late, { token: qian })).toMatchObject({
    code: 409,
    message: '该任务已处理',
  });
  const logs = await app.db.select().from(afterSaleLogs).where(eq(afterSaleLogs.afterSaleId, id));
  expect(logs.filter(({ text }) => text === '已收到退货')).toMatchObject([{ by: '仓库' }]);
  expect((await searched(PARCEL.trackingNo)).total).toBe(0);
  await app.runJobs();
  expect(await statusOf(id)).toBe('done');
});

test('twice is once: the same press, another one, a colleague, both at one moment, and after the desk', async () => {
  const { id } = await sentBack();
  const requestId = rid();
  const [one, other] = await Promise.all([receive(id, zhao, requestId), receive(id, feng)]);
  expect(one).toMatchObject({ code: 200, data: { received: true } });
  expect(other.data).toEqual(one.data);
  for (const again of [await receive(id, zhao, requestId), await receive(id), await receive(id, feng)])
    expect(again).toMatchObject({ code: 200, data: one.data });
  await app.runJobs();
  expect(await receive(id)).toMatchObject({ code: 200, data: one.data });
  const logs = await app.db.select().from(afterSaleLogs).where(eq(afterSaleLogs.afterSaleId, id));
  expect(logs.filter(({ text }) => text === '已收到退货')).toHaveLength(1);
});

test('what the service desk received is received', async () => {
  const { id } = await sentBack();
  const { id: taskId, rev } = await taskOf(id);
  await app.ok('ding.tasksComplete', { id: taskId, rev, result: 'pass', requestId: rid() }, { token: qian });
  expect(await receive(id)).toMatchObject({ code: 200, data: { received: true } });
});

test('what nobody has sent back is refused with its state', async () => {
  const words = { applied: '待审核', waitReturn: '待寄回', rejected: '已拒绝' } as const;
  for (const status of ['applied', 'waitReturn', 'rejected'] as const) {
    const { id, no } = await saleOf(status);
    expect(await receive(id)).toMatchObject({ code: 422, message: `售后 ${no} ${words[status]}，没有寄回的包裹` });
    expect(await statusOf(id)).toBe(status);
  }
  for (const id of ['1', '9999999999999']) expect(await receive(id)).toMatchObject({ code: 404 });
  expect(await receive('x')).toMatchObject({ code: 400 });
});

test('what comes back to a merchant is not there', async () => {
  const { id } = await sentBack();
  const belongTo = (merchantId: string | null) =>
    app.db.update(afterSales).set({ merchantId }).where(eq(afterSales.id, id));
  await belongTo('1');
  expect((await searched(PARCEL.trackingNo)).total).toBe(0);
  expect(await receive(id)).toMatchObject({ code: 404 });
  expect([await statusOf(id), (await taskOf(id)).status]).toEqual(['returning', 'todo']);
  await belongTo(null);
});

test('nobody receives an own purchase, unless it is worth less than the shop has set', async () => {
  const { id } = await sentBack();
  const [zhaoRow] = await app.db.select().from(employees).where(eq(employees.name, '赵小满'));
  await app.db.insert(employees).values({ ...zhaoRow!, id: '999', no: 'T999', name: '林知夏', memberId: LIN });
  expect(await receive(id, lin)).toMatchObject({ code: 403, message: '该申请与你本人有关，请由其他同事处理' });
  expect([await statusOf(id), (await taskOf(id)).status]).toEqual(['returning', 'todo']);
  const { worth } = await taskOf(id);
  const below = (aloneBelow: number) =>
    app.db.transaction((tx) => writeShopSettings(tx, { limits: { ...SHOP.shopSettings.limits, aloneBelow } }));
  await below(worth!);
  expect(await receive(id, lin)).toMatchObject({ code: 403 });
  await below(worth! + 1);
  expect(await receive(id, lin)).toMatchObject({ code: 200, data: { received: true } });
});
