/** Flow 11 (rules 15.1, 15.3, 15.4, 24.3, 24.5): a parcel out of the cellar paid from the balance, picked by scan and passed by another person, and a gift that is taken. */
import { and, eq } from 'drizzle-orm';
import {
  cellarMoves,
  escrowLots,
  escrowRequests,
  members,
  payments,
  skus,
  stockDocuments,
} from '../../server/db/schema';
import { sandboxNotify } from '../../server/gateways/paymentSandbox';
import { formatYuan } from '../../src/core/lib/money';
import { verifyCellar } from '../../server/domains/escrow/verify';
import { verifyWarehouse } from '../../server/domains/warehouse/verify';
import { CHEN, FENG, LIN, openShop, ZHAO, type Shop, type ShopPhone } from './shop';
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

/** A scanner at the keyboard: a whole code within a blink. */
const scan = (phone: ShopPhone, code: string) =>
  phone.page.evaluate((text) => {
    for (const key of [...text, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);

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

  // 4. The desk takes the request up and picks it by scan; what does not belong to it counts nothing.
  const clerk = await shop.phone({ member: ZHAO });
  await clerk.open('/outbound/pages/escrow?tab=todo');
  await clerk.press(`为 ${request!.no} 生成出库单`);
  await clerk.arrive('/outbound/pages/detailed');
  await clerk.press('开始拣货');
  await clerk.sees('拣货中');
  const [sku] = await server.db.select().from(skus).where(eq(skus.id, '101501'));
  await scan(clerk, '6900000000000');
  await clerk.sees('不在本单');
  for (let piece = 1; piece <= 10; piece++) {
    await scan(clerk, sku!.barCode);
    await clerk.sees(`${piece} / 10`);
  }
  await clerk.sees('已拣足');
  await clerk.press('提交复核');
  await clerk.sees('需他人复核');

  // 5. Another person passes it; the parcel is on the owner's request.
  const checker = await shop.phone({ member: FENG });
  await checker.open(`/outbound/pages/detailed?code=${request!.no}`);
  await checker.press('复核通过');
  await checker.still();
  await checker.type('快递单号', 'SF1234567890');
  await checker.press('确认出库 10 件');
  await checker.sees('顺丰速运 SF1234567890');
  await phone.open('/outbound/pages/escrow?tab=requests');
  await phone.sees('顺丰速运 SF1234567890');
  const [document] = await server.db.select().from(stockDocuments).where(eq(stockDocuments.sourceId, request!.id));
  expect(document).toMatchObject({ kind: 'escrow', status: 'done' });
  expect(document!.passerId).not.toBe(document!.pickerId);
  const moves = await server.db.select().from(cellarMoves).where(eq(cellarMoves.documentId, document!.id));
  expect(moves).toMatchObject([{ lotId: lot.id, delta: -10, after: 0 }]);
  expect(await lotRow()).toMatchObject({ qty: 0, free: 0 });
  expect(await verifyWarehouse(server.db)).toEqual([]);
  expect(await verifyCellar(server.db)).toEqual([]);
});
