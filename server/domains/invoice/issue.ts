/**
 * What happens to a paper after it was asked for: it is issued, sent, and taken back by a red one when an order on it is refunded; the rest
 * then gets a paper of its own (rule 10.11). Each step is a job, so the platform is asked outside of anybody's request and again until it answers.
 */
import type { Tx } from '../../db/client';
import type { InvoiceLine } from '../../db/schema';
import { schedule } from '../../db/timers';
import type { Server } from '../../http/context';
import { yuan } from '../../lib/money';
import { readHouse } from '../house/repository';
import { sendNotice } from '../notice/send';
import { FOLLOW_JOB } from '../payment/repository';
import { distribute } from '../pricing/distribute';
import { ISSUE_JOB, newInvoiceNo, onPaper, printedOf, sourceOf } from './apply';
import { paperOf } from './paper';
import {
  findInvoice,
  insertInvoice,
  liveOrders,
  ordersOn,
  releaseOrders,
  updateInvoice,
  updateInvoiceOrder,
  type Invoice,
  type InvoiceOrder,
} from './repository';

export const MAIL_JOB = 'invoice.mail';
/** The platform has not decided yet. */
const AGAIN_MS = 60_000;

const routeOf = ({ id }: Pick<Invoice, 'id'>): string => `/member/pages/invoice/webview?id=${id}`;
const tell = (tx: Tx, invoice: Invoice, title: string, text: string, at: number): Promise<void> =>
  sendNotice(tx, invoice.memberId, { box: 'service', title, text, link: routeOf(invoice), at });

/** The orders on a paper with what may be invoiced of them now. */
async function present(tx: Tx, invoice: Invoice, server: Pick<Server, 'kinds'>) {
  const on = (await ordersOn(tx, [invoice.id])).filter(({ live }) => live);
  const ids = on.map(({ orderId }) => orderId);
  const found = ids.length === 0 ? [] : await sourceOf(server, invoice.orderGroup).find(tx, ids);
  return on.map((order) => {
    const { amount = 0, refunded = order.refunded } = found.find(({ id }) => id === order.orderId) ?? {};
    return { order, amount, refunded };
  });
}

/** Of a paper that is not printed yet: its sums follow the refunds. False when nothing is left of it. */
async function fit(tx: Tx, invoice: Invoice, server: Pick<Server, 'kinds'>): Promise<Invoice | undefined> {
  const now = await present(tx, invoice, server);
  const left = now.filter(({ amount }) => amount > 0);
  if (left.length === 0) return undefined;
  for (const { order, amount, refunded } of now)
    if (amount !== order.amount)
      await updateInvoiceOrder(tx, order.id, amount > 0 ? { amount, refunded } : { live: false });
  return updateInvoice(tx, invoice.id, { amount: left.reduce((sum, { amount }) => sum + amount, 0) });
}

/** Its orders are free again, and nothing of it was printed. */
async function giveUp(tx: Tx, invoice: Invoice, reason: string, now: number, server: Pick<Server, 'kinds'>) {
  await release(tx, invoice, server);
  await updateInvoice(tx, invoice.id, { status: 'failed', reason });
  await tell(tx, invoice, '发票未开具', `${invoice.title} 的发票申请已取消：${reason}。`, now);
}

async function release(tx: Tx, invoice: Invoice, server: Pick<Server, 'kinds'>): Promise<InvoiceOrder[]> {
  const on = (await ordersOn(tx, [invoice.id])).filter(({ live }) => live);
  await releaseOrders(tx, invoice.id);
  const ids = on.map(({ orderId }) => orderId);
  if (ids.length > 0) await sourceOf(server, invoice.orderGroup).mark?.(tx, ids, false);
  return on;
}

/** Job `invoice.issue`. */
export async function issue(tx: Tx, id: string, server: Server): Promise<void> {
  const asked = await findInvoice(tx, id, true);
  if (asked?.status !== 'applied') return;
  const now = server.now();
  const previous = asked.previousId === null ? undefined : await findInvoice(tx, asked.previousId, true);
  // What this paper stands for is on another one until that is taken back.
  if (previous?.status === 'issued' && !(await redden(tx, previous, '换开发票', now, server)))
    return schedule(tx, ISSUE_JOB, id, now + AGAIN_MS);
  const invoice = await fit(tx, asked, server);
  if (!invoice) return giveUp(tx, asked, '订单已全部退款', now, server);
  const { lines, taxBp } = await printedLines(tx, invoice, server);
  const { no: serial, invoiceType: type, amount, remark } = invoice;
  const { kind, title, taxNo, bank, bankNo, regAddress: address, regPhone: phone } = invoice;
  const buyer = { kind, title, taxNo, bank, bankNo, address, phone };
  const outcome = await server.gateways.invoice.issue({ serial, type, buyer, lines, amount, taxBp, remark });
  if (outcome.state === 'pending') return schedule(tx, ISSUE_JOB, id, now + AGAIN_MS);
  if (outcome.state === 'refused') {
    await updateInvoice(tx, id, { status: 'failed', reason: outcome.reason });
    return tell(tx, invoice, '开票失败', `${title} 的发票没有开成：${outcome.reason}。请核对抬头后重新申请。`, now);
  }
  await updateInvoice(tx, id, {
    status: 'issued',
    invoiceNo: outcome.invoiceNo,
    reason: null,
    lines,
    taxBp,
    issuedAt: now,
  });
  if (server.gateways.mail.open) await schedule(tx, MAIL_JOB, id, now);
  await tell(tx, invoice, '发票已开具', `${title} 的发票已开具，金额 ¥${yuan(amount)}。`, now);
}

