/** Flow 8 (rule 21.13): two finished orders on one invoice of a company; a refund takes it back; a recharge is invoiced once, without its bonus. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import {
  afterSales,
  invoiceOrders,
  invoices,
  invoiceTitles,
  members,
  notices,
  rechargeOrders,
} from '../../server/db/schema';
import { DEMO } from '../../server/domains/people/shopSettings/settings';
import { formatYuan } from '../../src/core/lib/money';
import { pdfText } from '../server/invoice/pdfText';
import { LIN, orderOf } from '../server/demo';
import { SERVICE } from '../server/desk';
import type { TestServer } from '../server/harness';
import { decide } from './decide';
import { packAll } from './pack';
import { payOrder } from './paid';
import { askBack, type Story, type StoryPhone, type StoryShop } from './phone';

const TITLE = '杭州顾渚山房茶业有限公司';
const TAX_NO = '91330106MA2KTJY06Q';
const ISSUED_MS = DEMO.shopSettings.invoices.minutes * 60_000;

/** Paid in the messenger. */
async function paid(server: TestServer, skuId: string, qty: number) {
  const { id, payable, token } = await orderOf(server, { mobile: LIN, skuId, qty });
  await payOrder(server, token, id);
  const { card } = await server.ok('memberOrder.view', { id }, { token });
  return { id, payable, token, no: card.no };
}

/** Both packed by the house, and received. */
async function finishTwo(shop: StoryShop) {
  const { server } = shop;
  const [one, other] = [await paid(server, '103501', 2), await paid(server, '101301', 1)];
  await packAll(shop, one.id, other.id);
  for (const { id, token } of [one, other]) await server.ok('memberOrder.takeDelivery', { id }, { token });
  return { one, other };
}

/** A new title whose number is wrong at first, and one application for two taps. */
async function applyForTwo(phone: StoryPhone, nos: string[]) {
  await phone.open('/member/pages/invoice/select');
  for (const no of nos) await phone.press(no);
  await phone.sees('2 笔合计');
  await phone.press('下一步');
  await phone.arrive('/member/pages/invoice/apply');
  await phone.sees('这 2 笔一起开');
  await phone.pressIn('抬头', '更换');
  await phone.arrive('/member/pages/invoice/edit');
  await phone.press('新建抬头');
  await phone.type('营业执照上的全称', TITLE);
  await phone.type(/^18 位统一社会信用代码/, `${TAX_NO.slice(0, -1)}0`);
  await phone.type('选填，开好后发一份', 'guzhu@yejian.example');
  await phone.press('保存');
  await phone.sees('校验不通过，逐位核对一下');
  await phone.rest();
  await phone.type(/^18 位统一社会信用代码/, TAX_NO);
  await phone.press('保存');
  await phone.arrive('/member/pages/invoice/apply');
  await phone.sees(TITLE);
  await phone.pressTwice('提交申请');
  await phone.arrive('/member/pages/invoice/webview');
  await phone.sees('开票中');
}

