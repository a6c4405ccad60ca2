/**
 * Flow 3 (rule 21.3): a bulk order, its proof of transfer, split between parcel and cellar, what lies there and leaves it, and a request for
 * what is not on the shelf, which is answered from the workbench. All by touches on its pages.
 */
import { and, eq } from 'drizzle-orm';
import {
  escrowLots,
  escrowRequests,
  goods,
  incomes,
  ledgerRows,
  orderLines,
  orders,
  quotes,
  skus,
  wholesaleInquiries,
} from '../../server/db/schema';
import { verifyWarehouse } from '../../server/domains/trade/warehouse/verify';
import { FENG, LIN, SHEN, ZHAO } from '../server/demo';
import type { TestServer } from '../server/harness';
import type { Story, StoryPhone, StoryShop } from './phone';
import { pack } from './pack';
import { payByTransfer } from './transfer';

/** 李牧之 looks after clients. */
const LI = '13900000002';
const PAYER = '杭州清源茶业有限公司';
const STORED = '2012 勐海熟饼';
const DETAIL = '/member/pages/wholesale/detail';

/** What a row of the order sheet says of its specification. */
async function rowOf({ db }: TestServer, title: string, spec: string): Promise<string> {
  const rows = await db.select().from(skus).innerJoin(goods, eq(goods.id, skus.goodsId)).where(eq(goods.title, title));
  return `编码 ${rows.find(({ skus: sku }) => sku.specValues.join(' ') === spec)!.skus.id} `;
}

/** Too little, a corrected multiple, the steps of the ladder. */
async function fillSheet(server: TestServer, phone: StoryPhone): Promise<void> {
  await phone.open('/shop/pages/marketing/wholesale');
  await phone.press('普洱');
  await phone.scrollTo('老茶头');
  await phone.fill(await rowOf(server, '老茶头', '250g'), '10');
  await phone.sees('还差 ¥1,020 起批');
  await phone.press('红茶');
  await phone.scrollTo('正山小种');
  await phone.fill(await rowOf(server, '正山小种', '无烟蜜香 100g'), '12');
  await phone.sees('已调整为 15');
  await phone.sees('¥1,620.00');
  await phone.press('普洱');
  await phone.scrollTo(STORED);
  const cake = await rowOf(server, STORED, '单饼 357g');
  await phone.fill(cake, '45');
  await phone.sees('当前 ¥328，再加 5 件 ¥298');
  await phone.fill(cake, '50');
  await phone.sees('当前 ¥298，再加 150 件 ¥268');
}

/** Thirty into the cellar, the rest by parcel; answers the order. */
async function handIn({ db }: TestServer, phone: StoryPhone) {
  await phone.rest();
  await phone.press('结算');
  await phone.sees('确认批发单');
  await phone.press('部分存窖');
  await phone.fill(`${STORED} 存窖`, '30');
  await phone.press('线下转账');
  await phone.sees('¥17,500.00');
  await phone.pressTwice(/^提交订单/);
  await phone.arrive('/member/pages/wallet/voucher');
  await phone.sees('招商银行 杭州西湖支行');
  const bulk = and(eq(orders.kind, 'wholesale'), eq(orders.status, 'unpaid'), eq(orders.payable, 1_750_000));
  const made = await db.select().from(orders).where(bulk);
  expect(made).toHaveLength(1);
  return made[0]!;
}

/** From the list of all that goes on in bulk to this order. */
async function openOrder(phone: StoryPhone, no: string): Promise<void> {
  await phone.press(new RegExp(`^${no}`));
  await phone.arrive(DETAIL);
}

/** Ten of what lies in the cellar; answers the request. */
async function sendTen({ db }: TestServer, phone: StoryPhone, orderId: string) {
  const lot = async () => (await db.select().from(escrowLots).where(eq(escrowLots.orderId, orderId)))[0]!;
  expect(await lot()).toMatchObject({ source: 'wholesale', qty: 30, free: 30 });
  await phone.press('分批发货');
  await phone.sees('申请出库');
  await phone.fill('可出 30', '10');
  // The cost of ten is counted.
  await phone.rest();
  await phone.pressTwice('申请出库');
  await phone.sees('可出库 20 件');
  await phone.sees(`${STORED} 10 饼 到 杭州市`);
  expect(await lot()).toMatchObject({ qty: 30, free: 20 });
  const requests = await db
    .select()
    .from(escrowRequests)
    .where(eq(escrowRequests.lotId, (await lot()).id));
  expect(requests).toMatchObject([{ kind: 'outbound', status: 'applied', qty: 10 }]);
  return requests[0]!;
}

/** What is not on the shelf is asked for. */
async function askForMore({ db }: TestServer, phone: StoryPhone, memberId: string) {
  await phone.open('/member/pages/wholesale/blank');
  await phone.type('要什么：茶名、等级、规格', '中秋礼盒');
  await phone.type('如 20', '300');
  await phone.fill('单位', '盒');
  await phone.chooseDay('2026-08-30');
  await phone.pressTwice('提交需求');
  await phone.sees('待报价');
  await phone.sees('中秋礼盒');
  const ownOnes = and(eq(wholesaleInquiries.memberId, memberId), eq(wholesaleInquiries.needBy, '2026-08-30'));
  const asked = await db.select().from(wholesaleInquiries).where(ownOnes);
  expect(asked).toMatchObject([{ status: 'open' }]);
  return asked[0]!;
}

