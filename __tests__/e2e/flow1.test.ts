/** Flow 1 (rule 21.1): a visitor fills the basket, becomes a member, has it sent and pays by transfer. */
import { and, asc, eq, gt } from 'drizzle-orm';
import {
  accounts,
  addresses,
  cartItems,
  giftClaims,
  ledgerRows,
  members,
  memberCoupons,
  orderLines,
  orders,
  payments,
  skus,
  stockDocuments,
  vouchers,
} from '../../server/db/schema';
import { ship } from '../../server/domains/trade/fulfilment/service';
import { book, memberOwner } from '../../server/domains/people/ledger/service';
import { chooseBalance, setPayPassword } from './buyer';
import { addAddress, becomeMember, search } from './newcomer';
import { openShop, type Shop } from './shop';
import { payByTransfer } from './transfer';
import { ZHOU, goodsId } from '../server/demo';

const MOBILE = '13811112222';
const CLICK_GUARD = 1600;
/** Many steps, and a busy machine. */
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

test('a visitor logs in by SMS and buys', async () => {
  const { db } = shop.server;
  const phone = await shop.phone();
  const { page, top } = phone;

  // 1. The advert, then the mall home with an empty basket.
  await phone.open('/');
  await phone.press(/^跳过/);
  await phone.arrive('/pages/tea/index');
  await phone.sees('猜你喜欢');
  await expect(top.getByRole('link', { name: '购物车', exact: true }).count()).resolves.toBe(1);

  // 2. Search leads to the goods.
  await search(phone, '白毫银针');
  const id = await goodsId(shop.server, '白毫银针');
  expect(phone.at()).toContain(`id=${id}`);

  // 3. Twice into the basket of the phone; settling asks for a login.
  await phone.press('加入购物车');
  const sheet = top.getByRole('dialog', { name: '选择规格' });
  await sheet.getByRole('button', { name: '加入购物车' }).tap();
  await phone.sees('已加入购物车');
  await page.waitForTimeout(CLICK_GUARD);
  await phone.press('加入购物车');
  await sheet.getByRole('button', { name: '加入购物车' }).tap();
  await phone.sees('已加入购物车');
  await sheet.waitFor({ state: 'detached' });
  const [guest] = (await phone.stored()).guest as { skuId: string; qty: number }[];
  expect(guest).toMatchObject({ qty: 2, goodsId: id });

  await phone.press(/^购物车/);
  await phone.arrive('/shop/pages/cart/index');
  await phone.sees(/登录后同步/);
  await phone.press('结算(1)');
  await phone.sees('请登录后再操作');
  await phone.arrive('/site/pages/login');

  // 4. A new mobile becomes a member; the basket moves over once.
  await becomeMember(phone, MOBILE);
  // Where the login interrupted it; the basket lies under it.
  await phone.arrive('/shop/pages/order/settle');
  await phone.press('返回');
  await phone.arrive('/shop/pages/cart/index');
  await phone.sees('结算(1)');
  expect((await phone.stored()).guest).toBeUndefined();
  const [member] = await db.select().from(members).where(eq(members.mobile, MOBILE));
  expect(member).toMatchObject({ inviterId: null, newGift: 'open' });
  const memberId = member!.id;
  const inCart = await db.select().from(cartItems).where(eq(cartItems.memberId, memberId));
  expect(inCart).toMatchObject([{ skuId: guest!.skuId, qty: 2 }]);
  const [before] = await db.select().from(skus).where(eq(skus.id, guest!.skuId));

  // 5. The new-member gift: coupons and points at once, the sample waits for its choice.
  await phone.press(/^新人礼/);
  await phone.arrive('/tea/pages/newGift');
  await phone.sees('初次见面，请喝茶');
  await phone.pressTwice('立即领取');
  await phone.sees('礼已收下');
  const claims = await db.select().from(giftClaims).where(eq(giftClaims.memberId, memberId));
  expect(claims).toMatchObject([{ sampleGoodsId: null, orderId: null }]);
  await expect(db.select().from(memberCoupons).where(eq(memberCoupons.memberId, memberId))).resolves.toHaveLength(3);
  await phone.press('返回');
  await phone.arrive('/shop/pages/cart/index');
  await phone.sees('结算(1)');

  // Settle without an address: written by recognition, given back to the settlement.
  await phone.press('结算(1)');
  await phone.arrive('/shop/pages/order/settle');
  await addAddress(phone, MOBILE);
  const [address] = await db.select().from(addresses).where(eq(addresses.memberId, memberId));
  expect(address).toMatchObject({ name: '张三', mobile: MOBILE, detail: '龙井路1号', isDefault: true });
  // Over ¥99: no freight. The pack's ¥30 from ¥199 is preset.
  await phone.sees('包邮');
  expect(await phone.reads()).toContain('优惠券−¥30.00');
  const payable = 2 * before!.price - 3000;
  const promised = Number(/收货后送(\d+)积分/.exec(await phone.reads())?.[1]);
  expect(promised).toBeGreaterThan(0);

  // 6. The cashier: no messenger here, no balance yet.
  await phone.press('提交订单');
  await phone.arrive('/member/pages/wallet/pay');
  const [order] = await db.select().from(orders).where(eq(orders.memberId, memberId));
  expect(order).toMatchObject({ status: 'unpaid', payable });
  const [locked] = await db.select().from(skus).where(eq(skus.id, guest!.skuId));
  expect(locked).toMatchObject({ stock: before!.stock, locked: before!.locked + 2 });
  await expect(db.select().from(cartItems).where(eq(cartItems.memberId, memberId))).resolves.toEqual([]);
  await phone.sees('余额不足');
  await phone.press(/^微信支付/);
  await phone.press(/^确认支付/);
  await phone.sees('请用微信浏览器打开');
  await expect(db.select().from(payments).where(eq(payments.orderId, order!.id))).resolves.toEqual([]);

  // The sheet of the refusal offers the transfer instead.
  await phone.press('改用线下转账');
  await payByTransfer(shop, phone, { orderId: order!.id, payer: '张三' });

  // 7. The result.
  await phone.press('查看结果');
  await phone.arrive('/shop/pages/order/success');
  await phone.sees('支付成功');
  await phone.press('查看订单');
  await phone.arrive('/shop/pages/order/detail');
  await phone.sees('待发货');

  const [paid] = await db.select().from(orders).where(eq(orders.id, order!.id));
  expect(paid).toMatchObject({ status: 'paid', payable });
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
  expect(lines.reduce((sum, line) => sum + line.paid, 0)).toBe(payable);
  const [after] = await db.select().from(skus).where(eq(skus.id, guest!.skuId));
  expect(after).toMatchObject({ stock: before!.stock - 2, locked: before!.locked });
  await expect(db.select().from(payments).where(eq(payments.orderId, order!.id))).resolves.toMatchObject([
    { channel: 'offline', status: 'paid', amount: payable },
  ]);
  await expect(db.select().from(vouchers).where(eq(vouchers.orderId, order!.id))).resolves.toMatchObject([
    { status: 'approved', amount: payable, payer: '张三' },
  ]);
  await expect(db.select().from(stockDocuments).where(eq(stockDocuments.sourceId, order!.id))).resolves.toMatchObject([
    { kind: 'sale', status: 'pending', sourceNo: order!.no },
  ]);
  await expect(
    db
      .select()
      .from(accounts)
      .where(and(eq(accounts.ownerId, memberId), eq(accounts.unit, 'money'), gt(accounts.available, 0))),
  ).resolves.toEqual([]);
  const coupons = await db.select().from(memberCoupons).where(eq(memberCoupons.memberId, memberId));
  expect(coupons.map(({ status }) => status).sort()).toEqual(['unused', 'unused', 'used']);

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
  await db.transaction((tx) => ship(tx as never, order!.id, undefined, shop.server.clock.now(), shop.server.server));
  await phone.open(`/shop/pages/order/detail?id=${order!.id}`);
  await phone.press(/^确认收货/);
  await top.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).tap();
  await phone.sees('已确认收货');
  expect(await earned()).toEqual([
    gift,
    { unit: 'points', bizType: 'reward', delta: promised },
    // 1 per yuan paid for goods.
    { unit: 'growth', bizType: 'reward', delta: Math.floor(payable / 100) },
  ]);
});

