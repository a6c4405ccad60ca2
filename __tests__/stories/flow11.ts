/**
 * Flow 11 (rules 15.1, 15.3, 15.4, 24.2, 24.3, 24.5): a parcel out of the cellar paid from the balance, picked by scan and passed by another
 * person, and a gift that is taken; beside it the rest of the desk: an order with a shortage, codes that are shown at the counter, paper.
 */
import { and, eq, gt } from 'drizzle-orm';
import {
  activities,
  activitySignups,
  cellarMoves,
  escrowLots,
  escrowRequests,
  memberCoupons,
  members,
  orders,
  skus,
  stockDocuments,
} from '../../server/db/schema';
import { formatYuan } from '../../src/core/lib/money';
import { verifyEscrow } from '../../server/domains/trade/escrow/verify';
import { verifyWarehouse } from '../../server/domains/trade/warehouse/verify';
import { giveCoupon } from '../server/order/shop';
import { CHEN, FENG, LIN, orderOf, ZHAO } from '../server/demo';
import type { TestServer } from '../server/harness';
import { buy, payOrder } from './paid';
import { chooseBalance, type Story, type StoryPhone, type StoryShop } from './phone';

const PIN = '246810';
const DAY = 86_400_000;
/** Too cheap for a gift on top. */
export const GOODS = '104301';

export async function paidOrder(server: TestServer, qty: number) {
  const { id, token } = await orderOf(server, { mobile: LIN, skuId: GOODS, qty });
  await payOrder(server, token, id);
  const [order] = await server.db.select().from(orders).where(eq(orders.id, id));
  return order!;
}

/** Cakes that LIN has bought for the cellar, a month over their free year. */
async function storedCakes(server: TestServer, qty: number) {
  const token = await server.login(LIN);
  const asked = {
    source: 'buy' as const,
    lines: [{ skuId: '101501', qty }],
    deliveryType: 'escrow' as const,
    couponId: '0',
  };
  const { orderId } = await buy(server, token, asked);
  const [lot] = await server.db
    .update(escrowLots)
    .set({ freeUntil: server.clock.now() - 31 * DAY })
    .where(eq(escrowLots.orderId, orderId))
    .returning();
  return lot!;
}

/** A second clerk on the page of a document: passes it, and its parcel leaves under this number; the last button is pressed twice. */
async function passParcel(
  phone: StoryPhone,
  { company, trackingNo, pieces }: { company: string; trackingNo: string; pieces: number },
) {
  await phone.press('复核通过');
  await phone.press(company);
  await phone.type('扫码或输入', trackingNo);
  await phone.pressTwice(`确认出库 ${pieces} 件`);
  await phone.sees(`${company} ${trackingNo}`);
}

