/** Flow 13 (chapters 29 to 31 of docs/rules.md): a client is written down, kept warm, invited, received, visited, and quoted to until the order. */
import { and, asc, eq } from 'drizzle-orm';
import {
  clientInvites,
  clientMaints,
  clientPlans,
  clients,
  comeVisits,
  memberCoupons,
  orderLines,
  orders,
  quoteLines,
  quotes,
  roomSlots,
  visitRoutes,
  visitStops,
} from '../../server/db/schema';
import { ZHOU, WANG } from '../server/demo';
import type { TestServer } from '../server/harness';
import { confirmPayment } from './paid';
import { payInMessenger, type Story, type StoryPhone, type StoryShop } from './phone';

/** 李牧之 and 郑一鸣 look after clients, 王岚 agrees. */
const LI = { mobile: '13900000002', id: '10102' };
const ZHENG = '13900000007';
const ZHOU_ID = '10002';
const NEW = '/client/pages/clientNew';
const CLIENT = '/client/pages/client';
const KEEPING = '/maintenance/pages/mymaintenance';
const INVITATION = '/maintenance/pages/myinvitsave';
const QUOTE = '/client/pages/quote';
/** The day of the visit, two days on, from 14:00 to 16:00, and a quarter of an hour to clear the table. */
const DAY = '2026-06-18';
const HALF_HOURS = 5;
const HOUR = 3_600_000;
const RECORD = '喝了金骏眉，想订一批秋茶礼';
const GIFT = '顾问赠券满 150 减 30';
/** 900 m north of 柳语嫣, of whom and of two others the place is known. */
const STOPS = ['柳语嫣', '韩乐水', '殷长风'] as const;
const NORTH = 900 / 111_195;

const bookOf = ({ db }: TestServer) => ({
  client: async () => (await db.select().from(clients).where(eq(clients.mobile, ZHOU)))[0]!,
  maints: (clientId: string) =>
    db.select().from(clientMaints).where(eq(clientMaints.clientId, clientId)).orderBy(asc(clientMaints.id)),
  plans: (clientId: string) =>
    db.select().from(clientPlans).where(eq(clientPlans.clientId, clientId)).orderBy(asc(clientPlans.id)),
  invite: async (clientId: string) =>
    (await db.select().from(clientInvites).where(eq(clientInvites.clientId, clientId)))[0]!,
  come: async (clientId: string) => (await db.select().from(comeVisits).where(eq(comeVisits.clientId, clientId)))[0]!,
  quote: async (clientId: string) => (await db.select().from(quotes).where(eq(quotes.clientId, clientId)))[0]!,
});

/** The mobile is nobody's client yet. */
async function writeDown({ server }: StoryShop, li: StoryPhone): Promise<string> {
  await li.open('/client/pages/clientmangent');
  await li.press('新建客户');
  await li.arrive(NEW);
  await li.type('11 位手机号', ZHOU);
  await li.type('怎么称呼', '周允');
  expect(await li.reads()).not.toContain('客户已存在');
  await li.pressTwice('保存');
  await li.sees('已建档');
  await li.arrive(CLIENT);
  await li.sees('周允');
  await li.sees('还没联系过');
  const { id, ownerId, rev } = await bookOf(server).client();
  expect({ ownerId, rev }).toEqual({ ownerId: LI.id, rev: 1 });
  // How far the deal has come is his to say.
  await li.press('潜在');
  await li.press('意向');
  await li.sees('已改阶段');
  expect(await bookOf(server).client()).toMatchObject({ id, stage: 'intent', rev: 2 });
  return id;
}

