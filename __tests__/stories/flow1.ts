/** Flow 1 (rule 21.1): a visitor fills the basket, becomes a member, has it sent and pays by transfer. */
import { and, asc, eq, gt } from 'drizzle-orm';
import {
  accounts,
  addresses,
  cartItems,
  giftClaims,
  ledgerRows,
  memberCoupons,
  members,
  orderLines,
  orders,
  payments,
  skus,
  stockDocuments,
  vouchers,
} from '../../server/db/schema';
import { ship } from '../../server/domains/trade/fulfilment/service';
import { book, memberOwner } from '../../server/domains/people/ledger/service';
import { formatYuan } from '../../src/core/lib/money';
import { goodsId, orderOf, ZHOU } from '../server/demo';
import { SMS_CODE, type TestServer } from '../server/harness';
import { chooseBalance, receive, setPayPassword, type Story, type StoryPhone, type StoryShop } from './phone';
import { payByTransfer } from './transfer';

const MOBILE = '13811112222';
const PIN = '246810';
/** 白毫银针, by its words. */
export const TEA = { title: '白毫银针', note: '太姥山头采单芽，毫香清鲜，汤似米汤般甜柔' };
/** 满 199 减 30 of the new-member gift. */
const COUPON = 3000;

interface GuestLine {
  skuId: string;
  goodsId: string;
  qty: number;
}
const guestOf = async (phone: StoryPhone) => (await phone.stored()).guest as GuestLine[] | undefined;

/** The advert, then the home down to what one may like, and by the search to the goods; answers its id. */
async function findTea(phone: StoryPhone): Promise<string> {
  await phone.open('/pages/tea/advertising');
  await phone.press(/^跳过/);
  await phone.letGo();
  await phone.arrive('/pages/tea/index');
  await phone.sees('限时秒杀');
  await phone.scrollTo('猜你喜欢');
  await phone.pressIcon('search');
  await phone.arrive('/shop/pages/search/index');
  await phone.type(/./, TEA.title, { sent: true });
  const { keyword } = await phone.arrive('/shop/pages/search/search');
  expect(decodeURIComponent(keyword!)).toBe(TEA.title);
  await phone.press(TEA.note);
  const { id } = await phone.arrive('/shop/pages/goods');
  return id!;
}

/** A specification changes price and choice; the small tin goes into the basket of the phone, twice. */
async function fillBasket(phone: StoryPhone): Promise<void> {
  await phone.press('加入购物车');
  await phone.sees('选择规格');
  await phone.press('100g');
  await phone.sees('已选 100g · 纸罐');
  await phone.sees('516');
  await phone.press('50g');
  await phone.sees('已选 50g · 纸罐');
  await phone.press(/^加入购物车 ¥/);
  await phone.sees('已加入购物车');
  await phone.rest();
  await phone.press('加入购物车');
  await phone.sees('选择规格');
  await phone.press(/^加入购物车 ¥/);
  await phone.sees('已加入购物车');
  await phone.rest();
  await phone.pressIcon('cart');
  await phone.arrive('/shop/pages/cart/index');
  await phone.sees('登录后同步');
}

/** On the login page, by a code that is shown there; the tick is missing at first. */
async function becomeMember(phone: StoryPhone): Promise<void> {
  await phone.type('11 位手机号', MOBILE);
  await phone.press('获取验证码');
  await phone.sees(`演示环境，验证码 ${SMS_CODE}`);
  await phone.type('6 位数字', SMS_CODE);
  await phone.press('登录');
  await phone.sees('请先阅读并同意用户协议与隐私政策');
  await phone.press('我已阅读并同意');
  await phone.rest();
  await phone.press('登录');
}

/** Written by recognition and given back to the settlement. */
async function addAddress(phone: StoryPhone): Promise<void> {
  await phone.press('请添加收货地址');
  await phone.arrive('/member/pages/address/select');
  await phone.press('新建地址');
  await phone.arrive('/member/pages/address/edit');
  await phone.type(/粘贴/, `张三 ${MOBILE} 浙江省杭州市西湖区龙井路1号`);
  await phone.press('识别');
  await phone.sees('浙江省杭州市西湖区');
  await phone.press('使用');
  await phone.press('保存');
  await phone.arrive('/shop/pages/order/settle');
  await phone.sees('龙井路1号');
  await phone.sees('张三');
}