/** Their amounts add up to the paper's, whatever was split how before. */
async function printedLines(
  tx: Tx,
  invoice: Invoice,
  server: Pick<Server, 'kinds'>,
): Promise<{ lines: InvoiceLine[]; taxBp: number }> {
  const source = sourceOf(server, invoice.orderGroup);
  const { title, taxBp } = source.category(await readHouse(tx));
  const { amount } = invoice;
  const on = (await ordersOn(tx, [invoice.id])).filter(({ live }) => live);
  const sold = await source.lines(
    tx,
    on.map(({ orderId }) => orderId),
  );
  if (invoice.content === 'category' || sold.length === 0)
    return { lines: [{ title, spec: '', qty: 1, amount }], taxBp };
  const amounts = distribute(
    amount,
    sold.map((line) => line.amount),
  );
  return { lines: sold.map((line, at) => ({ ...line, amount: amounts[at] ?? 0 })), taxBp };
}

/** False when the platform has not decided yet. */
async function redden(
  tx: Tx,
  invoice: Invoice,
  reason: string,
  now: number,
  server: Pick<Server, 'gateways'>,
): Promise<boolean> {
  const { no: serial, invoiceNo } = invoice;
  if (invoiceNo === null) throw new Error(`invoice ${serial} is issued without a number`);
  const outcome = await server.gateways.invoice.redden({ serial, invoiceNo, reason });
  if (outcome.state === 'pending') return false;
  if (outcome.state === 'refused') throw new Error(`invoice ${serial} cannot be taken back: ${outcome.reason}`);
  await updateInvoice(tx, invoice.id, { status: 'red', redNo: outcome.invoiceNo, reason, redAt: now });
  return true;
}

/** The rest of a paper that is taken back, or all of it with another title, on a paper of its own. */
export async function replaceInvoice(
  tx: Tx,
  invoice: Invoice,
  { orders, with: changed }: { orders: readonly InvoiceOrder[]; with?: Partial<Invoice> },
  now: number,
  server: Pick<Server, 'kinds'>,
): Promise<Invoice> {
  await release(tx, invoice, server);
  const { memberId, orderGroup, invoiceType, email, content, remark, reissued } = invoice;
  const next = await insertInvoice(
    tx,
    {
      no: await newInvoiceNo(tx, now),
      memberId,
      orderGroup,
      ...printedOf(invoice),
      invoiceType,
      email,
      content,
      remark,
      reissued,
      ...changed,
      amount: orders.reduce((sum, { amount }) => sum + amount, 0),
      previousId: invoice.id,
      createdAt: now,
    },
    orders.map((order) => onPaper(orderGroup, { ...order, id: order.orderId })),
  );
  await sourceOf(server, orderGroup).mark?.(
    tx,
    orders.map(({ orderId }) => orderId),
    true,
  );
  await schedule(tx, ISSUE_JOB, next.id, now);
  return next;
}

/** Job `invoice.follow`, planned with every refund of what stands on a paper (payment/repository.ts). `key`: order:71 */
export async function follow(tx: Tx, key: string, server: Server): Promise<void> {
  const [group = '', orderId = ''] = key.split(':');
  const [live] = await liveOrders(tx, group, [orderId]);
  const invoice = live && (await findInvoice(tx, live.invoiceId, true));
  if (!invoice) return;
  const now = server.now();
  // What is on its way finds out by itself, after it has taken back the paper whose place it takes.
  if (invoice.status === 'applied') return schedule(tx, ISSUE_JOB, invoice.id, now);
  if (invoice.status === 'failed') {
    if (!(await fit(tx, invoice, server))) await giveUp(tx, invoice, '订单已全部退款', now, server);
    return;
  }
  const orders = await present(tx, invoice, server);
  if (orders.every(({ order, amount }) => order.amount === amount)) return;
  if (!(await redden(tx, invoice, '订单退款', now, server))) return schedule(tx, FOLLOW_JOB, key, now + AGAIN_MS);
  const rest = orders.flatMap(({ order, amount, refunded }) => (amount > 0 ? [{ ...order, amount, refunded }] : []));
  if (rest.length === 0) await release(tx, invoice, server);
  else await replaceInvoice(tx, invoice, { orders: rest }, now, server);
  const then = rest.length === 0 ? '' : '，余下金额会重新开具';
  await tell(
    tx,
    invoice,
    '发票已红冲',
    `订单退款，${invoice.title} 的发票 ¥${yuan(invoice.amount)} 已红冲${then}。`,
    now,
  );
}

/** Job `invoice.mail`. */
export async function mail(tx: Tx, id: string, server: Server): Promise<void> {
  const invoice = await findInvoice(tx, id, true);
  if (invoice?.status !== 'issued' || !invoice.email) return;
  const house = await readHouse(tx);
  const paper = await paperOf(tx, invoice, server);
  await server.gateways.mail.send({
    to: invoice.email,
    subject: `${house.legalName || house.seller}的电子发票 ${invoice.invoiceNo ?? ''}`.trim(),
    text: `${invoice.title}：\n附件是金额 ¥${yuan(invoice.amount)} 的电子发票，请查收。`,
    files: [{ name: `${invoice.invoiceNo ?? invoice.no}.pdf`, type: 'application/pdf', body: await paper.pdf() }],
  });
  await updateInvoice(tx, id, { sentAt: server.now() });
}
