/** The titles of 林知夏 and her papers (rule 20.4): a recharge that was made out anew to her company, and an order that waits for its paper. Ids from 5801. */
import { and, asc, eq } from 'drizzle-orm';
import { invoiceOrders, invoices, invoiceTitles, orderLines, orders, payments, rechargeOrders } from '../../db/schema';
import { schedule } from '../../db/timers';
import { ISSUE_JOB } from '../../domains/membership/invoice/apply';
import { numberOf } from '../../lib/numbers';
import { DAY_MS } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import { insertAll } from '../insert';
import { MAIN_MEMBER } from './members';

const HOUR = 3_600_000;
const EMAIL = 'zhixia@yejian.example';
const NONE = { taxNo: '', bank: '', bankNo: '', regAddress: '', regPhone: '' };

const COMPANY = {
  kind: 'company' as const,
  invoiceType: 'normal' as const,
  title: '杭州知夏文化有限公司',
  taxNo: '91330106MA2K8810XP',
  bank: '招商银行杭州西湖支行',
  bankNo: '571912345678916225',
  regAddress: '杭州市西湖区龙井路 1 号',
  regPhone: '0571-87960002',
};
const STUDIO = {
  ...COMPANY,
  ...NONE,
  title: '杭州听松文化传播有限公司',
  taxNo: '91330106MA27XQ4L0T',
};
const PERSON = { kind: 'person' as const, invoiceType: 'normal' as const, title: '林知夏', ...NONE };

export async function seedInvoices(tx: Tx, at: number, now: number): Promise<void> {
  await insertAll(
    tx,
    invoiceTitles,
    [COMPANY, STUDIO, PERSON].map((title, i) => ({
      id: String(5801 + i),
      memberId: MAIN_MEMBER,
      ...title,
      email: i === 1 ? '' : EMAIL,
      isDefault: i === 0,
      createdAt: at - (95 + i) * DAY_MS,
    })),
  );
  await seedRecharge(tx);
  await seedWaiting(tx, now);
}

/** Made out to herself by mistake, and anew to her company the next hour. */
async function seedRecharge(tx: Tx): Promise<void> {
  const [recharge] = await tx
    .select()
    .from(rechargeOrders)
    .where(eq(rechargeOrders.memberId, MAIN_MEMBER))
    .orderBy(asc(rechargeOrders.paidAt))
    .limit(1);
  if (!recharge?.paidAt) return;
  const { id: orderId, no, amount, paidAt } = recharge;
  const paper = (id: number, after: number) => ({
    id: String(id),
    no: numberOf('FP', paidAt + after, id),
    memberId: MAIN_MEMBER,
    orderGroup: 'recharge',
    email: EMAIL,
    content: 'detail' as const,
    amount,
    lines: [{ title: '预付卡销售和充值', spec: `¥${(amount / 100).toLocaleString('en')}`, qty: 1, amount }],
    createdAt: paidAt + after,
    issuedAt: paidAt + after + HOUR / 2,
  });
  await insertAll(tx, invoices, [
    {
      ...paper(5811, HOUR),
      ...PERSON,
      status: 'red' as const,
      invoiceNo: '26332000000058110001',
      redNo: '26332000000058110002',
      reason: '换开发票',
      redAt: paidAt + 2 * HOUR,
    },
    {
      ...paper(5812, 2 * HOUR),
      ...COMPANY,
      status: 'issued' as const,
      invoiceNo: '26332000000058120001',
      previousId: '5811',
      reissued: true,
      sentAt: paidAt + 3 * HOUR,
    },
  ]);
  await insertAll(
    tx,
    invoiceOrders,
    ['5811', '5812'].map((invoiceId, i) => ({
      id: String(5821 + i),
      invoiceId,
      orderGroup: 'recharge',
      orderId,
      no,
      title: '余额充值',
      amount,
      paidAt,
      live: i === 1,
    })),
  );
  await tx.update(rechargeOrders).set({ invoiced: true }).where(eq(rechargeOrders.id, orderId));
}

/** A shipped order was asked for two hours ago. */
async function seedWaiting(tx: Tx, now: number): Promise<void> {
  const [order] = await tx
    .select({
      id: orders.id,
      no: orders.no,
      title: orderLines.title,
      cover: orderLines.cover,
      payable: orders.payable,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.channel, 'js')))
    .where(and(eq(orders.memberId, MAIN_MEMBER), eq(orders.status, 'shipped')))
    .orderBy(asc(orderLines.id))
    .limit(1);
  if (!order?.paidAt) return;
  const { id: orderId, no, title, cover, payable: amount, paidAt } = order;
  await insertAll(tx, invoices, [
    {
      id: '5813',
      no: numberOf('FP', now - 2 * HOUR, 5813),
      memberId: MAIN_MEMBER,
      orderGroup: 'order',
      ...COMPANY,
      email: EMAIL,
      content: 'detail' as const,
      amount,
      createdAt: now - 2 * HOUR,
    },
  ]);
  await insertAll(tx, invoiceOrders, [
    { id: '5823', invoiceId: '5813', orderGroup: 'order', orderId, no, title, cover, amount, paidAt, live: true },
  ]);
  await schedule(tx, ISSUE_JOB, '5813', now + 4 * HOUR);
}
