/** Nobody of the staff decides what he sent himself or what moves his own money; a sender takes his own back. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { TaskResult } from '../../../src/contract/task/schemas';
import { afterSales, employees, members, orders, tasks, vouchers } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { OWN as SHOP } from '../../../server/domains/people/shopSettings/settings';
import { auditKinds } from '../../../server/taskKinds';
import { createTestServer, type TestServer } from '../harness';
import { buy } from '../order/shop';
import { keepRows } from '../rewind';

const MANAGER = '13900000001';
const STOCK = '13900000003';
const SERVICE = '13900000004';
const FINANCE = '13900000005';
const BRANCH_MANAGER = '13900000012';
const OWN = '不能处理自己提交的申请，可以撤回后重新提交';
const ABOUT_SELF = '该申请与你本人有关，请由其他同事处理';

let app: TestServer;
let rewind: () => Promise<void>;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  rewind = await keepRows(app);
});
beforeEach(() => rewind());
afterAll(() => app.close());

const idOf = async (mobile: string) => (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0]!.id;
const employeeOf = async (mobile: string) =>
  (
    await app.db
      .select()
      .from(employees)
      .where(eq(employees.memberId, await idOf(mobile)))
  )[0]!;
let pictures = 0;
/** Every picture is another one: a receipt pays once. */
const upload = async (token: string, scene = 'voucher') => {
  const body = await sharp({ create: { width: 20 + pictures++, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  return (await app.upload(body, { token, scene })).data.url;
};
const taskOf = async (kind: 'voucher' | 'wholesale' | 'afterSale', targetId: string) =>
  (
    await app.db
      .select()
      .from(tasks)
      .where(and(eq(tasks.kind, kind), eq(tasks.targetId, targetId), eq(tasks.status, 'todo')))
  )[0]!;
const decide = (task: { id: string; rev: number }, result: TaskResult, token: string, note = '') =>
  app.call('ding.tasksComplete', { id: task.id, rev: task.rev, result, note, requestId: randomUUID() }, { token });

async function unpaidOrder(token: string) {
  await app.ok(
    'address.create',
    { name: '孙会', mobile: '13900000005', regionCode: '330106', detail: '龙井路 1 号', isDefault: true },
    { token },
  );
  const { order } = await buy(app, token, [{ skuId: '101401', qty: 1 }]);
  return { id: order.orderId, amount: order.amount };
}
const sendProof = (token: string, order: { id: string; amount: number }, photo: string) =>
  app.call(
    'atShop.orderProof',
    {
      orderGroup: 'order',
      orderId: order.id,
      amount: order.amount,
      payer: '孙会',
      paidAt: app.clock.now() - 60_000,
      photos: [photo],
      requestId: randomUUID(),
    },
    { token },
  );
const statusOf = async (id: string) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]!.status;

test('a proof of the cashier herself: she may only take it back and send another; a colleague of the desk passes it', async () => {
  const sun = await app.login(FINANCE);
  const photo = await upload(sun);
  const order = await unpaidOrder(sun);
  const voucher = (await sendProof(sun, order, photo)).data;
  const task = await taskOf('voucher', voucher.id);

  expect(await decide(task, 'pass', sun)).toMatchObject({ code: 403, message: OWN });
  expect(await decide(task, 'reject', sun, '不符')).toMatchObject({ code: 403, message: OWN });
  expect(await statusOf(order.id)).toBe('unpaid');
  expect(await decide(task, 'pass', await app.login(STOCK))).toMatchObject({ code: 404 });
  expect(await decide(task, 'withdraw', await app.login(MANAGER))).toMatchObject({
    code: 403,
    message: '只有提交人可以撤回',
  });
  const todo = await app.ok('ding.tasksMessage', { tab: 'todo', kind: 'voucher' }, { token: sun });
  expect(todo.page!.list.map(({ id }) => id)).not.toContain(task.id);
  const sent = await app.ok('ding.tasksMessage', { tab: 'sent', kind: 'voucher' }, { token: sun });
  expect(sent.page!.list).toMatchObject([{ id: task.id, status: 'todo' }]);
  const own = await app.ok('ding.tasksMessage', { id: task.id }, { token: sun });
  expect(own.task!.can).toEqual(['withdraw']);

  expect(await decide(task, 'withdraw', sun)).toMatchObject({
    code: 200,
    data: { task: { status: 'done' }, can: [], log: [{ label: '孙会 撤回' }] },
  });
  expect(await decide(task, 'pass', await app.login(MANAGER))).toMatchObject({ code: 409, message: '该任务已处理' });
  const [taken] = await app.db.select().from(vouchers).where(eq(vouchers.id, voucher.id));
  expect(taken).toMatchObject({ status: 'rejected', reason: '提交人已撤回' });

  const second = (await sendProof(sun, order, photo)).data;
  const again = await taskOf('voucher', second.id);
  const manager = await app.login(MANAGER);
  const { task: seen } = await app.ok('ding.tasksMessage', { id: again.id }, { token: manager });
  expect(seen!.can).toEqual(['pass', 'reject']);
  expect(await decide(again, 'pass', manager)).toMatchObject({ code: 200 });
  expect(await statusOf(order.id)).toBe('paid');
});

test('a withdrawn proof leaves the order its days, not more; then it runs out', async () => {
  const sun = await app.login(FINANCE);
  const order = await unpaidOrder(sun);
  const voucher = (await sendProof(sun, order, await upload(sun))).data;
  await decide(await taskOf('voucher', voucher.id), 'withdraw', sun);
  app.clock.advance(2 * 86_400_000 + 1000);
  await app.runJobs();
  expect(await statusOf(order.id)).toBe('cancelled');
});

test('a manager asks for wholesale: another manager decides', async () => {
  const wang = await app.login(MANAGER);
  const form = { company: '杭州王岚茶铺', taxNo: '91330106ma2h1qy58q', contact: '王岚', mobile: MANAGER };
  const license = await upload(wang, 'paper');
  const apply = () =>
    app.ok('special.wholesaleApply', { ...form, license, agree: true, requestId: randomUUID() }, { token: wang });
  await apply();
  const id = await idOf(MANAGER);
  const task = await taskOf('wholesale', id);
  expect(await decide(task, 'pass', wang)).toMatchObject({ code: 403, message: OWN });
  expect(await decide(task, 'pass', await app.login(FINANCE))).toMatchObject({ code: 404 });
  expect(await decide(task, 'withdraw', wang)).toMatchObject({ code: 200 });
  await apply();
  const branch = await app.login(BRANCH_MANAGER);
  expect(await decide(await taskOf('wholesale', id), 'pass', branch)).toMatchObject({ code: 200 });
  const [member] = await app.db.select().from(members).where(eq(members.id, id));
  expect(member!.wholesaler).toBe('approved');
});

test('an after-sale of the service desk itself, and one of the goods of his own shop, are for a colleague', async () => {
  const qian = await app.login(SERVICE);
  const manager = await app.login(MANAGER);
  const order = await unpaidOrder(qian);
  const voucher = (await sendProof(qian, order, await upload(qian))).data;
  await decide(await taskOf('voucher', voucher.id), 'pass', manager);
  const { card } = await app.ok('memberOrder.view', { id: order.id }, { token: qian });
  const asked = { orderId: order.id, way: 'refund' as const, reason: '不想要了' };
  const lines = card.lines.filter(({ gift }) => !gift).map(({ id, qty }) => ({ lineId: id, qty }));
  const apply = () => app.ok('memberOrder.returnApply', { ...asked, lines, requestId: randomUUID() }, { token: qian });
  const first = await apply();
  const task = await taskOf('afterSale', first.id);
  expect(await decide(task, 'pass', qian)).toMatchObject({ code: 403, message: OWN });
  expect(await decide(task, 'withdraw', qian)).toMatchObject({ code: 200 });
  const [sale] = await app.db.select().from(afterSales).where(eq(afterSales.id, first.id));
  expect(sale!.status).toBe('withdrawn');

  const second = await apply();
  // The manager is also the merchant whose goods these are: what he decides would move his own money.
  await app.db.update(afterSales).set({ merchantId: '1' }).where(eq(afterSales.id, second.id));
  await app.db.update(members).set({ merchantId: '1' }).where(eq(members.mobile, MANAGER));
  const again = await taskOf('afterSale', second.id);
  expect((await app.ok('ding.tasksMessage', { id: again.id }, { token: manager })).task!.can).toEqual([]);
  expect(await decide(again, 'pass', manager)).toMatchObject({ code: 403, message: ABOUT_SELF });
  await app.db.update(members).set({ merchantId: '1' }).where(eq(members.mobile, SERVICE));
  expect(await app.call('merchant.orderReturnPass', { id: second.id }, { token: qian })).toMatchObject({
    code: 403,
    message: ABOUT_SELF,
  });
  await app.db.update(members).set({ merchantId: null }).where(eq(members.mobile, MANAGER));
  expect(await decide(again, 'pass', manager)).toMatchObject({ code: 200 });
});

test('an after-sale that went to the platform is not taken back: its sender is not offered it', async () => {
  const qian = await app.login(SERVICE);
  const manager = await app.login(MANAGER);
  const order = await unpaidOrder(qian);
  const voucher = (await sendProof(qian, order, await upload(qian))).data;
  await decide(await taskOf('voucher', voucher.id), 'pass', manager);
  const { card } = await app.ok('memberOrder.view', { id: order.id }, { token: qian });
  const lines = card.lines.filter(({ gift }) => !gift).map(({ id, qty }) => ({ lineId: id, qty }));
  const asked = { orderId: order.id, way: 'refund' as const, reason: '不想要了', lines, requestId: randomUUID() };
  const { id } = await app.ok('memberOrder.returnApply', asked, { token: qian });
  const can = async (task: { id: string }) =>
    (await app.ok('ding.tasksMessage', { id: task.id }, { token: qian })).task!.can;
  const first = await taskOf('afterSale', id);
  expect(await can(first)).toEqual(['withdraw']);
  await decide(first, 'reject', manager, '已经发货');
  const raise = { id, action: 'escalate' as const, requestId: randomUUID() };
  await app.ok('memberOrder.returnUpdate', raise, { token: qian });

  const raised = await taskOf('afterSale', id);
  expect(await can(raised)).toEqual([]);
  expect(await decide(raised, 'withdraw', qian)).toMatchObject({ code: 409, message: '现在不能撤回' });
  expect((await taskOf('afterSale', id)).rev).toBe(raised.rev);
  const [sale] = await app.db.select().from(afterSales).where(eq(afterSales.id, id));
  expect(sale!.status).toBe('escalated');
});

test('of every kind, what is worth less than the shop has set is decided by its own sender; the rest is not', async () => {
  await app.db.transaction((tx) =>
    writeShopSettings(tx, { limits: { ...SHOP.shopSettings.limits, aloneBelow: 50_000 } }),
  );
  const wang = await app.login(MANAGER);
  const { id: assigneeId, memberId } = await employeeOf(MANAGER);
  const may = async (kind: keyof typeof auditKinds, worth: number | null) => {
    const [made] = await app.db
      .insert(tasks)
      .values({
        kind,
        targetId: '1',
        title: kind,
        fromId: memberId,
        fromName: '王岚',
        area: 'manager',
        assigneeId,
        worth,
        createdAt: 1,
      })
      .returning();
    const { id } = made!;
    const { page } = await app.ok('ding.tasksMessage', { tab: 'todo', kind }, { token: wang });
    const { task } = await app.ok('ding.tasksMessage', { id }, { token: wang });
    expect(page!.list.some((one) => one.id === id)).toBe(task!.can.some((result) => result !== 'withdraw'));
    return task!.can.some((result) => result !== 'withdraw');
  };
  for (const kind of Object.keys(auditKinds) as (keyof typeof auditKinds)[]) {
    expect([kind, await may(kind, 49_999)]).toEqual([kind, true]);
    expect([kind, await may(kind, 50_000), await may(kind, null)]).toEqual([kind, false, false]);
  }
});

test('the autopilot does not play the sender: it decides as a colleague of the desk, or leaves the task', async () => {
  const pilot = await createTestServer({ seed: true, config: { autopilot: true } });
  const before = app;
  app = pilot;
  try {
    const wang = await app.login(MANAGER);
    const order = await unpaidOrder(wang);
    const voucher = (await sendProof(wang, order, await upload(wang))).data;
    const { id } = await taskOf('voucher', voucher.id);
    app.clock.advance(3 * 60_000);
    await app.runJobs();
    const [task] = await app.db.select().from(tasks).where(eq(tasks.id, id));
    expect(task).toMatchObject({ status: 'passed', decidedById: (await employeeOf(FINANCE)).id });
    await app.db.delete(employees).where(eq(employees.memberId, await idOf(FINANCE)));
    const other = await unpaidOrder(wang);
    const alone = (await sendProof(wang, other, await upload(wang))).data;
    app.clock.advance(3 * 60_000);
    await app.runJobs();
    expect((await taskOf('voucher', alone.id)).status).toBe('todo');
  } finally {
    await pilot.close();
    app = before;
  }
});