async function sendAndGive({ server, phone: phoneOf }: StoryShop) {
  const lot = await storedCakes(server, 14);
  const lotRow = async () => (await server.db.select().from(escrowLots).where(eq(escrowLots.id, lot.id)))[0]!;
  const phone = await phoneOf({ member: LIN });

  // 1. The parcel: its fee is said before, paid from the balance, and the pieces are held.
  await phone.open(`/outbound/pages/escrow?lotId=${lot.id}`);
  await phone.pressIn('可出 14', '申请出库');
  await phone.fill('可出 14', '10');
  await phone.sees(/超期保管.*kg×2个月/);
  const { cost } = await server.ok('escrow.index', { lotId: lot.id, qty: 10 }, { token: await server.login(LIN) });
  await phone.pressTwice(`付 ${formatYuan(cost!.total)} 出库`);
  await phone.arrive('/member/pages/wallet/pay');
  await chooseBalance(phone);
  await phone.keys(PIN);
  await phone.arrive('/pages/tea/success');
  await phone.press('查看托管');
  await phone.arrive('/outbound/pages/escrow');
  const requests = await server.db.select().from(escrowRequests).where(eq(escrowRequests.lotId, lot.id));
  expect(requests).toMatchObject([{ kind: 'outbound', qty: 10, fee: cost!.total, status: 'applied' }]);
  const [request] = requests;
  expect(await lotRow()).toMatchObject({ qty: 14, free: 4 });
  await phone.sees('可出 4，处理中 10');

  // 2. The gift: of more than is free the field leaves what is free.
  await phone.pressIn('可出 4，处理中 10', '转赠');
  await phone.sees('可转赠 4');
  await phone.type('对方完整的号码', CHEN);
  await phone.press('查找');
  await phone.sees('更换');
  await phone.fill('可转赠 4', '6');
  await phone.press(/^转赠 4 .* 给/);
  await phone.sees('支付密码');
  await phone.keys(PIN);
  await phone.sees('可出 0，处理中 14');
  const [offered] = await server.db
    .select()
    .from(escrowRequests)
    .where(and(eq(escrowRequests.lotId, lot.id), eq(escrowRequests.kind, 'transfer')));
  expect(offered).toMatchObject({ qty: 4, status: 'waitAccept' });

  // 3. The receiver takes it: a lot of his own, free for a year.
  const other = await phoneOf({ member: CHEN });
  await other.open('/outbound/pages/escrow');
  await other.sees(/转赠你.*4饼/);
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
  const clerk = await phoneOf({ member: ZHAO });
  await clerk.open('/outbound/pages/escrow?tab=todo');
  await clerk.pressIn(request!.no, '生成出库单');
  await clerk.arrive('/outbound/pages/detailed');
  await clerk.press('开始拣货');
  await clerk.sees('拣货中');
  const [sku] = await server.db.select().from(skus).where(eq(skus.id, '101501'));
  await clerk.scan('6900000000000', '扫码拣货');
  await clerk.sees('不在本单');
  for (let piece = 1; piece <= 10; piece++) {
    await clerk.scan(sku!.barCode, '扫码拣货');
    await clerk.sees(`${piece} / 10`);
  }
  await clerk.sees('已拣足');
  await clerk.press('提交复核');
  await clerk.sees('需他人复核');

  // 5. Another person passes it; the parcel is on the owner's request.
  const checker = await phoneOf({ member: FENG });
  await checker.open(`/outbound/pages/detailed?code=${request!.no}`);
  await passParcel(checker, { company: '顺丰速运', trackingNo: 'SF1234567890', pieces: 10 });
  await phone.open('/outbound/pages/escrow?tab=requests');
  await phone.sees('顺丰速运 SF1234567890');
  await phone.pressIn('SF1234567890', '看物流');
  await phone.arrive('/shop/pages/order/express');
  for (const text of ['SF1234567890', '包裹已出库，快递员已揽收', '10 饼']) await phone.sees(text);
  await phone.back();
  await phone.arrive('/outbound/pages/escrow');
  const [document] = await server.db.select().from(stockDocuments).where(eq(stockDocuments.sourceId, request!.id));
  expect(document).toMatchObject({ kind: 'escrow', status: 'done' });
  expect(document!.passerId).not.toBe(document!.pickerId);
  const moves = await server.db.select().from(cellarMoves).where(eq(cellarMoves.documentId, document!.id));
  expect(moves).toMatchObject([{ lotId: lot.id, delta: -10, after: 0 }]);
  expect(await lotRow()).toMatchObject({ qty: 0, free: 0 });
  expect(await verifyWarehouse(server.db)).toEqual([]);
  expect(await verifyEscrow(server.db)).toEqual([]);
}