async function tell(shop: StoryShop) {
  const { server, phone: phoneOf } = shop;
  const [lin] = await server.db.select().from(members).where(eq(members.mobile, LIN));
  const { one, other } = await finishTwo(shop);
  const sum = one.payable + other.payable;
  const phone = await phoneOf({ member: LIN });

  // 1. Two orders, a new title whose number is wrong at first, and one application for two taps.
  await applyForTwo(phone, [one.no, other.no]);
  const own = () =>
    server.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.memberId, lin!.id), eq(invoices.title, TITLE)))
      .orderBy(invoices.id);
  expect(await own()).toMatchObject([{ amount: sum, status: 'applied', taxNo: TAX_NO }]);

  // 2. The job, the notice, the paper.
  server.clock.advance(ISSUED_MS);
  await server.runJobs();
  await phone.sees('已开具');
  await phone.sees('保存为图片');
  const [issued] = await own();
  const view = await server.ok('memberInvoice.view', { id: issued!.id }, { token: one.token });
  expect((await server.http.inject(view.pictureUrl!)).statusCode).toBe(200);
  const file = await server.http.inject(view.fileUrl!);
  const text = pdfText(file.rawPayload);
  for (const word of [TITLE, TAX_NO, one.no, other.no]) expect(text.replace(/\s/g, '')).toContain(word);
  await phone.open('/member/pages/notice/index');
  await phone.sees('发票已开具');
  await phone.open('/member/pages/invoice/select');
  await phone.sees('抬头');
  await phone.sees('付款后');
  const todo = await phone.reads();
  for (const { no } of [one, other]) expect(todo).not.toContain(no);

  // 3. One piece comes back: the paper is red, and the rest has its own.
  await phone.open(`/shop/pages/order/detail?id=${one.id}`);
  await askBack(phone);
  const asking = await server.db.select().from(afterSales).where(eq(afterSales.orderId, one.id));
  expect(asking).toMatchObject([{ way: 'refund', status: 'applied' }]);
  const sale = asking[0]!;
  await decide(await phoneOf({ member: SERVICE }), { kind: 'afterSale', title: `仅退款申请 ${sale.no}` });
  await server.runJobs();
  const [red, next] = await own();
  expect(red).toMatchObject({ id: issued!.id, status: 'red', amount: sum });
  expect(next).toMatchObject({ status: 'issued', amount: sum - sale.refund, previousId: red!.id });
  const live = await server.db.select().from(invoiceOrders).where(eq(invoiceOrders.invoiceId, next!.id));
  expect(live.reduce((all, { amount }) => all + amount, 0)).toBe(sum - sale.refund);
  const told = await server.db.select().from(notices).where(eq(notices.title, '发票已红冲'));
  expect(told.filter(({ memberId }) => memberId === lin!.id)).toHaveLength(1);
  await phone.open(`/member/pages/invoice/webview?id=${red!.id}`);
  await phone.sees('已红冲');
  await phone.press('新开的发票');
  await phone.sees(formatYuan(sum - sale.refund));

  // 4. The newest recharge of ¥1,000, without the ¥80 that came with it.
  await phone.open('/member/pages/invoice/recharge');
  const [newest] = await server.db
    .select()
    .from(rechargeOrders)
    .where(and(eq(rechargeOrders.memberId, lin!.id), eq(rechargeOrders.amount, 100_000)))
    .orderBy(desc(rechargeOrders.id));
  await phone.press(newest!.no);
  await phone.sees('1 笔合计');
  await phone.press('下一步');
  await phone.arrive('/member/pages/invoice/apply');
  await phone.sees('开这一笔');
  await phone.pressTwice('提交申请');
  await phone.arrive('/member/pages/invoice/webview');
  const recharges = await server.db.select().from(rechargeOrders).where(eq(rechargeOrders.memberId, lin!.id));
  const [asked] = await server.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderGroup, 'recharge'), eq(invoices.status, 'applied')));
  expect(asked).toMatchObject({ amount: 100_000 });
  const [on] = await server.db.select().from(invoiceOrders).where(eq(invoiceOrders.invoiceId, asked!.id));
  const ownRow = () => server.db.select().from(rechargeOrders).where(eq(rechargeOrders.id, on!.orderId));
  expect(await ownRow()).toMatchObject([{ amount: 100_000, bonus: 8000, invoiced: true }]);
  // The paid order is on no list any more, and who still has it on the screen is refused.
  const titles = await server.db.select().from(invoiceTitles).where(eq(invoiceTitles.memberId, lin!.id));
  const again = await server.call(
    'memberInvoice.apply',
    {
      group: 'recharge',
      orderIds: [on!.orderId],
      titleId: titles.find(({ title }) => title === TITLE)!.id,
      email: 'guzhu@yejian.example',
      content: 'detail',
      requestId: randomUUID(),
    },
    { token: one.token },
  );
  expect(again.code).toBe(409);
  await phone.open('/member/pages/invoice/recharge');
  await phone.sees('0 笔合计');
  expect(await phone.reads()).not.toContain(newest!.no);
  expect(recharges.filter(({ invoiced }) => invoiced)).toHaveLength(2);
}

export const flow8: Story = {
  title: 'chosen, made out to a company, issued, read, taken back by a refund; a recharge once',
  tell,
};
