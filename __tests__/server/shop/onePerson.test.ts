/** A new folder is a shop that one person runs: its orders are paid by transfer, picked and sent by whoever works there alone (rule 5.8). */
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { skus } from '../../../server/db/schema';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { push } from '../../../server/shop/push';
import { addStaff } from '../../../server/shop/staff';
import { testServer } from '../harness';
import { buy, rid } from '../order/shop';
import { deskOf, PARCEL } from '../warehouse/desk';
import { drawing, newFolder, settingsOf } from './folders';

const OWNER = '13911110001';
const BUYER = '13911110002';
const app = testServer({ seed: 'base' });
let folder: string;
let owner: string;
let buyer: string;

beforeAll(async () => {
  folder = newFolder();
  await initFolder(folder, drawing);
  await pushAll();
  await addStaff(settingsOf(app), {
    no: 'E1',
    mobile: OWNER,
    name: '王岚',
    title: '店主',
    store: 'XIHU',
    department: '行政',
    areas: '库存 | 财务 | 售后',
    manager: '是',
  });
  [owner, buyer] = [await app.login(OWNER), await app.login(BUYER)];
  const home = { name: '李牧', mobile: BUYER, regionCode: '330106', detail: '龙井路 1 号', isDefault: true };
  for (const token of [owner, buyer]) await app.ok('address.create', home, { token });
});

const pushAll = async () => push(await readFolder(folder), settingsOf(app));
async function alone(yuan: string): Promise<void> {
  const file = path.join(folder, 'shop.yml');
  const parts = parse(fs.readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  fs.writeFileSync(file, stringify({ ...parts, limits: { ...parts.limits, alone_below: yuan } }));
  fs.rmSync(path.join(folder, 'employees.csv'), { force: true });
  await pushAll();
}

const desk = deskOf(() => app);
let pictures = 0;
async function upload(token: string): Promise<string> {
  const size = { width: 30 + pictures++, height: 20, channels: 3, background: '#fff' } as const;
  return (await app.upload(await sharp({ create: size }).png().toBuffer(), { token, scene: 'voucher' })).data.url;
}
/** Ordered and proven by transfer, at the cashier that names the account. */
async function bought(token: string, qty = 1) {
  const [sku] = await app.db.select().from(skus).where(eq(skus.price, 16_800));
  const { order } = await buy(app, token, [{ skuId: sku!.id, qty }]);
  expect((await app.ok('buyAccount.index', {}, { token })).accounts).toHaveLength(1);
  await app.ok(
    'atShop.orderProof',
    {
      orderGroup: 'order',
      orderId: order.orderId,
      amount: order.amount,
      payer: '李牧',
      paidAt: app.clock.now() - 60_000,
      photos: [await upload(token)],
      requestId: rid(),
    },
    { token },
  );
  return order;
}
const waiting = async () => (await app.ok('ding.tasksMessage', { tab: 'todo' }, { token: owner })).page!.list;
async function decide(id: string, result: 'pass' | 'reject' = 'pass') {
  const { task } = await app.ok('ding.tasksMessage', { id }, { token: owner });
  return app.call('ding.tasksComplete', { id, rev: task!.rev, result, requestId: rid() }, { token: owner });
}
/** Picked whole and handed in by the owner. */
async function picked(no: string) {
  const doc = await desk.read(owner, { code: no });
  const taken = await desk.ok(desk.step(owner, doc, 'pick', { lines: desk.all(doc) }));
  return desk.ok(desk.step(owner, taken, 'submit'));
}
const statusOf = async (token: string, id: string) => (await app.ok('memberOrder.view', { id }, { token })).card.status;
const numberOf = async (token: string, id: string) => (await app.ok('memberOrder.view', { id }, { token })).card.no;

test('an order of a fresh folder is paid by transfer and sent by its only employee', async () => {
  const order = await bought(buyer);
  const [task, ...more] = await waiting();
  expect([task!.kind, more]).toEqual(['voucher', []]);
  expect(await decide(task!.id)).toMatchObject({ code: 200 });
  expect(await statusOf(buyer, order.orderId)).toBe('paid');
  const checking = await picked(await numberOf(buyer, order.orderId));
  expect(checking.can).toEqual(expect.arrayContaining(['pass', 'reject']));
  expect(checking.cannot).toBeUndefined();
  await desk.ok(desk.step(owner, checking, 'pass', PARCEL));
  expect(await statusOf(buyer, order.orderId)).toBe('shipped');
});

test('the only employee buys, too: what is worth less than the shop has set waits for nobody else', async () => {
  const order = await bought(owner);
  const [task] = await waiting();
  expect(task).toMatchObject({ kind: 'voucher' });
  expect((await app.ok('ding.tasksMessage', { id: task!.id }, { token: owner })).task!.can).toEqual([
    'pass',
    'reject',
    'withdraw',
  ]);
  expect(await decide(task!.id)).toMatchObject({ code: 200 });
  expect(await statusOf(owner, order.orderId)).toBe('paid');
});

test('what is worth as much or more takes two, and so does everything where the shop has set nothing', async () => {
  for (const limit of ['504', '0']) {
    await alone(limit);
    const order = await bought(owner, 3);
    expect(await waiting()).toEqual([]);
    const sent = await app.ok('ding.tasksMessage', { tab: 'sent', kind: 'voucher' }, { token: owner });
    expect(await decide(sent.page!.list[0]!.id)).toMatchObject({ code: 403 });
    await alone('504.01');
    expect(await decide(sent.page!.list[0]!.id)).toMatchObject({ code: 200 });
    await alone(limit);
    const checking = await picked(await numberOf(owner, order.orderId));
    expect(checking.cannot).toBe('需他人复核');
    for (const action of ['pass', 'reject'])
      expect(await desk.step(owner, checking, action, { ...PARCEL, note: '数量不对' })).toMatchObject({
        code: 422,
        message: '需他人复核',
      });
    await alone('504.01');
    await desk.ok(desk.step(owner, checking, 'reject', { note: '少一罐' }));
  }
});