async function seeResult(phone: StoryPhone, orderId: string): Promise<void> {
  await phone.press('查看结果');
  await phone.arrive('/shop/pages/order/success');
  await phone.sees('支付成功');
  await phone.press('查看订单');
  expect(await phone.arrive('/shop/pages/order/detail')).toMatchObject({ id: orderId });
  await phone.sees('待发货');
}

async function expectPaid({ db }: TestServer, order: { id: string; no: string; memberId: string; payable: number }) {
  const { id, no, memberId, payable } = order;
  expect(await db.select().from(orders).where(eq(orders.id, id))).toMatchObject([{ status: 'paid', payable }]);
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
  expect(lines.reduce((sum, line) => sum + line.paid, 0)).toBe(payable);
  const paid = (await db.select().from(payments).where(eq(payments.orderId, id))).filter(
    ({ status }) => status === 'paid',
  );
  expect(paid).toMatchObject([{ channel: 'offline', amount: payable }]);
  expect(await db.select().from(vouchers).where(eq(vouchers.orderId, id))).toMatchObject([
    { status: 'approved', amount: payable, payer: '张三' },
  ]);
  expect(await db.select().from(stockDocuments).where(eq(stockDocuments.sourceId, id))).toMatchObject([
    { kind: 'sale', status: 'pending', sourceNo: no },
  ]);
  const rich = and(eq(accounts.ownerId, memberId), eq(accounts.unit, 'money'), gt(accounts.available, 0));
  expect(await db.select().from(accounts).where(rich)).toEqual([]);
  const coupons = await db.select().from(memberCoupons).where(eq(memberCoupons.memberId, memberId));
  expect(coupons.map(({ status }) => status).sort()).toEqual(['unused', 'unused', 'used']);
}

async function tell(shop: StoryShop) {
  const { server, phone: phoneOf } = shop;
  const { db } = server;
  const phone = await phoneOf({ held: true });

  // 1. to 3. Nobody knows who it is until the basket is settled.
  const tea = await findTea(phone);
  expect(tea).toBe(await goodsId(server, TEA.title));
  await fillBasket(phone);
  const [guest] = (await guestOf(phone))!;
  expect(guest).toMatchObject({ goodsId: tea, qty: 2 });
  await phone.press('结算(1)');
  await phone.sees('请登录后再操作');
  await phone.arrive('/site/pages/login');

  // 4. A new mobile becomes a member; the basket, which lies under where the login interrupted it, moves over once.
  await becomeMember(phone);
  await phone.arrive('/shop/pages/order/settle');
  await phone.back();
  await phone.arrive('/shop/pages/cart/index');
  await phone.sees('结算(1)');
  expect(await guestOf(phone)).toBeUndefined();
  const [member] = await db.select().from(members).where(eq(members.mobile, MOBILE));
  expect(member).toMatchObject({ inviterId: null, newGift: 'open' });
  const memberId = member!.id;
  const inCart = () => db.select().from(cartItems).where(eq(cartItems.memberId, memberId));
  expect(await inCart()).toMatchObject([{ skuId: guest!.skuId, qty: 2 }]);
  const sku = async () => (await db.select().from(skus).where(eq(skus.id, guest!.skuId)))[0]!;
  const before = await sku();

  // 5. The new-member gift: coupons and points at once, the sample waits for its choice.
  await phone.press(/^新人礼/);
  await phone.arrive('/tea/pages/newGift');
  await phone.sees('初次见面，请喝茶');
  await phone.pressTwice('立即领取');
  await phone.sees('礼已收下');
  expect(await db.select().from(giftClaims).where(eq(giftClaims.memberId, memberId))).toMatchObject([
    { sampleGoodsId: null, orderId: null },
  ]);
  expect(await db.$count(memberCoupons, eq(memberCoupons.memberId, memberId))).toBe(3);
  await phone.back();
  await phone.arrive('/shop/pages/cart/index');
  await phone.sees('结算(1)');

  // Settled with the address and the coupon of the gift; over ¥99 there is no freight.
  await phone.press('结算(1)');
  await phone.arrive('/shop/pages/order/settle');
  await addAddress(phone);
  expect(await db.select().from(addresses).where(eq(addresses.memberId, memberId))).toMatchObject([
    { name: '张三', mobile: MOBILE, detail: '龙井路1号', isDefault: true },
  ]);
  const payable = 2 * before.price - COUPON;
  for (const said of ['包邮', '优惠券−¥30.00', `应付${formatYuan(payable)}`]) await phone.sees(said);
  const promised = Number(/收货后送(\d+)积分/.exec(await phone.reads())?.[1]);
  expect(promised).toBeGreaterThan(0);

  // 6. The cashier: no messenger, no balance yet, but a transfer.
  await phone.press('提交订单');
  await phone.arrive('/member/pages/wallet/pay');
  const [order] = await db.select().from(orders).where(eq(orders.memberId, memberId));
  expect(order).toMatchObject({ status: 'unpaid', payable });
  expect(await sku()).toMatchObject({ stock: before.stock, locked: before.locked + 2 });
  expect(await inCart()).toEqual([]);
  await phone.sees(`余额 ¥0.00，还差 ${formatYuan(payable)}`);
  await phone.sees(`确认支付 ${formatYuan(payable)}`);
  await phone.turnToTransfer();
  const { id } = order!;
  expect(await db.select().from(orders).where(eq(orders.id, id))).toMatchObject([{ status: 'unpaid' }]);
  expect(await db.$count(payments, and(eq(payments.orderId, id), eq(payments.status, 'paid')))).toBe(0);

  // 7. The result.
  await payByTransfer(shop, phone, { orderId: id, payer: '张三' });
  await seeResult(phone, id);
  await expectPaid(server, order!);
  expect(await sku()).toMatchObject({ stock: before.stock - 2, locked: before.locked });

  // 8. Points and growth are promised; they come with the receipt, as many as were told.
  const earned = () =>
    db
      .select({ unit: ledgerRows.unit, bizType: ledgerRows.bizType, delta: ledgerRows.delta })
      .from(ledgerRows)
      .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
      .where(eq(accounts.ownerId, memberId))
      .orderBy(asc(ledgerRows.id));
  const gift = { unit: 'points', bizType: 'gift', delta: 200 };
  expect(await earned()).toEqual([gift]);
  await db.transaction((tx) => ship(tx as never, id, undefined, server.clock.now(), server.server));
  await phone.open(`/shop/pages/order/detail?id=${id}`);
  await receive(phone);
  expect(await earned()).toEqual([
    gift,
    { unit: 'points', bizType: 'reward', delta: promised },
    // 1 per yuan paid for goods.
    { unit: 'growth', bizType: 'reward', delta: Math.floor(payable / 100) },
  ]);
}