/** With two pictures and a coupon; what comes next is a plan, which the next record ends. */
async function keepWarm({ server }: StoryShop, li: StoryPhone, clientId: string) {
  const { maints, plans } = bookOf(server);
  await li.press('写维护');
  await li.arrive('/maintenance/pages/mymaintsave');
  await li.press('到店');
  await li.type(/^聊了什么/, RECORD);
  for (const count of [1, 2]) {
    await li.addPicture('添加照片');
    await li.sees(`照片（${count}/9）`);
    await li.rest();
  }
  await li.press('3 天');
  await li.press(GIFT);
  await li.pressTwice('保存');
  await li.arrive(CLIENT);
  await li.sees(RECORD);
  const [first] = await maints(clientId);
  expect(first).toMatchObject({ way: 'store', content: RECORD, coupon: GIFT, byId: LI.id });
  expect(first!.photos).toHaveLength(2);
  expect(await server.db.select().from(memberCoupons).where(eq(memberCoupons.id, first!.couponId!))).toMatchObject([
    { memberId: ZHOU_ID, status: 'unused', source: '顾问赠送' },
  ]);

  await li.open(KEEPING);
  await li.press('19');
  await li.sees('周允');
  await li.sees(`接着上次：${RECORD}`);
  await li.pressIn('周允', '写维护');
  await li.arrive('/maintenance/pages/mymaintsave');
  await li.sees('完成计划：');
  await li.type(/^聊了什么/, '电话里说好了后天来店里看茶');
  await li.pressTwice('保存');
  await li.arrive(KEEPING);
  await li.sees('看记录');
  const [, second, ...others] = await maints(clientId);
  expect(others).toEqual([]);
  expect(await plans(clientId)).toMatchObject([{ status: 'completed', convertedTo: second!.id }]);
  expect(second).toMatchObject({ planId: (await plans(clientId))[0]!.id });
}

/** Sent by him, answered by its guest, who sees nothing but the invitation. */
async function invite(shop: StoryShop, li: StoryPhone, clientId: string) {
  const book = bookOf(shop.server);
  await li.open(`${CLIENT}?id=${clientId}`);
  await li.press('发邀约');
  await li.arrive(INVITATION);
  await li.chooseDay(DAY);
  await li.rest();
  await li.pressTwice('发送邀约');
  await li.sees('已发出，把链接发给客人吧');
  await li.sees('待回复');
  const { token } = await book.invite(clientId);

  const zhou = await shop.phone({ member: ZHOU });
  await zhou.open(`${INVITATION}?token=${token}`);
  await zhou.sees('李牧之 请你');
  await zhou.sees('来喝一泡新茶');
  await zhou.pressTwice('接受');
  await zhou.sees('你已接受，到时候见');
  expect(await book.invite(clientId)).toMatchObject({ status: 'accepted', party: 2, guestId: ZHOU_ID, answers: 1 });
  expect(await book.come(clientId)).toMatchObject({ inviteId: (await book.invite(clientId)).id, status: 'prepared' });
}

/** A room is kept for the visit; on its day it is received and ended. */
async function receive(shop: StoryShop, li: StoryPhone, clientId: string): Promise<StoryPhone> {
  const { server } = shop;
  const book = bookOf(server);
  const { id } = await book.come(clientId);
  const taken = () =>
    server.db
      .select()
      .from(roomSlots)
      .where(and(eq(roomSlots.takerKind, 'visit'), eq(roomSlots.takerId, id)));
  await li.open(`/maintenance/pages/comeVisitPlan?date=${DAY}`);
  await li.press('周允');
  await li.press('改安排');
  await li.press(/^听松/);
  await li.press('保存');
  await li.sees(/2位听松/);
  expect(await taken()).toHaveLength(HALF_HOURS);
  expect((await taken()).every(({ date }) => date === DAY)).toBe(true);

  server.clock.advance((await book.come(clientId)).at + HOUR / 6 - server.clock.now());
  const later = await shop.phone({ member: LI.mobile });
  await later.open('/maintenance/pages/comeVisitPlan');
  await later.press('周允');
  await later.pressTwice('到店');
  await later.sees('已到店');
  await later.press('完成');
  await later.sees('完成来访');
  await later.type(/^喜欢什么/, '三款茶都试了，要一份礼单');
  await later.pressTwice('完成');
  await later.sees('来访已完成');
  expect(await book.come(clientId)).toMatchObject({ status: 'completed', result: '三款茶都试了，要一份礼单' });
  expect(await book.invite(clientId)).toMatchObject({ status: 'arrived' });
  return later;
}

async function addStop(phone: StoryPhone, name: string, number: number): Promise<void> {
  await phone.press('加一站');
  await phone.sees('选择客户');
  await phone.type('姓名、手机尾号、单位', name, { sent: true });
  await phone.press(name);
  await phone.fill(`第 ${number} 站`, '送茶样');
}

