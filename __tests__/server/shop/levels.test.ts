/** Levels and limits of shop.yml hold for members at once: their price, their level, their basket, how long an order waits. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { parse, stringify } from 'yaml';
import { couponTemplates, goods, orders, skus } from '../../../server/db/schema';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { pull } from '../../../server/shop/pull';
import { push } from '../../../server/shop/push';
import { report } from '../../../server/shop/report';
import { testServer } from '../harness';
import { drawing, newFolder, settingsOf } from './folders';

const MOBILE = '13911110009';
const app = testServer({ seed: 'base' });
let folder: string;
let token: string;

beforeAll(async () => {
  folder = newFolder();
  await initFolder(folder, drawing);
  // 500 points, growth of 150.
  fs.appendFileSync(path.join(folder, 'members.csv'), `${MOBILE},小满,女,,,500,150\n`);
  await pushAll();
  token = await app.login(MOBILE);
});

const pushAll = async () => report(await push(await readFolder(folder), settingsOf(app)), (address) => address);
type Parts = Record<string, unknown> & { limits: Record<string, unknown> };
function change(make: (parts: Parts) => object): void {
  const file = path.join(folder, 'shop.yml');
  const parts = parse(fs.readFileSync(file, 'utf8')) as Parts;
  fs.writeFileSync(file, stringify({ ...parts, ...make(parts) }));
}
const setLevels = (...levels: object[]) => change(() => ({ levels }));
const setLimits = (limits: Record<string, string>) => change((parts) => ({ limits: { ...parts.limits, ...limits } }));
const skuOf = async (code: string) => (await app.db.select().from(skus).where(eq(skus.barCode, code)))[0]?.id ?? '';
const teaOf = async (own?: string) => {
  const [row] = await app.db.select().from(goods).where(eq(goods.no, 'LJ-2026'));
  const { skus: all } = await app.ok('shop.productView', { id: row?.id ?? '' }, own ? { token: own } : {});
  return all[0]!;
};
const settled = async (points = 0) =>
  app.ok(
    'shop.orderPreview',
    { source: 'buy', lines: [{ skuId: await skuOf('LJ-2026-50'), qty: 1 }], couponId: '0', points },
    { token },
  );

test('a new shop has the usual levels and limits, and they are in its folder to be changed', async () => {
  expect(await app.ok('member.my', {}, { token })).toMatchObject({
    levelName: '茶友',
    level: { number: 1, need: 0, discountBp: 10_000, next: { name: '茗友', need: 500, discountBp: 9800 } },
    cardDiscountBp: 9000,
  });
  expect((await teaOf(token)).offer).toBeUndefined();
  expect((await settled()).expireMinutes).toBe(30);
  expect(parse(fs.readFileSync(path.join(folder, 'shop.yml'), 'utf8'))).toMatchObject({
    levels: [{ level: '1', name: '茶友', percent: '100', points: '1' }, {}, {}, {}, {}],
    limits: { unpaid_minutes: '30', transfer_hours: '48', points_percent: '20', card_percent: '90' },
  });
});

test('other levels: what a member is called and what tea costs follow, the pull says the same', async () => {
  setLevels({ level: 1, name: '新客', need: 0 }, { level: 2, name: '老客', need: 100, percent: 90, points: 1.5 });
  expect(await pushAll()).toEqual([
    '会员等级：新增 0，改动 2，删除 3',
    '  ~ 1：名称 茶友 → 新客',
    '  ~ 2：名称 茗友 → 老客；成长值 500 → 100；折扣百分比 98 → 90；积分倍数 1 → 1.5',
    '  - 3',
    '  - 4',
    '  - 5',
  ]);
  const me = await app.ok('member.my', {}, { token });
  expect(me).toMatchObject({ levelName: '老客', level: { number: 2, need: 100, discountBp: 9000 } });
  expect(me.level.next).toBeUndefined();
  expect((await teaOf(token)).offer).toEqual({ price: 15_120, why: 'level' });
  expect((await app.ok('site.config')).levels).toEqual(['新客', '老客']);
  expect(await settled()).toMatchObject({ amounts: { memberOff: 1680 }, givePoints: 226 });
  const again = newFolder();
  await pull(again, settingsOf(app));
  const { levels, limits } = parse(fs.readFileSync(path.join(again, 'shop.yml'), 'utf8')) as Parts;
  expect(levels).toEqual([
    { level: '1', name: '新客', need: '0', percent: '100', points: '1' },
    { level: '2', name: '老客', need: '100', percent: '90', points: '1.5' },
  ]);
  expect(limits).toMatchObject({ unpaid_minutes: '30' });
  expect(await pushAll()).toEqual(['没有改动。']);
});

test('a level that a coupon asks for stays, also when the coupons are not in the folder', async () => {
  await app.db.update(couponTemplates).set({ needLevel: 2, takeType: 'center' });
  const [template] = await app.db.select().from(couponTemplates);
  const file = path.join(folder, 'coupons.csv');
  const before = fs.readFileSync(file);
  fs.rmSync(file);
  setLevels({ level: 1, name: '新客', need: 0 });
  await expect(pushAll()).rejects.toThrow('shop.yml levels：还有 1 个优惠券需要第 1 级以上，不能去掉那些等级');
  setLevels({ level: 1, name: '新客', need: 0 }, { level: 2, name: '贵客', need: 1000, percent: 90 });
  await pushAll();
  expect((await app.ok('member.my', {}, { token })).levelName).toBe('新客');
  expect(
    await app.call('tea.getcoupon', { templateId: template!.id, requestId: randomUUID() }, { token }),
  ).toMatchObject({
    code: 422,
    message: '贵客及以上可领',
  });
  fs.writeFileSync(file, before);
});

test('limits: the basket, how long an order waits, what points pay, the annual card', async () => {
  setLimits({ basket_kinds: '1', unpaid_minutes: '45', points_percent: '1', card_percent: '80' });
  expect(await pushAll()).toContain(
    '  ~ ：未付款取消 30 → 45；购物车种数 120 → 1；积分最多抵 20 → 1；年卡折扣百分比 90 → 80',
  );
  await app.ok('cartItem.create', { skuId: await skuOf('LJ-2026-50'), qty: 1, requestId: randomUUID() }, { token });
  expect(
    await app.call(
      'cartItem.create',
      { skuId: await skuOf('DH-2026-100'), qty: 1, requestId: randomUUID() },
      { token },
    ),
  ).toMatchObject({
    code: 422,
    message: '购物车最多 1 种商品',
  });
  // One per cent of ¥168.
  expect(await settled(500)).toMatchObject({ expireMinutes: 45, points: { max: 168, used: 168 } });
  expect((await teaOf()).cardPrice).toBe(13_440);
  const address = await app.ok(
    'address.create',
    { name: '小满', mobile: MOBILE, regionCode: '330106', detail: '龙井路 1 号', isDefault: true },
    { token },
  );
  const view = await settled();
  const { orderId } = await app.ok(
    'shop.orderCreate',
    {
      source: 'buy',
      lines: [{ skuId: await skuOf('LJ-2026-50'), qty: 1 }],
      couponId: '0',
      deliveryType: 'express',
      addressId: address.id,
      requestId: randomUUID(),
      payable: view.amounts.payable,
    },
    { token },
  );
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.expireAt).toBe(app.clock.now() + 45 * 60_000);
});