test('the first payment from the wallet asks for a payment password, and sets it', async () => {
  const { db } = shop.server;
  const skuId = (
    await db
      .select()
      .from(skus)
      .where(eq(skus.goodsId, await goodsId(shop.server, '白毫银针')))
  )[0]!.id;
  const token = await shop.server.login(ZHOU);
  const address = { name: '周允', mobile: ZHOU, regionCode: '330106', detail: '龙井路1号', tag: '', isDefault: true };
  await shop.server.ok('address.create', address, { token });
  const order = await shop.order(ZHOU, skuId);
  const [member] = await db.select().from(members).where(eq(members.mobile, ZHOU));
  // How money comes in is flow 6: here it is put into the wallet through the ledger itself.
  await db.transaction((tx) =>
    book(tx, {
      owner: memberOwner(member!.id),
      unit: 'money',
      bizType: 'recharge',
      bizId: 'e2e',
      delta: 100_000,
      at: shop.server.clock.now(),
    }),
  );
  const phone = await shop.phone({ member: ZHOU });
  await phone.open(`/member/pages/wallet/pay?orderGroup=order&orderId=${order.id}`);
  await chooseBalance(phone);
  await setPayPassword(phone, '246810');
  // Back at the cashier the payment goes on where it was asked for the password.
  await phone.arrive('/member/pages/wallet/pay');
  await phone.enterPin('246810');
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
});
