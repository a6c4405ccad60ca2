/** Offline transfers: accounts, the proof, and what the finance desk decides. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { eq, like } from 'drizzle-orm';
import { notices, orderLines, orders, payments, rechargeOrders, tasks, vouchers } from '../../../server/db/schema';
import { writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { OWN } from '../../../server/domains/people/shopSettings/settings';
import { verifyShop } from '../../../server/verify';
import { testServer } from '../harness';
import { buy } from '../order/shop';

const app = testServer({ seed: true });
let shen: string;
let lin: string;
let finance: string;
let stock: string;
let photo: string;
beforeAll(async () => {
  shen = await app.login('13800000020');
  lin = await app.login('13800000001');
  finance = await app.login('13900000005');
  stock = await app.login('13900000003');
  const body = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  photo = (await app.upload(body, { token: shen })).data.url;
});

async function order(): Promise<{ id: string; payable: number }> {
  const lines = [{ skuId: '101401', qty: 10 }];
  const asked = { source: 'wholesale' as const, lines, deliveryType: 'express' as const };
  const view = await app.ok('shop.orderPreview', asked, { token: shen });
  const { payable } = view.amounts;
  const made = await app.ok('shop.orderCreate', { ...asked, payable, requestId: randomUUID() }, { token: shen });
  return { id: made.orderId, payable };
}
const proof = (orderId: string, amount: number, more: Record<string, unknown> = {}, token: string | undefined = shen) =>
  app.call(
    'atShop.orderProof',
    {
      orderGroup: 'order',
      orderId,
      amount,
      payer: '杭州清源茶业有限公司',
      paidAt: app.clock.now() - 60_000,
      photos: [photo],
      requestId: randomUUID(),
      ...more,
    },
    { token },
  );
const taskOf = async (voucherId: string) =>
  (await app.db.select().from(tasks).where(eq(tasks.targetId, voucherId))).find((row) => row.kind === 'voucher')!;
const decide = (id: string, result: 'pass' | 'reject', rev: number, token = finance, note = '') =>
  app.call('ding.tasksComplete', { id, result, rev, note, requestId: randomUUID() }, { token });
const orderOf = async (id: string) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]!;

test('where to send the money', async () => {
  const { accounts, notice } = await app.ok('buyAccount.index', { orderGroup: 'order' }, { token: shen });
  expect(accounts.length).toBeGreaterThan(0);
  expect(notice).toContain('48 小时');
  await expect(app.call('buyAccount.index')).resolves.toMatchObject({ code: 401 });
  await expect(app.call('buyAccount.index', { orderGroup: 'x' }, { token: shen })).resolves.toMatchObject({
    code: 400,
  });
});

test('a proof waits for the finance desk, the order does not run out meanwhile; passed, it is paid', async () => {
  const { id, payable } = await order();
  const requestId = randomUUID();
  const first = await proof(id, payable, { requestId });
  expect(first).toMatchObject({ code: 200, data: { status: 'auditing', amount: payable } });
  expect((await proof(id, payable, { requestId })).data).toEqual(first.data);
  await expect(proof(id, payable)).resolves.toMatchObject({ code: 422, message: '凭证已提交，正在审核' });
  await expect(app.call('memberOrder.close', { id, reason: '拍错了' }, { token: shen })).resolves.toMatchObject({
    code: 422,
    message: '转账凭证审核中，暂不能取消',
  });
  app.clock.advance(3 * 86_400_000);
  await app.runJobs();
  expect((await orderOf(id)).status).toBe('unpaid');
  const task = await taskOf(first.data.id);
  await expect(decide(task.id, 'pass', task.rev, stock)).resolves.toMatchObject({ code: 404 });
  await expect(decide(task.id, 'pass', task.rev, lin)).resolves.toMatchObject({ code: 403 });
  const [one, two] = await Promise.all([decide(task.id, 'pass', task.rev), decide(task.id, 'pass', task.rev)]);
  expect([one.code, two.code].sort()).toEqual([200, 409]);
  expect(await orderOf(id)).toMatchObject({ status: 'paid' });
  const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, id));
  expect(payment).toMatchObject({ channel: 'offline', status: 'paid', amount: payable });
  const page = await app.ok('atShop.voucher', { orderGroup: 'order', orderId: id }, { token: shen });
  expect(page.list).toMatchObject([{ status: 'approved' }]);
  expect(await verifyShop(app.db)).toEqual([]);
  await expect(proof(id, payable)).resolves.toMatchObject({ code: 409, message: '订单已支付' });
});

test('refused with a reason: two more days, another proof; then it runs out', async () => {
  const { id, payable } = await order();
  const { data } = await proof(id, payable - 100);
  const task = await taskOf(data.id);
  expect(task).toMatchObject({ urgent: true, area: 'finance' });
  await expect(decide(task.id, 'reject', task.rev)).resolves.toMatchObject({ code: 422, message: '请填写驳回原因' });
  await expect(decide(task.id, 'reject', task.rev, finance, '金额不符')).resolves.toMatchObject({ code: 200 });
  expect(await orderOf(id)).toMatchObject({ status: 'unpaid', expireAt: app.clock.now() + 2 * 86_400_000 });
  const [row] = await app.db.select().from(vouchers).where(eq(vouchers.id, data.id));
  expect(row).toMatchObject({ status: 'rejected', reason: '金额不符' });
  expect((await proof(id, payable)).code).toBe(200);
  app.clock.advance(8 * 86_400_000);
  await app.runJobs();
  expect((await orderOf(id)).status).toBe('cancelled');
  await expect(proof(id, payable)).resolves.toMatchObject({ code: 422 });
});

test('a shop that gives transfers more time says so, and gives as much again after a refusal', async () => {
  await writeShopSettings(app.db, { limits: { ...OWN.shopSettings.limits, transferHours: 72 } });
  const { notice } = await app.ok('buyAccount.index', { orderGroup: 'order' }, { token: shen });
  expect(notice).toContain('72 小时');
  const { id, payable } = await order();
  const { data } = await proof(id, payable);
  const task = await taskOf(data.id);
  await decide(task.id, 'reject', task.rev, finance, '看不清');
  expect((await orderOf(id)).expireAt).toBe(app.clock.now() + 72 * 3_600_000);
  const sent = await app.db.select().from(notices).where(like(notices.text, '%看不清%'));
  expect(sent[0]?.text).toContain('请在 72 小时内重新提交');
  await writeShopSettings(app.db, { limits: OWN.shopSettings.limits });
});

test('one receipt pays once: the same picture is refused for another order, whoever sends it under whatever name', async () => {
  const receipt = await sharp({ create: { width: 21, height: 20, channels: 3, background: '#eee' } })
    .png()
    .toBuffer();
  const upload = async (token = shen) => [(await app.upload(receipt, { token, scene: 'voucher' })).data.url];
  const [one, other] = [await order(), await order()];
  const first = await proof(one.id, one.payable, { photos: await upload(), remark: '六月货款' });
  expect(first).toMatchObject({ code: 200, data: { remark: '六月货款' } });
  await expect(proof(other.id, other.payable, { photos: await upload() })).resolves.toMatchObject({
    code: 422,
    message: '凭证已提交，同一张回单只能用一次',
  });
  const task = await taskOf(first.data.id);
  await decide(task.id, 'reject', task.rev, finance, '订单填错');
  // Refused, it has proven nothing: for the same order or another one, two at once once.
  const photos = first.data.photos;
  const codes = (await Promise.all([one, other].map(({ id, payable }) => proof(id, payable, { photos })))).map(
    ({ code }) => code,
  );
  expect(codes.sort()).toEqual([200, 422]);
});

test('bad input, somebody else, nobody', async () => {
  const { id, payable } = await order();
  await expect(proof(id, payable, {}, lin)).resolves.toMatchObject({ code: 404 });
  await expect(
    app.call('atShop.orderProof', {
      orderGroup: 'order',
      orderId: id,
      amount: 1,
      payer: 'x',
      paidAt: 1,
      photos: [photo],
      requestId: randomUUID(),
    }),
  ).resolves.toMatchObject({ code: 401 });
  for (const more of [
    { photos: [] },
    { amount: 0 },
    { photos: ['/uploads/foreign.webp'] },
    { paidAt: app.clock.now() + 86_400_000 },
  ])
    await expect(proof(id, payable, more)).resolves.toMatchObject({ code: 400 });
  const own = await app.ok('atShop.voucher', { orderId: id }, { token: lin });
  expect(own.list).toEqual([]);
  await expect(app.call('atShop.voucher')).resolves.toMatchObject({ code: 401 });
  await expect(app.call('atShop.voucher', { page: 0 }, { token: shen })).resolves.toMatchObject({ code: 400 });
});

describe('who chooses a transfer', () => {
  const choose = (orderGroup: 'order' | 'recharge', orderId: string, token?: string) =>
    app.call('atShop.transfer', { orderGroup, orderId }, { token });
  const HOURS = 48 * 3_600_000;

  test('has its hours from the making of the order, which does not run out before; twice is once', async () => {
    const { order: made } = await buy(app, lin, [{ skuId: '101401', qty: 1 }]);
    const { createdAt, expireAt } = await orderOf(made.orderId);
    expect(expireAt! - createdAt).toBe(30 * 60_000);
    app.clock.advance(60_000);
    const until = createdAt + HOURS;
    await expect(choose('order', made.orderId, lin)).resolves.toMatchObject({ code: 200, data: { expireAt: until } });
    await expect(choose('order', made.orderId, lin)).resolves.toMatchObject({ code: 200, data: { expireAt: until } });
    app.clock.advance(47 * 3_600_000);
    await app.runJobs();
    expect(await orderOf(made.orderId)).toMatchObject({ status: 'unpaid', expireAt: until });
    app.clock.advance(3_600_000);
    await app.runJobs();
    expect((await orderOf(made.orderId)).status).toBe('cancelled');
    await expect(choose('order', made.orderId, lin)).resolves.toMatchObject({ code: 410, message: '订单已超时' });
  });

  test('of what others wait for has no more time; nor has anybody of an order of somebody else', async () => {
    const { order: made } = await buy(app, lin, [{ skuId: '101401', qty: 1 }]);
    await expect(choose('order', made.orderId, shen)).resolves.toMatchObject({ code: 404 });
    await expect(choose('order', made.orderId)).resolves.toMatchObject({ code: 401 });
    await app.db.update(orderLines).set({ campaignId: '1' }).where(eq(orderLines.orderId, made.orderId));
    const { expireAt } = await orderOf(made.orderId);
    await expect(choose('order', made.orderId, lin)).resolves.toMatchObject({ code: 200, data: { expireAt } });
    expect((await orderOf(made.orderId)).expireAt).toBe(expireAt);
    await app.db.update(orderLines).set({ campaignId: null }).where(eq(orderLines.orderId, made.orderId));
  });

  test('of a recharge has the same', async () => {
    const { orderId } = await app.ok('recharge.create', { amount: 5000, requestId: randomUUID() }, { token: shen });
    await expect(choose('recharge', orderId, lin)).resolves.toMatchObject({ code: 404 });
    await app.ok('atShop.transfer', { orderGroup: 'recharge', orderId }, { token: shen });
    const [row] = await app.db.select().from(rechargeOrders).where(eq(rechargeOrders.id, orderId));
    expect(row!.expireAt).toBe(row!.createdAt + HOURS);
  });
});
