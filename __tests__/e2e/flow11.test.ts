/** Flow 11, as far as its owners go (rules 15.1, 15.3, 15.4): a parcel out of the cellar paid from the balance, and a gift that is taken. */
import { and, eq } from 'drizzle-orm';
import { escrowLots, escrowRequests, members, payments } from '../../server/db/schema';
import { sandboxNotify } from '../../server/gateways/paymentSandbox';
import { formatYuan } from '../../src/core/lib/money';
import { verifyCellar } from '../../server/domains/escrow/verify';
import { CHEN, LIN, openShop, type Shop } from './shop';
import { randomUUID } from 'node:crypto';

const PIN = '246810';
const DAY = 86_400_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

/** Cakes that LIN has bought for the cellar, a month over their free year. */
async function storedCakes(qty: number) {
  const { server } = shop;
  const token = await server.login(LIN);
  const asked = {
    source: 'buy' as const,
    lines: [{ skuId: '101501', qty }],
    deliveryType: 'escrow' as const,
    couponId: '0',
  };
  const view = await server.ok('shop.orderPreview', asked, { token });
  const { orderId } = await server.ok(
    'shop.orderCreate',
    { ...asked, points: 0, payable: view.amounts.payable, requestId: randomUUID() },
    { token },
  );
  const { paymentId } = await server.ok(
    'pay',
    { trade_type: 'js', pay_type: 11, data: { order_id: orderId } },
    { token },
  );
  const [payment] = await server.db.select().from(payments).where(eq(payments.id, paymentId));
  await server.call('pay.notify', { ...sandboxNotify(server.server.config.secret, payment!) });
  const [lot] = await server.db
    .update(escrowLots)
    .set({ freeUntil: server.clock.now() - 31 * DAY })
    .where(eq(escrowLots.orderId, orderId))
    .returning();
  return lot!;
}

test('14 cakes: ten leave for a fee, four are given and taken, more than is free is neither', async () => {
  const { server } = shop;
  const lot = await storedCakes(14);
  const lotRow = async () => (await server.db.select().from(escrowLots).where(eq(escrowLots.id, lot.id)))[0]!;
  const phone = await shop.phone({ member: LIN });

  // 1. The parcel: its fee is said before, paid from the balance, and the pieces are held.
  await phone.open(`/outbound/pages/escrow?lotId=${lot.id}`);
  await phone.still();
  await phone.type('出库数量', '10');
  await phone.page.keyboard.press('Tab');
  await phone.sees(/超期保管 .* kg × 2 个月/);
  const { cost } = await server.ok('escrow.index', { lotId: lot.id, qty: 10 }, { token: await server.login(LIN) });
  await phone.press(`付 ${formatYuan(cost!.total)} 出库`);
  await phone.arrive('/member/pages/wallet/pay');
  await phone.press(/^余额支付/);
  await phone.press(/^确认支付/);
  await phone.enterPin(PIN);
  await phone.arrive('/pages/tea/success');
  await phone.press('查看托管');
  await phone.arrive('/outbound/pages/escrow');
  const [request] = await server.db.select().from(escrowRequests).where(eq(escrowRequests.lotId, lot.id));
  expect(request).toMatchObject({ kind: 'outbound', qty: 10, fee: cost!.total, status: 'applied' });
  expect(await lotRow()).toMatchObject({ qty: 14, free: 4 });
  await phone.sees('可出 4，处理中 10');

  // 2. The gift: not more than is free.
  const gift = phone.top.locator('[class*=cellar-module_lot]').filter({ hasText: '可出 4，处理中 10' });
  await gift.getByRole('button', { name: '转赠' }).tap();
  await phone.still();
  await phone.sees('可转赠 4');
  await phone.type('手机号或会员号', CHEN);
  await phone.press('查找');
  await phone.type('转赠数量', '4');
  await phone.page.keyboard.press('Tab');
  await phone.press(/^转赠 4 .* 给/);
  await phone.enterPin(PIN);
  await phone.sees('可出 0，处理中 14');
  const [offered] = await server.db
    .select()
    .from(escrowRequests)
    .where(and(eq(escrowRequests.lotId, lot.id), eq(escrowRequests.kind, 'transfer')));
  expect(offered).toMatchObject({ qty: 4, status: 'waitAccept' });

  // 3. The receiver takes it: a lot of his own, free for a year.
  const other = await shop.phone({ member: CHEN });
  await other.open('/outbound/pages/escrow');
  await other.sees(/转赠你 2016 老寿眉饼 4 饼|转赠你 .* 4 /);
  await other.press('收下');
  await other.sees('受赠');
  const [chen] = await server.db.select().from(members).where(eq(members.mobile, CHEN));
  const [own] = await server.db
    .select()
    .from(escrowLots)
    .where(and(eq(escrowLots.memberId, chen!.id), eq(escrowLots.source, 'transfer')));
  expect(own).toMatchObject({ qty: 4, free: 4, sourceId: offered!.id });
  expect(own!.freeUntil).toBeGreaterThan(server.clock.now() + 364 * DAY);
  expect(await lotRow()).toMatchObject({ qty: 10, free: 0 });
  expect(await verifyCellar(server.db)).toEqual([]);
});
