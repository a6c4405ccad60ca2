/** Flow 22 (rule 21.19): a member joins as a merchant, sells, sends a parcel in parts, redeems a pick-up code once, and withdraws what is his. */
import { and, eq, ne } from 'drizzle-orm';
import sharp from 'sharp';
import type { TaskKind } from '../../server/db/schema';
import {
  accounts,
  afterSales,
  cartItems,
  goods,
  ledgerRows,
  members,
  merchants,
  orderLines,
  orders,
  orderSellers,
  parcels,
  tasks,
  withdrawals,
} from '../../server/db/schema';
import { ship } from '../../server/domains/trade/fulfilment/service';
import { rid } from '../server/order/shop';
import { CARDS, ID_NUMBER } from '../server/withdrawal/desk';
import { askBack, chooseBalance, handIn, setPayPassword, settle } from './buyer';
import { sayCard, sayWho } from './identity';
import { openShop, type Shop, type ShopPhone } from './shop';
import { LIN, ZHOU, goodsId } from '../server/demo';

const PIN = '246810';
const DAY = 86_400_000;
/** Half a second past the guard against a second press. */
const CLICK_GUARD = 1600;
/** 王岚, and 孙会 of the finance desk. */
const MANAGER = '13900000001';
const FINANCE = '13900000005';
const CAKE = '手工桂花糕';
/** The house's own. */
const TEA = '茉莉龙珠';
const LIN_ID = '10001';
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** The open task of this kind, whose page is not built yet: decided with the staff member's own session. */
async function decide(kind: TaskKind, mobile: string): Promise<void> {
  const { server } = shop;
  const token = await server.login(mobile);
  const open = await server.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, kind), eq(tasks.status, 'todo'), eq(tasks.fromName, '周允')));
  const task = open.at(-1)!;
  await server.ok(
    'ding.tasksComplete',
    { id: task.id, rev: task.rev, result: 'pass', note: '', requestId: rid() },
    { token },
  );
}

const square = (background: string, width = 600) => ({
  create: { width, height: 600, channels: 3 as const, background },
});

async function addPicture(phone: ShopPhone, button: string): Promise<void> {
  // Green, yellow and blue, a square each.
  const buffer = await sharp(square('#d9a441', 1800))
    .composite([
      { input: square('#3f7043'), left: 0, top: 0 },
      { input: square('#2b4c7e'), left: 1200, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  await phone.press(button);
  const [chooser] = await Promise.all([phone.page.waitForEvent('filechooser'), phone.press('从本机选择文件')]);
  await chooser.setFiles({ name: 'cake.jpg', mimeType: 'image/jpeg', buffer });
}

/** One finger takes the picture by the middle of its frame and lets it go further right, by a part of the screen's width. */
async function drag(phone: ShopPhone, by: number): Promise<void> {
  const box = (await phone.top.getByRole('img', { name: '要裁剪的图片' }).boundingBox())!;
  const touches = await phone.page.context().newCDPSession(phone.page);
  const at = (x: number) => [{ x, y: box.y + box.height / 2 }];
  const from = 390 * (0.5 - by / 2);
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 10; step += 1)
    await touches.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + (390 * by * step) / 10),
    });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await phone.page.waitForTimeout(300);
  await touches.detach();
}

/** From the settlement: handed in, and paid from the balance. */
async function payFromBalance(phone: ShopPhone): Promise<string> {
  const orderId = await handIn(phone);
  await chooseBalance(phone);
  await phone.enterPin(PIN);
  await phone.arrive('/shop/pages/order/success');
  return orderId;
}

/** 林知夏 buys one cake, which she fetches herself. */
async function buyForPickup(phone: ShopPhone, cakeId: string): Promise<string> {
  await settle(phone, cakeId);
  await phone.press('自提');
  await phone.press(/^自提门店/);
  await phone.top.getByRole('dialog', { name: '自提门店' }).getByRole('radio', { disabled: false }).first().tap();
  await phone.type('提货人', '林知夏');
  await phone.type('提货手机', LIN);
  return payFromBalance(phone);
}

