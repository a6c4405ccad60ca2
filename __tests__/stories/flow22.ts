/** Flow 22 (rule 21.19): a member joins as a merchant, sells, sends a parcel in parts, redeems a pick-up code once, and withdraws what is his. */
import { and, eq, ne } from 'drizzle-orm';
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
  withdrawals,
} from '../../server/db/schema';
import { rid } from '../server/order/shop';
import { CARDS, ID_NUMBER } from '../server/withdrawal/desk';
import { FENG, LIN, ZHAO, ZHOU, goodsId } from '../server/demo';
import { FINANCE, MANAGER } from '../server/desk';
import { SMS_CODE, type TestServer } from '../server/harness';
import { decide } from './decide';
import { pack } from './pack';
import {
  askBack,
  buyAtOnce,
  chooseBalance,
  handIn,
  receive,
  setPayPassword,
  type Story,
  type StoryPhone,
  type StoryShop,
} from './phone';

const PIN = '246810';
const DAY = 86_400_000;
const CAKE = '手工桂花糕';
/** The house's own. */
const TEA = '茉莉龙珠';
const LIN_ID = '10001';

/** From the settlement: handed in, and paid from the balance. */
async function payFromBalance(phone: StoryPhone): Promise<string> {
  const orderId = await handIn(phone);
  await chooseBalance(phone);
  await phone.keys(PIN);
  await phone.arrive('/shop/pages/order/success');
  return orderId;
}

/** 林知夏 buys one cake, which she fetches herself. */
async function buyForPickup(server: TestServer, phone: StoryPhone, cake: { id: string; skuId: string }) {
  const lines = [{ skuId: cake.skuId, qty: 1 }];
  const asked = { source: 'buy', lines, deliveryType: 'pickup', points: 0 } as const;
  const { stores } = await server.ok('shop.orderPreview', asked, { token: await server.login(LIN) });
  await buyAtOnce(phone, cake.id);
  await phone.press('自提');
  await phone.press('自提门店');
  await phone.sees('营业中');
  await phone.press(stores!.find(({ stockOk }) => stockOk !== false)!.address);
  await phone.fill('提货人', '林知夏');
  await phone.fill('提货手机', LIN);
  return payFromBalance(phone);
}

/** 林知夏 puts two cakes and a tea of the house into an empty basket and pays both at once from her balance. */
async function buyTogether(server: TestServer, phone: StoryPhone, cakeId: string): Promise<string> {
  await server.db.delete(cartItems).where(eq(cartItems.memberId, LIN_ID));
  for (const id of [cakeId, await goodsId(server, TEA)]) {
    await phone.open(`/shop/pages/goods?id=${id}`);
    await phone.press('加入购物车');
    await phone.sees('选择规格');
    if (id === cakeId) await phone.pressIcon('plus');
    await phone.press('加入购物车');
    await phone.sees('已加入购物车');
  }
  await phone.open('/shop/pages/cart/index');
  await phone.press('结算(2)');
  await phone.arrive('/shop/pages/order/settle');
  await phone.sees('应付');
  return payFromBalance(phone);
}

/** The papers of a merchant, with a place on the map and two pictures. */
async function join(phone: StoryPhone) {
  await phone.open('/member/pages/wholesale/index?identity=merchant');
  await phone.press('申请入驻');
  await phone.sees('经营类目');
  await phone.fill('店名', '周允糕点铺');
  await phone.press('茶点');
  await phone.fill('联系人', '周允');
  await phone.fill('手机号', ZHOU);
  await phone.choosePlace('店铺位置');
  await phone.arrive('/member/pages/wholesale/index');
  for (const place of ['浙江省', '杭州市', '西湖区']) await phone.press(place);
  await phone.fill('详细地址', '龙井路 1 号');
  await phone.addPicture('添加照片', '营业执照');
  await phone.sees('营业执照（1/1）');
  await phone.rest();
  await phone.addPicture('添加照片', '店铺照片');
  await phone.sees('店铺照片（1/9）');
  await phone.press('我已阅读并同意');
  await phone.pressTwice('提交申请');
  await phone.sees('审核中');
}

/** A class, and a goods in it with a framed picture. */
async function putOnSale(phone: StoryPhone) {
  await phone.open('/member/pages/wholesale/manage?tab=category');
  await phone.press('新建分类');
  await phone.sees('买家在商城的哪一类里找到它');
  await phone.fill('分类名', '糕团');
  await phone.press('糕点');
  await phone.press('保存');
  await phone.sees('0 件商品');
  await phone.press('商品');
  await phone.press('上新');
  await phone.addPicture('添加图片');
  await phone.sees('1.0 倍');
  await phone.pressIcon('plus');
  await phone.sees('1.2 倍');
  await phone.press('完成');
  await phone.sees('商品图片（1/9），按住拖动可排序');
  await phone.fill('名称', CAKE);
  await phone.fill('价格（元）', '36');
  await phone.fill('库存', '10');
  await phone.press('提交审核');
  await phone.sees('已提交，审核通过后自动上架');
  await phone.sees(CAKE);
}