async function sendInPart({ server, phone: phoneOf }: StoryShop) {
  const order = await paidOrder(server, 3);
  const [sku] = await server.db.select().from(skus).where(eq(skus.id, GOODS));
  const clerk = await phoneOf({ member: ZHAO });
  await clerk.open('/outbound/pages/outbound');
  await clerk.sees('今天的单');
  await clerk.scan(order.no, '扫一扫');
  await clerk.arrive('/outbound/pages/detailed');
  await clerk.press('开始拣货');
  await clerk.sees('拣货中');

  for (const piece of [1, 2]) {
    await clerk.scan(sku!.barCode, '扫码拣货');
    await clerk.sees(`需 3 件，已拣 ${piece}`);
  }
  const [doc] = await server.db.select().from(stockDocuments).where(eq(stockDocuments.sourceId, order.id));

  await clerk.press('缺货提交');
  await clerk.press('货架缺货');
  await clerk.press('提交复核');
  await clerk.sees('需他人复核');

  const checker = await phoneOf({ member: FENG });
  await checker.open('/outbound/pages/order?tab=checking');
  await checker.press(doc!.no!);
  await checker.arrive('/outbound/pages/detailed');
  await checker.sees('货架缺货');
  await passParcel(checker, { company: '京东快递', trackingNo: 'JD0012345678', pieces: 2 });

  const buyer = await phoneOf({ member: LIN });
  await buyer.open(`/shop/pages/order/detail?id=${order.id}`);
  await buyer.sees('部分发货');
  await buyer.open(`/shop/pages/order/express?id=${order.id}`);
  await buyer.sees('JD0012345678');
  const documents = await server.db
    .select()
    .from(stockDocuments)
    .where(eq(stockDocuments.sourceId, order.id))
    .orderBy(stockDocuments.id);
  expect(documents.map(({ status }) => status)).toEqual(['done', 'pending']);
  expect(await verifyWarehouse(server.db)).toEqual([]);
}

async function redeemOnce({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const lin = await server.login(LIN);
  const [member] = await db.select().from(members).where(eq(members.mobile, LIN));
  const [pickup] = await db
    .update(orders)
    .set({ pickup: { storeId: '1', name: '林知夏', mobile: LIN }, pickupCode: '31415926' })
    .where(and(eq(orders.memberId, member!.id), eq(orders.status, 'pickup')))
    .returning();
  await giveCoupon(db, member!.id, '7001', '5009', server.clock.now());
  await db.update(memberCoupons).set({ code: 'YQ123456789012' }).where(eq(memberCoupons.id, '7001'));
  const [ticket] = await db
    .select()
    .from(activitySignups)
    .innerJoin(activities, eq(activities.id, activitySignups.activityId))
    .where(and(eq(activitySignups.status, 'signed'), gt(activities.endAt, server.clock.now())));
  // A ticket lets in on its day.
  const today = { storeId: '1', startAt: server.clock.now() };
  await db.update(activities).set(today).where(eq(activities.id, ticket!.activities.id));
  const { code: card } = await server.ok('memberV4.qrcode', { kind: 'member' }, { token: lin });

  const stranger = await phoneOf({ member: FENG });
  await stranger.open('/outbound/pages/outbound');
  await stranger.sees('今天的单');
  await stranger.scan('31415926', '扫一扫');
  await stranger.sees('非本店订单');

  const clerk = await phoneOf({ member: ZHAO });
  await clerk.open('/outbound/pages/outbound');
  await clerk.sees('今天的单');
  const redeem = async (code: string, seen: string, said: string, again: string | RegExp) => {
    await clerk.scan(code, '扫一扫');
    await clerk.sees(seen);
    await clerk.press('确认核销');
    await clerk.sees(said);
    await clerk.rest();
    await clerk.scan(code, '扫一扫');
    await clerk.sees(again);
    await clerk.pressIcon('close');
    await clerk.rest();
  };
  const before = /已于\d\d月\d\d日\d\d:\d\d.*核销/;
  await redeem(card, member!.nickname, '已核销', before);
  await redeem('31415926', '林** 138****0001', '已核销，交付完成', '取货码已使用');
  await redeem('YQ123456789012', '旅行快客杯兑换券', '已核销', before);
  await redeem(ticket!.activity_signups.code, ticket!.activities.title, '已核销', before);
  const [order] = await db.select().from(orders).where(eq(orders.id, pickup!.id));
  const [coupon] = await db.select().from(memberCoupons).where(eq(memberCoupons.id, '7001'));
  expect([order!.status, coupon!.status]).toEqual(['received', 'used']);
}

export const flow11: Story[] = [
  {
    title: '14 cakes: ten leave for a fee, four are given and taken, more than is free is neither',
    tell: sendAndGive,
  },
  {
    title: 'an order is sent in part: picked by scan, short, checked by another, with its number at the buyer',
    tell: sendInPart,
  },
  {
    title: 'what a customer shows is seen first, then redeemed once; what is another store’s is refused',
    tell: redeemOnce,
  },
];