/** Three stops; the first is checked in to from too far, with its reason. */
async function visit({ server }: StoryShop, li: StoryPhone) {
  const { db } = server;
  await li.open('/maintenance/pages/visitPlan');
  await li.sees('今天没有拜访');
  await li.press('新建路线');
  for (const [i, name] of STOPS.entries()) await addStop(li, name, i + 1);
  await li.pressTwice('保存路线');
  await li.sees('0 / 3');
  await li.press('开始');
  await li.sees('出发，路上小心');
  const [first] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.name, STOPS[0]), eq(clients.ownerId, LI.id)));
  const { lat, lng } = first!.geo!;
  await li.pressIn(STOPS[0], '签到拍照');
  await li.locate('定位', { lat: lat + NORTH, lng });
  await li.sees('离客户超过 500 米，会记为异地签到。');
  await li.press('异地签到');
  await li.sees('写一句为什么在这里签到');
  await li.type(/^比如：客户改在/, '客户改在湖边茶馆见面');
  await li.addPicture('添加照片');
  await li.sees('现场照片（1/9）');
  await li.rest();
  await li.pressTwice('异地签到');
  await li.press('填结果');
  await li.type('见了谁、定了什么', '见到了本人，下月再订');
  await li.press('保存');
  await li.sees('结果已保存');
  await li.sees('1 / 3');
  const [route] = await db
    .select()
    .from(visitRoutes)
    .where(and(eq(visitRoutes.ownerId, LI.id), eq(visitRoutes.date, DAY)));
  const stops = await db.select().from(visitStops).where(eq(visitStops.routeId, route!.id)).orderBy(visitStops.sort);
  expect(stops.map(({ status, away }) => [status, away])).toEqual([
    ['done', true],
    ['waiting', false],
    ['waiting', false],
  ]);
  expect(Math.abs(stops[0]!.distance! - 900)).toBeLessThan(20);
  expect(stops[0]).toMatchObject({ clientId: first!.id, reason: '客户改在湖边茶馆见面' });
}

async function addGoods(phone: StoryPhone, word: string, spec: RegExp): Promise<void> {
  await phone.type('茶名、条码', word, { sent: true });
  await phone.press(spec);
}

/** Three lines, one of them lower than he may go: 王岚 agrees. */
async function quote(shop: StoryShop, li: StoryPhone, clientId: string) {
  const { server, phone: phoneOf } = shop;
  const book = bookOf(server);
  await li.open(`${CLIENT}?id=${clientId}`);
  await li.pressIcon('quote');
  await li.arrive('/client/pages/addQuote');
  await li.sees('周允');
  await li.type('如：6 月补货', '秋茶礼单');
  await li.press('选商品');
  await addGoods(li, '金骏眉', /^50g 罐装/);
  await addGoods(li, '水仙老枞', /^80g/);
  await addGoods(li, '白毫银针', /^50g 纸罐/);
  await li.press('选好了');
  await li.sees('3 / 50');
  await li.fill('折', '8');
  await li.sees('低于 8.5 折，要主管批');
  await li.sees('将提交主管审批');
  await li.rest();
  await li.pressTwice('提交审批');
  await li.arrive(QUOTE);
  await li.sees('撤回审批');
  const made = await book.quote(clientId);
  expect(made).toMatchObject({ status: 'review', ownerId: LI.id, total: 39_800 + 45_800 + 21_440 });
  expect(await server.db.$count(quotes, eq(quotes.clientId, clientId))).toBe(1);

  const wang = await phoneOf({ member: WANG });
  await wang.open('/dingding/pages/message?kind=quote');
  await wang.press('报价审批 周允');
  await wang.sees('¥1,070.40');
  await wang.pressTwice('通过');
  await wang.sees('已通过');
  const passed = await book.quote(clientId);
  expect(passed.status).toBe('approved');
  expect(passed.log.find(({ label }) => label === '审批通过')).toMatchObject({ by: '王岚' });
  return made.id;
}