/** Who he is by law, and a card of his own. */
async function identify(phone: StoryPhone) {
  await phone.open('/member/pages/withdraw/identifier?next=identifierHe');
  await phone.type('身份证上的姓名', '周允');
  await phone.type('18 位号码', ID_NUMBER);
  await phone.press('同意将以上信息用于实名认证，见');
  await phone.press('提交认证');
  await phone.arrive('/member/pages/withdraw/identifierHe');
  await phone.type('本人储蓄卡', CARDS.right);
  await phone.sees('招商银行');
  await phone.type('开卡时留的手机号', '13812345678');
  await phone.press('获取验证码');
  await phone.type('6 位数字', SMS_CODE);
  await phone.press('核验');
  await phone.sees('身份已核验');
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const phone = await phoneOf({ member: ZHOU });

  // 1. The application; 王岚 passes it.
  await join(phone);
  const wang = await phoneOf({ member: MANAGER });
  await decide(wang, { kind: 'merchant', title: '商家入驻 周允糕点铺', reads: ['茶点', ZHOU, '附件2份'] });
  expect(await db.select().from(merchants).where(eq(merchants.name, '周允糕点铺'))).toMatchObject([
    { state: 'approved' },
  ]);

  // 2. A class and a goods, which waits for its audit.
  await putOnSale(phone);
  await decide(wang, { kind: 'goods', title: `商品上架 ${CAKE}`, reads: ['¥36/', '附件1份'] });
  const [made] = await db.select().from(goods).where(eq(goods.title, CAKE));
  expect(made).toMatchObject({ status: 'on', seller: '周允糕点铺' });
  const [uploaded] = made!.images;
  expect((await server.http.inject(uploaded!)).statusCode).toBe(200);

  // 3. One order by parcel, sent in parts, one picked up at the counter.
  const buyer = await phoneOf({ member: LIN });
  const sent = await buyTogether(server, buyer, made!.id);
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
  const picked = await buyForPickup(server, buyer, { id: made!.id, skuId: cakes.skuId });
  expect((await db.select().from(orders).where(eq(orders.id, picked)))[0]).toMatchObject({
    status: 'pickup',
    deliveryType: 'pickup',
    pickup: { name: '林知夏', mobile: LIN },
  });
  await phone.open('/member/pages/wholesale/manage');
  await phone.sees(CAKE);
  expect(await phone.reads()).not.toContain(TEA);
  await phone.pressIn('还有 2 件待发', '发货');
  await phone.sees('待发 2 件');
  await phone.pressIcon('minus');
  await phone.type('扫码或输入', 'SF1029384756');
  await phone.press('确认发货');
  await phone.sees('还有 1 件待发');
  const statusOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!.status;
  expect(await statusOf(sent)).toBe('partial');
  await phone.pressIn('还有 1 件待发', '发货');
  await phone.sees('待发 1 件');
  await phone.type('扫码或输入', 'SF1029384757');
  await phone.rest();
  await phone.pressTwice('确认发货');
  await phone.sees('没有待发货的订单');
  expect(await db.select().from(parcels).where(eq(parcels.orderId, sent))).toHaveLength(2);
  // What the house sends of it is still to come: 赵小满 picks it, 冯仓 passes it.
  expect(await statusOf(sent)).toBe('partial');
  const [order] = await db.select().from(orders).where(eq(orders.id, sent));
  await pack(await phoneOf({ member: ZHAO }), await phoneOf({ member: FENG }), order!.no, [{ title: TEA, parcel: 1 }]);
  expect(await statusOf(sent)).toBe('shipped');

  const { qr } = await server.ok('pickUp.code', { orderId: picked }, { token });
  await phone.press('待核销');
  await phone.press('核销');
  await phone.type('扫码，或输入取货码、会员码、券码', qr);
  await phone.press('查询');
  await phone.sees('林** 138****0001');
  await phone.press('确认核销');
  await phone.sees('没有待核销的订单');
  await phone.rest();
  await phone.pressIcon('scan');
  await phone.type('扫码，或输入取货码、会员码、券码', qr);
  await phone.press('查询');
  await phone.sees('取货码已使用');
  expect((await db.select().from(orders).where(eq(orders.id, picked)))[0]).toMatchObject({ status: 'received' });

  // 4. One of the two pieces comes back.
  await buyer.open(`/shop/pages/order/detail?id=${sent}`);
  await receive(buyer);
  await askBack(buyer, CAKE);
  const [sale] = await db.select().from(afterSales).where(eq(afterSales.orderId, sent));
  await phone.open('/member/pages/wholesale/manage?tab=return');
  await phone.press('同意');
  await phone.sees('同意这次售后？');
  await phone.press('同意');
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
  server.clock.advance(8 * DAY);
  await server.runJobs();
  const late = await phoneOf({ member: ZHOU });
  await identify(late);
  await late.open('/member/pages/wholesale/manage?tab=bill');
  await late.press('可提货款');
  await late.press('全部');
  await late.sees('手续费 0.6%');
  await late.press('提现');
  // Set on the way, it is not asked for once more.
  await setPayPassword(late, PIN);
  await late.sees('已提交，财务审核后打款到银行卡');
  const [asked] = await db.select().from(withdrawals).where(eq(withdrawals.source, 'merchant'));
  expect(asked).toMatchObject({ amount: purse!.available, status: 'auditing', memberId: zhou!.id });
  await decide(await phoneOf({ member: FINANCE }), { kind: 'withdraw', title: `货款提现 ${asked!.no}` });
  await server.runJobs();
  expect(await db.select().from(withdrawals).where(eq(withdrawals.id, asked!.id))).toMatchObject([
    { status: 'success' },
  ]);
  const [emptied] = await db.select().from(accounts).where(eq(accounts.id, purse!.id));
  expect(emptied).toMatchObject({ available: 0, frozen: 0 });
  // The merchant's books say that it has arrived, and lead to its record.
  await late.open('/member/pages/wholesale/manage?tab=bill');
  await late.sees('已到账');
  await late.press('货款提现');
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
}

export const flow22: Story = { title: 'joins, sells, ships in parts, redeems once, and withdraws', tell };