export const flow1: Story = {
  title: 'a visitor finds a tea, logs in by SMS, settles with the coupon of the gift and pays by transfer',
  tell,
};

async function tellPassword({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const tea = await goodsId(server, TEA.title);
  const [sku] = await db.select().from(skus).where(eq(skus.goodsId, tea));
  const address = { name: '周允', mobile: ZHOU, regionCode: '330106', detail: '龙井路1号', tag: '', isDefault: true };
  await server.ok('address.create', address, { token: await server.login(ZHOU) });
  const order = await orderOf(server, { mobile: ZHOU, skuId: sku!.id });
  const [member] = await db.select().from(members).where(eq(members.mobile, ZHOU));
  // How money comes in is flow 6: here it is put into the wallet through the ledger itself.
  const owner = memberOwner(member!.id);
  const recharge = { owner, unit: 'money', bizType: 'recharge', bizId: 'flow1', delta: 100_000 } as const;
  await db.transaction((tx) => book(tx, { ...recharge, at: server.clock.now() }));
  const phone = await phoneOf({ member: ZHOU });
  await phone.open(`/member/pages/wallet/pay?orderGroup=order&orderId=${order.id}`);
  await chooseBalance(phone);
  await setPayPassword(phone, PIN);
  await phone.arrive('/shop/pages/order/success');
  const [purse] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.ownerId, member!.id), eq(accounts.unit, 'money')));
  const booked = await db
    .select()
    .from(ledgerRows)
    .where(eq(ledgerRows.accountId, purse!.id))
    .orderBy(asc(ledgerRows.createdAt));
  expect(booked.map(({ bizType, delta, balanceAfter }) => ({ bizType, delta, balanceAfter }))).toEqual([
    { bizType: 'recharge', delta: 100_000, balanceAfter: 100_000 },
    { bizType: 'orderPay', delta: -order.payable, balanceAfter: 100_000 - order.payable },
  ]);
  expect(purse).toMatchObject({ available: 100_000 - order.payable, frozen: 0 });
}

export const firstPassword: Story = {
  title: 'the first payment from the wallet asks for a payment password, and sets it',
  tell: tellPassword,
};