/** Sent, looked at, signed, paid: the order is what was offered. */
async function accept(shop: StoryShop, li: StoryPhone, quoteId: string) {
  const { server, phone: phoneOf } = shop;
  const { db } = server;
  const row = async () => (await db.select().from(quotes).where(eq(quotes.id, quoteId)))[0]!;
  await li.open(`${QUOTE}?id=${quoteId}`);
  await li.sees('待发送');
  await li.pressTwice('发送');
  await li.sees('发给客户');
  const sent = await row();
  expect(sent.status).toBe('sent');
  const offered = await db.select().from(quoteLines).where(eq(quoteLines.quoteId, quoteId)).orderBy(quoteLines.sort);

  const zhou = await phoneOf({ member: ZHOU, pays: true });
  await zhou.open(`${QUOTE}?share=${sent.shareToken}`);
  await zhou.sees('秋茶礼单');
  await zhou.sees('呈周允');
  expect(await zhou.reads()).not.toContain('底价');
  await li.open(`${QUOTE}?id=${quoteId}`);
  await li.sees('已查看');
  await li.sees('看了 1 次');
  await zhou.press('接受并签名');
  await zhou.sees('请先签名');
  await zhou.press('输入');
  await zhou.type('输入你的姓名', '周允');
  await zhou.rest();
  await zhou.pressTwice('接受并签名');
  const { orderId } = await zhou.arrive('/member/pages/wallet/pay');
  expect(await row()).toMatchObject({ status: 'accepted', acceptedById: ZHOU_ID, orderId });
  await payInMessenger(zhou);
  await zhou.arrive('/shop/pages/order/success');
  await zhou.sees('支付成功');
  await confirmPayment(server, orderId!);
  await li.open(`${QUOTE}?id=${quoteId}`);
  await li.sees('已转单');

  expect(await row()).toMatchObject({ status: 'ordered', total: sent.total });
  expect((await row()).log.map(({ label }) => label)).toEqual(expect.arrayContaining(['审批通过']));
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId!));
  expect(order).toMatchObject({ kind: 'quote', memberId: ZHOU_ID, payable: sent.total });
  const bought = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId!)).orderBy(orderLines.id);
  expect(bought.map(({ skuId, qty, price, title }) => ({ skuId, qty, price, title }))).toEqual(
    offered.map(({ skuId, qty, price, title }) => ({ skuId, qty, price, title })),
  );
  expect(bought.map(({ paid }) => paid)).toEqual([39_800, 45_800, 21_440]);
  expect(await db.select().from(quoteLines).where(eq(quoteLines.quoteId, quoteId)).orderBy(quoteLines.sort)).toEqual(
    offered,
  );
}

/** A colleague learns that somebody has him, and of the name no more than that. */
async function refuseAgain({ server, phone: phoneOf }: StoryShop) {
  const zheng = await phoneOf({ member: ZHENG });
  await zheng.open(NEW);
  await zheng.type('11 位手机号', ZHOU);
  await zheng.sees('客户已存在，负责人 李');
  await zheng.type('怎么称呼', '周先生');
  await zheng.press('保存');
  await zheng.sees('客户已存在');
  expect(await server.db.select().from(clients).where(eq(clients.mobile, ZHOU))).toMatchObject([
    { name: '周允', ownerId: LI.id },
  ]);
}

async function tell(shop: StoryShop) {
  const { server } = shop;
  const address = { name: '周允', mobile: ZHOU, regionCode: '330106', detail: '龙井路1号', tag: '', isDefault: true };
  await server.ok('address.create', address, { token: await server.login(ZHOU) });
  const li = await shop.phone({ member: LI.mobile });
  const clientId = await writeDown(shop, li);
  await keepWarm(shop, li, clientId);
  await invite(shop, li, clientId);
  const later = await receive(shop, li, clientId);
  await visit(shop, later);
  const quoteId = await quote(shop, later, clientId);
  await accept(shop, later, quoteId);
  await refuseAgain(shop);
  const client = await bookOf(server).client();
  expect(client.ownerId).toBe(LI.id);
  expect(client.rev).toBeGreaterThan(1);
}

export const flow13: Story = {
  title: 'a client is written down, kept warm, invited, received, visited and quoted to, until the order is paid',
  tell,
};