/** The workbench of 李牧之 has the request: he writes its lines their price, and sends the quote, which 沈万山 finds where he asked. */
async function answer(
  { server: { db }, phone: phoneOf }: StoryShop,
  phone: StoryPhone,
  { id, no }: { id: string; no: string },
): Promise<void> {
  const li = await phoneOf({ member: LI });
  await li.open('/dingding/pages/index');
  await li.press('待报询价');
  await li.sees('中秋礼盒');
  await li.pressIn(no, '写报价');
  await li.arrive('/client/pages/addQuote');
  await li.sees('沈万山');
  await li.holds('数量', '300');
  await li.fill('单价', '88');
  await li.sees('26,400.00');
  await li.pressTwice('提交');
  await li.arrive('/client/pages/quote');
  await li.pressTwice('发送');
  await li.sees('发给客户');
  const inquiry = async () => (await db.select().from(wholesaleInquiries).where(eq(wholesaleInquiries.id, id)))[0]!;
  const { status, quoteId } = await inquiry();
  expect(status).toBe('quoted');
  expect(await db.select().from(quotes).where(eq(quotes.id, quoteId!))).toMatchObject([
    { status: 'sent', inquiryId: id, total: 2_640_000 },
  ]);

  await phone.open('/member/pages/wholesale/blank');
  await phone.pressIn(no, '看报价');
  await phone.arrive('/client/pages/quote');
  await phone.sees('中秋礼盒');
  await phone.sees('26,400.00');
}

async function tell(shop: StoryShop) {
  const { server, phone: phoneOf } = shop;
  const { db } = server;
  // 1. A member sees ¥***, the wholesaler his ladders.
  const lin = await phoneOf({ member: LIN });
  await lin.open('/pages/tea/wholesale');
  await lin.sees('¥***');
  const phone = await phoneOf({ member: SHEN });
  await phone.open('/pages/tea/wholesale');
  await phone.sees('二级批发商');
  await phone.sees('¥1,080');

  // 2. and 3. The sheet; paid by transfer.
  await fillSheet(server, phone);
  const { id, no, memberId } = await handIn(server, phone);
  await payByTransfer(shop, phone, { orderId: id, payer: PAYER });
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
  const packed = lines.map(({ title, qty }) => ({ title, qty, stored: title.includes(STORED) ? 30 : 0 }));

  // 4. Its own page: 存窖 30, 已发 0; after picking 已发 45; ten from the lot, then back to the list.
  await phone.open('/pages/tea/my-wholesale');
  await openOrder(phone, no);
  for (const { title, qty, stored } of packed) {
    await phone.sees(title);
    await phone.sees(`${qty}数量0已发${stored}存窖${qty - stored}剩余`);
  }
  const clerk = await phoneOf({ member: ZHAO });
  const parcels = packed.map(({ title, qty, stored }) => ({ title, parcel: qty - stored }));
  await pack(clerk, await phoneOf({ member: FENG }), no, parcels);
  await phone.back();
  await phone.arrive('/pages/tea/my-wholesale');
  await openOrder(phone, no);
  await phone.sees('待收货');
  for (const { qty, stored } of packed) await phone.sees(`${qty}数量${qty - stored}已发${stored}存窖0剩余`);
  const request = await sendTen(server, phone, id);
  await phone.back();
  await phone.arrive('/pages/tea/my-wholesale');
  await phone.press('存货');
  await phone.sees('出库中');
  await phone.sees('20 饼');
  // The cellar has it as any other stored tea, and the desk its request.
  await phone.open('/outbound/pages/escrow');
  await phone.sees('可出 20，处理中 10');
  expect(await phone.reads()).toContain('批发');
  await phone.press(/^申请\s*\d*$/);
  await phone.sees(`${STORED} 10 饼 到 杭州市`);
  await clerk.open('/outbound/pages/escrow?tab=todo');
  await clerk.pressIn(request.no, '生成出库单');
  await clerk.arrive('/outbound/pages/detailed');
  await clerk.sees('0 / 10');
  expect(await verifyWarehouse(db)).toEqual([]);

  // 5. A request, and its quote.
  await answer(shop, phone, await askForMore(server, phone, memberId));

  // DB: tier prices frozen, no commission, neither points nor growth, everything adds up.
  expect(lines.map(({ price, qty }) => `${price} ${qty}`).toSorted()).toEqual(['10800 15', '29800 50', '9800 10']);
  expect(await db.select().from(incomes).where(eq(incomes.orderId, id))).toEqual([]);
  expect(await db.select().from(ledgerRows).where(eq(ledgerRows.bizId, id))).toEqual([]);
}

export const flow3: Story = { title: 'bulk order, voucher, parcel and cellar', tell };