/** 林知夏 puts two cakes and a tea of the house into an empty basket and pays both at once from her balance. */
async function buyTogether(phone: ShopPhone, cakeId: string): Promise<string> {
  const { db } = shop.server;
  await db.delete(cartItems).where(eq(cartItems.memberId, LIN_ID));
  for (const id of [cakeId, await goodsId(shop.server, TEA)]) {
    await phone.open(`/shop/pages/goods?id=${id}`);
    await phone.press('加入购物车');
    const sheet = phone.top.getByRole('dialog', { name: '选择规格' });
    if (id === cakeId) await sheet.getByRole('button', { name: /^增加/ }).tap();
    await sheet.getByRole('button', { name: '加入购物车' }).tap();
    await phone.sees('已加入购物车');
  }
  await phone.open('/shop/pages/cart/index');
  await phone.press('结算(2)');
  await phone.arrive('/shop/pages/order/settle');
  await phone.sees('应付');
  return payFromBalance(phone);
}

test('joins, sells, ships in parts, redeems once, and withdraws', async () => {
  const { server } = shop;
  const { db } = server;
  const phone = await shop.phone({ member: ZHOU });

  // 1. The application; a manager passes it.
  await phone.open('/member/pages/wholesale/index?identity=merchant');
  await phone.press('申请入驻');
  await phone.type('店名', '周允糕点铺');
  await phone.press('茶点');
  await phone.type('联系人', '周允');
  await phone.type('手机号', ZHOU);
  await phone.press(/^店铺位置/);
  await phone.arrive('/choose-location');
  await phone.press(/西湖总店/);
  await phone.press('用这个位置');
  await phone.arrive('/member/pages/wholesale/index');
  for (const place of ['浙江省', '杭州市', '西湖区']) await phone.press(place);
  await phone.type('详细地址', '龙井路 1 号');
  await addPicture(phone, '添加照片');
  await phone.sees('营业执照（1/1）');
  await addPicture(phone, '添加照片');
  await phone.sees('店铺照片（1/9）');
  await phone.press(/^我已阅读并同意/);
  await phone.pressTwice('提交申请');
  await phone.sees('审核中');
  await decide('merchant', MANAGER);
  expect(await db.select().from(merchants).where(eq(merchants.name, '周允糕点铺'))).toMatchObject([
    { state: 'approved' },
  ]);

  // 2. A class and a goods, which waits for its audit.
  await phone.open('/member/pages/wholesale/manage?tab=category');
  await phone.press('新建分类');
  await phone.type('分类名', '糕团');
  await phone.press('糕点');
  await phone.press('保存');
  await phone.sees('0 件商品');
  await phone.press('商品');
  await phone.press('上新');
  await addPicture(phone, '添加图片');
  await phone.sees('1.0 倍');
  await drag(phone, 0.95);
  await phone.press('放大');
  await phone.sees('1.2 倍');
  await phone.press('完成');
  await phone.sees('商品图片（1/9），按住拖动可排序');
  await phone.type('名称', CAKE);
  await phone.type('价格（元）', '36');
  await phone.type('库存', '10');
  await phone.press('提交审核');
  await phone.sees(/提交$/);
  await decide('goods', MANAGER);
  const [made] = await db.select().from(goods).where(eq(goods.title, CAKE));
  expect(made).toMatchObject({ status: 'on', seller: '周允糕点铺' });
  // What the finger brought under the frame, and nothing beside it: the phone had made it 1600 px wide.
  const uploaded = (await server.http.inject(made!.images[0]!)).rawPayload;
  const { channels } = await sharp(uploaded).stats();
  expect((await sharp(uploaded).metadata()).width).toBe(444);
  expect(channels.map(({ mean }) => Math.round(mean / 8))).toEqual(
    [0x3f, 0x70, 0x43].map((mean) => Math.round(mean / 8)),
  );

  // 3. One order by parcel, sent in parts, one picked up at the counter.
  const buyer = await shop.phone({ member: LIN });
  const sent = await buyTogether(buyer, made!.id);
  const [lin] = await db.select().from(members).where(eq(members.mobile, LIN));
  expect((await db.select().from(orders).where(eq(orders.id, sent)))[0]).toMatchObject({
    memberId: lin!.id,
    status: 'paid',
  });
  // Split by seller: of the two lines the merchant has one, and its money.
  const sentLines = await db.select().from(orderLines).where(eq(orderLines.orderId, sent));
  expect(sentLines.map(({ title, qty }) => [title, qty]).sort()).toEqual(
    [
      [CAKE, 2],
      [TEA, 1],
    ].sort(),
  );
  const cakes = sentLines.find(({ title }) => title === CAKE)!;
  const ownShare = and(eq(orderSellers.orderId, sent), eq(orderSellers.merchantId, made!.merchantId!));
  expect(await db.select().from(orderSellers).where(ownShare)).toMatchObject([
    { qty: 2, amount: cakes.paid, stage: 'ship' },
  ]);
  const token = await server.login(LIN);
  const picked = await buyForPickup(buyer, made!.id);
  expect((await db.select().from(orders).where(eq(orders.id, picked)))[0]).toMatchObject({
    status: 'pickup',
    deliveryType: 'pickup',
    pickup: { name: '林知夏', mobile: LIN },
  });
  await phone.open('/member/pages/wholesale/manage');
  await phone.sees(CAKE);
  expect(await phone.reads()).not.toContain(TEA);
  await phone.press('发货');
  await phone.press(`减少${CAKE} 本次发货件数`);
  await phone.type('快递单号', 'SF1029384756');
  await phone.press('确认发货');
  await phone.sees('还有 1 件待发');
  const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!.status;
  expect(await statusOf(sent)).toBe('partial');
  await phone.press('发货');
  await phone.type('快递单号', 'SF1029384757');
  await phone.page.waitForTimeout(CLICK_GUARD);
  await phone.pressTwice('确认发货');
  await phone.sees('没有待发货的订单');
  expect(await db.select().from(parcels).where(eq(parcels.orderId, sent))).toHaveLength(2);
  // What the house sends of it is still to come.
  expect(await statusOf(sent)).toBe('partial');
  await db.transaction((tx) => ship(tx as never, sent, undefined, server.clock.now(), server.server));
  expect(await statusOf(sent)).toBe('shipped');

  const { qr } = await server.ok('pickUp.code', { orderId: picked }, { token });
  await phone.press(/^待核销/);
  await phone.press('核销');
  await phone.type('核销码', qr);
  await phone.press('查询');
  await phone.sees('林** 138****0001');
  await phone.press('确认核销');
  await phone.sees('没有待核销的订单');
  await phone.press('扫码核销');
  await phone.type('核销码', qr);
  await phone.page.waitForTimeout(CLICK_GUARD);
  await phone.press('查询');
  await phone.sees('取货码已使用');
  expect((await db.select().from(orders).where(eq(orders.id, picked)))[0]).toMatchObject({ status: 'received' });

  // 4. One of the two pieces comes back.
  await buyer.open(`/shop/pages/order/detail?id=${sent}`);
  await buyer.press(/^确认收货/);
  await buyer.top.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).tap();
  await buyer.sees('已确认收货');
  await askBack(buyer, CAKE);
  const [sale] = await db.select().from(afterSales).where(eq(afterSales.orderId, sent));
  await phone.open('/member/pages/wholesale/manage?tab=return');
  await phone.press('同意');
  await phone.sees('同意这次售后？');
  await phone.page.getByRole('alertdialog').getByRole('button', { name: '同意' }).tap();
  await phone.sees('已同意');
  await server.runJobs();
  await phone.open('/member/pages/wholesale/manage?tab=return');
  await phone.sees('没有待处理的售后');

  // 5. The books; nothing can be withdrawn before the buyers' time is over, all of it afterwards.
  const [zhou] = await db.select().from(members).where(eq(members.mobile, ZHOU));
  const [purse] = await db
    .select()
    .from(accounts)
    .where(
      and(eq(accounts.ownerType, 'merchant'), eq(accounts.ownerId, zhou!.merchantId!), eq(accounts.unit, 'money')),
    );
  const shares = await db.select().from(orderSellers).where(eq(orderSellers.merchantId, zhou!.merchantId!));
  const rows = await db.select().from(ledgerRows).where(eq(ledgerRows.accountId, purse!.id));
  expect(rows.map(({ bizType }) => bizType).sort()).toEqual(['orderPay', 'orderPay', 'orderRefund']);
  expect(rows.find(({ bizType }) => bizType === 'orderRefund')!.delta).toBe(-sale!.refund);
  expect(purse!.available).toBe(shares.reduce((all, { settled }) => all + settled, 0));
  const own = await server.login(ZHOU);
  expect((await server.ok('merchant.profile', {}, { token: own })).stat).toMatchObject({ withdrawable: 0 });
  shop.advance(8 * DAY);
  await server.runJobs();
  const late = await shop.phone({ member: ZHOU });
  await late.open('/member/pages/withdraw/identifier?next=identifierHe');
  await sayWho(late, '周允', ID_NUMBER);
  await sayCard(late, CARDS.right, '13812345678');
  await late.sees('身份已核验');
  await late.open('/member/pages/wholesale/manage?tab=bill');
  await late.press(/^可提货款/);
  await late.press('全部');
  await late.sees('手续费 0.6%');
  await late.press('无支付密码，去设置');
  await setPayPassword(late, PIN);
  // Back on the sheet, with the amount that was typed.
  await late.arrive('/member/pages/wholesale/manage');
  await late.press('提现');
  await late.enterPin(PIN.slice(0, -1));
  await late.pressTwice(PIN.slice(-1));
  await late.sees('已提交，财务审核后打款到银行卡');
  const [asked] = await db.select().from(withdrawals).where(eq(withdrawals.source, 'merchant'));
  expect(asked).toMatchObject({ amount: purse!.available, status: 'auditing', memberId: zhou!.id });
  await decide('withdraw', FINANCE);
  await server.runJobs();
  expect(await db.select().from(withdrawals).where(eq(withdrawals.id, asked!.id))).toMatchObject([
    { status: 'success' },
  ]);
  const [emptied] = await db.select().from(accounts).where(eq(accounts.id, purse!.id));
  expect(emptied).toMatchObject({ available: 0, frozen: 0 });
  // The merchant's books say that it has arrived, and lead to its record.
  await late.open('/member/pages/wholesale/manage?tab=bill');
  await late.press(/^货款提现.*已到账/);
  await late.press('查看提现单');
  await late.arrive('/member/pages/withdraw/index');
  await late.sees('实际到账');

  // No order of anybody else is seen.
  const { page } = await server.ok('merchant.orders', { tab: 'all' }, { token: own });
  expect(page.list.map(({ id }) => id).sort()).toEqual([picked, sent].sort());
  const [foreign] = await db
    .select()
    .from(orderSellers)
    .where(and(ne(orderSellers.merchantId, zhou!.merchantId!), eq(orderSellers.stage, 'ship')));
  expect(await server.call('merchant.orderDone', { orderId: foreign!.orderId }, { token: own })).toMatchObject({
    code: 404,
  });
  const [theirs] = await db.select().from(orderLines).where(eq(orderLines.orderId, foreign!.orderId));
  const parcel = {
    orderId: foreign!.orderId,
    lines: [{ skuId: theirs!.skuId, qty: 1 }],
    company: '顺丰速运',
    trackingNo: 'SF1029384758',
    requestId: rid(),
  };
  expect(await server.call('merchant.orderExpress', parcel, { token: own })).toMatchObject({ code: 404 });
});
