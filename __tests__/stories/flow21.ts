/** Flow 21 (rule 21.6): one of two pieces comes back with its share of everything; a refusal goes to the platform. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import {
  accounts,
  afterSaleLines,
  afterSales,
  ledgerRows,
  memberCoupons,
  members,
  orderLines,
  skus,
} from '../../server/db/schema';
import { issuePayToken } from '../../server/domains/people/session/proofs';
import { formatFen, formatYuan } from '../../src/core/lib/money';
import { LIN, goodsId } from '../server/demo';
import { MANAGER, SERVICE } from '../server/desk';
import { decide } from './decide';
import { packAll } from './pack';
import { askBack, type Story, type StoryShop } from './phone';

/** 林知夏's order of three lines with coupon, 500 points and member prices, packed and received. */
async function receivedOrder(
  shop: StoryShop,
): Promise<{ id: string; first: string; second: string; couponId: string }> {
  const { server } = shop;
  const token = await server.login(LIN);
  const { list } = await server.ok('marketing.couponType', {}, { token });
  const template = list.find(({ title }) => title === '满 199 减 30');
  const coupon = await server.ok('tea.getcoupon', { templateId: template!.id, requestId: randomUUID() }, { token });
  const titles = ['凤凰单丛蜜兰香', '茉莉龙珠', '白毫银针'];
  const ids = await Promise.all(titles.map((title) => goodsId(server, title)));
  const asked = {
    source: 'buy' as const,
    lines: ids.map((id, at) => ({ skuId: `${id}01`, qty: at === 0 ? 2 : 1 })),
    deliveryType: 'express' as const,
    couponId: coupon.id,
    points: 500,
  };
  const view = await server.ok('shop.orderPreview', asked, { token });
  expect(view.amounts).toMatchObject({ couponOff: 3_000, pointsOff: 500 });
  expect(view.amounts.memberOff).toBeGreaterThan(0);
  const made = await server.ok(
    'shop.orderCreate',
    { ...asked, addressId: view.address!.id, payable: view.amounts.payable, requestId: randomUUID() },
    { token },
  );
  const [lin] = await server.db.select().from(members).where(eq(members.mobile, LIN));
  const { payToken } = await issuePayToken(server.db, lin!.id, server.clock.now());
  await server.ok(
    'pay.wallet',
    { orderGroup: 'order', orderId: made.orderId, payToken, requestId: randomUUID() },
    { token },
  );
  await packAll(shop, made.orderId);
  await server.ok('memberOrder.takeDelivery', { id: made.orderId }, { token });
  return { id: made.orderId, first: titles[0]!, second: titles[1]!, couponId: coupon.id };
}

async function tell(shop: StoryShop) {
  const { server, phone: phoneOf } = shop;
  const order = await receivedOrder(shop);
  const newestSale = async () =>
    (
      await server.db.select().from(afterSales).where(eq(afterSales.orderId, order.id)).orderBy(desc(afterSales.id))
    )[0]!;
  const lineOf = async (title: string) =>
    (
      await server.db
        .select()
        .from(orderLines)
        .where(and(eq(orderLines.orderId, order.id), eq(orderLines.title, title)))
    )[0]!;
  const line = await lineOf(order.first);
  const stockOf = async () => (await server.db.select().from(skus).where(eq(skus.id, line.skuId)))[0]!.stock;
  const stock = await stockOf();

  const phone = await phoneOf({ member: LIN });
  await phone.open(`/shop/pages/order/detail?id=${order.id}`);
  await phone.press('申请售后');
  await phone.sees('退哪几件');
  await phone.pressBefore(order.first);
  await phone.press('退货退款');
  // What is left misses the step of its gift, which was sent: that is paid for.
  const asked = { orderId: order.id, lines: [{ lineId: line.id, qty: 1 }], way: 'return' as const };
  const { money, withheld } = await server.ok('memberOrder.returnQuote', asked, { token: await server.login(LIN) });
  const share = Math.floor(line.paid / 2);
  expect(money).toBe(share - withheld);
  const points = Math.floor(line.pointsOff / 2);
  await phone.sees(
    `预计退款${formatYuan(money)}${withheld > 0 ? `已扣除${formatYuan(withheld)}` : ''}返还积分${points}`,
  );
  await phone.sees('优惠券不退还');
  await phone.pressTwice('提交申请');
  await phone.sees('待审核');
  // 钱多多 lets it come back, and takes it in.
  const qian = await phoneOf({ member: SERVICE });
  const { no } = await newestSale();
  await decide(qian, {
    kind: 'afterSale',
    title: `退货退款申请 ${no}`,
    reads: [order.first, `退款¥${formatFen(money)}`],
  });
  await phone.press('填写退货单号');
  await phone.sees('快递公司');
  await phone.type('面单上的字母和数字', 'SF1029384756');
  await phone.press('提交');
  await phone.sees('待收货');
  expect(await stockOf()).toBe(stock);
  await decide(qian, { kind: 'afterSale', title: `退货待收货 ${no}`, reads: ['SF1029384756'] });
  await server.runJobs();
  await phone.sees('已完成');

  const taken = await server.db.select().from(afterSaleLines).where(eq(afterSaleLines.lineId, line.id));
  expect(taken).toMatchObject([{ qty: 1, refund: share, points }]);
  expect(await stockOf()).toBe(stock + 1);
  const rows = await server.db
    .select({ type: ledgerRows.bizType, delta: ledgerRows.delta, unit: ledgerRows.unit })
    .from(ledgerRows)
    .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
    .where(eq(ledgerRows.bizId, taken[0]!.afterSaleId));
  const of = (type: string, unit: string) => rows.find((row) => row.type === type && row.unit === unit)?.delta;
  expect(of('orderRefund', 'money')).toBe(money);
  expect(of('orderRefund', 'points')).toBe(points);
  expect(of('rewardBack', 'points')).toBeLessThan(0);
  const [coupon] = await server.db.select().from(memberCoupons).where(eq(memberCoupons.id, order.couponId));
  expect(coupon!.status).toBe('used');

  await askBack(phone, order.second);
  const second = await newestSale();
  await decide(qian, { kind: 'afterSale', title: `仅退款申请 ${second.no}`, refused: '已拆封' });
  await phone.sees('已拆封');
  await phone.press('平台介入');
  await phone.sees('申请平台介入？');
  await phone.press('申请介入');
  await phone.sees('平台会在 72 小时内给出结果');

  // 王岚 speaks for the platform, and against the refusal.
  const wang = await phoneOf({ member: MANAGER });
  await decide(wang, { kind: 'afterSale', title: `平台介入 ${second.no}`, reads: [order.second] });
  await server.runJobs();
  expect(await newestSale()).toMatchObject({ id: second.id, status: 'done' });
}

export const flow21: Story = { title: 'quote, apply, parcel, refund; refused, then the platform', tell };
