/**
 * What happens to a paper after it was asked for: it is issued, sent, and taken back by a red one when an order on it is refunded; the rest
 * then gets a paper of its own (rule 10.11). Each step is a job, so the platform is asked outside of anybody's request and of every transaction, and
 * again until it answers; it knows each paper by its serial.
 */
import type { Tx } from '../../../db/client';
import type { InvoiceLine } from '../../../db/schema';
import { schedule } from '../../../db/timers';
import type { Outcome, Paper, RedPaper } from '../../../gateways/invoice';
import type { Letter } from '../../../gateways/mail';
import type { Server } from '../../../http/context';
import type { Errand } from '../../../jobs/runner';
import { yuan } from '../../../lib/money';
import { readShopSettings } from '../../people/shopSettings/repository';
import { sendNotice } from '../../people/notice/send';
import { FOLLOW_JOB } from '../../trade/payment/repository';
import { distribute } from '../../people/pricing/distribute';
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

type Question = { issue: Paper } | { redden: RedPaper };
const ask = (question: Question, { gateways }: Pick<Server, 'gateways'>): Promise<Outcome> =>
  'issue' in question ? gateways.invoice.issue(question.issue) : gateways.invoice.redden(question.redden);

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

/** The invoice's orders are free again, and nothing of it was printed. */
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

/**
 * Job `invoice.issue`: one question a run. What this paper stands for is on another one until that is taken back; then it is asked for itself,
 * and stays as it was asked for until the platform has decided. What was refunded meanwhile takes it back afterwards.
 */
export const issue: Errand<Question, Outcome> = {
  lane: 'tax',
  async claim(tx, id, server) {
    const invoice = await findInvoice(tx, id, true);
    if (invoice?.status !== 'applied') return undefined;
    const previous = await previousOf(tx, invoice);
    if (previous?.status === 'issued') return { redden: redPaperOf(previous, '换开发票') };
    const asked = invoice.askedAt === null ? await settle(tx, invoice, server) : invoice;
    return asked && { issue: paperFor(asked) };
  },
  send: ask,
  async book(tx, id, outcome, server, claimed) {
    const now = server.now();
    const invoice = await findInvoice(tx, id, true);
    if (invoice?.status !== 'applied') return;
    if (outcome.state === 'pending') return schedule(tx, ISSUE_JOB, id, now + AGAIN_MS);
    if ('redden' in claimed) {
      const previous = await previousOf(tx, invoice);
      if (previous?.status === 'issued') await bookRed(tx, previous, claimed.redden, outcome, now);
      return schedule(tx, ISSUE_JOB, id, now);
    }
    await bookPaper(tx, invoice, outcome, now, server);
  },
};

const previousOf = async (tx: Tx, { previousId }: Invoice): Promise<Invoice | undefined> =>
  previousId === null ? undefined : findInvoice(tx, previousId, true);

/** What will be asked for, from now on as it is; undefined when nothing is left of it. */
async function settle(tx: Tx, invoice: Invoice, server: Server): Promise<Invoice | undefined> {
  const now = server.now();
  const fitted = await fit(tx, invoice, server);
  if (fitted) return updateInvoice(tx, invoice.id, { ...(await printedLines(tx, fitted, server)), askedAt: now });
  await giveUp(tx, invoice, '订单已全部退款', now, server);
  return undefined;
}

function paperFor(invoice: Invoice): Paper {
  const { no: serial, invoiceType: type, amount, remark, lines, taxBp } = invoice;
  const { kind, title, taxNo, bank, bankNo, regAddress: address, regPhone: phone } = invoice;
  return { serial, type, buyer: { kind, title, taxNo, bank, bankNo, address, phone }, lines, amount, taxBp, remark };
}

async function bookPaper(
  tx: Tx,
  invoice: Invoice,
  outcome: Exclude<Outcome, { state: 'pending' }>,
  now: number,
  server: Server,
): Promise<void> {
  const { id, title, amount } = invoice;
  if (outcome.state === 'refused') {
    await updateInvoice(tx, id, { status: 'failed', reason: outcome.reason, askedAt: null });
    return tell(tx, invoice, '开票失败', `${title} 的发票没有开成：${outcome.reason}。请核对抬头后重新申请。`, now);
  }
  await updateInvoice(tx, id, { status: 'issued', invoiceNo: outcome.invoiceNo, reason: null, issuedAt: now });
  if (server.gateways.mail.open) await schedule(tx, MAIL_JOB, id, now);
  await tell(tx, invoice, '发票已开具', `${title} 的发票已开具，金额 ¥${yuan(amount)}。`, now);
  for (const { order, amount: left } of await present(tx, invoice, server))
    if (left !== order.amount) await schedule(tx, FOLLOW_JOB, `${invoice.orderGroup}:${order.orderId}`, now);
}

/** Amounts of the lines add up to the paper's, whatever was split how before. */
async function printedLines(
  tx: Tx,
  invoice: Invoice,
  server: Pick<Server, 'kinds'>,
): Promise<{ lines: InvoiceLine[]; taxBp: number }> {
  const source = sourceOf(server, invoice.orderGroup);
  const { title, taxBp } = source.category(await readShopSettings(tx));
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

function redPaperOf({ no: serial, invoiceNo }: Invoice, reason: string): RedPaper {
  if (invoiceNo === null) throw new Error(`invoice ${serial} is issued without a number`);
  return { serial, invoiceNo, reason };
}

async function bookRed(
  tx: Tx,
  { id }: Invoice,
  { serial, reason }: RedPaper,
  outcome: Exclude<Outcome, { state: 'pending' }>,
  now: number,
): Promise<void> {
  if (outcome.state === 'refused') throw new Error(`invoice ${serial} cannot be taken back: ${outcome.reason}`);
  await updateInvoice(tx, id, { status: 'red', redNo: outcome.invoiceNo, reason, redAt: now });
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
export const follow: Errand<RedPaper, Outcome> = {
  lane: 'tax',
  async claim(tx, key, server) {
    const invoice = await paperOn(tx, key);
    if (!invoice) return undefined;
    const now = server.now();
    // What is on its way finds out by itself, after it has taken back the paper whose place it takes.
    if (invoice.status === 'applied') {
      await schedule(tx, ISSUE_JOB, invoice.id, now);
      return undefined;
    }
    if (invoice.status === 'failed') {
      if (!(await fit(tx, invoice, server))) await giveUp(tx, invoice, '订单已全部退款', now, server);
      return undefined;
    }
    const orders = await present(tx, invoice, server);
    return orders.every(({ order, amount }) => order.amount === amount) ? undefined : redPaperOf(invoice, '订单退款');
  },
  send: (redden, server) => ask({ redden }, server),
  async book(tx, key, outcome, server, claimed) {
    const now = server.now();
    if (outcome.state === 'pending') return schedule(tx, FOLLOW_JOB, key, now + AGAIN_MS);
    const invoice = await paperOn(tx, key);
    // Made out anew meanwhile: the paper that takes its place takes it back.
    if (invoice?.no !== claimed.serial || invoice.status !== 'issued') return schedule(tx, FOLLOW_JOB, key, now);
    await bookRed(tx, invoice, claimed, outcome, now);
    const orders = await present(tx, invoice, server);
    const rest = orders.flatMap(({ order, amount, refunded }) => (amount > 0 ? [{ ...order, amount, refunded }] : []));
    if (rest.length === 0) await release(tx, invoice, server);
    else await replaceInvoice(tx, invoice, { orders: rest }, now, server);
    const then = rest.length === 0 ? '' : '，余下金额会重新开具';
    const text = `订单退款，${invoice.title} 的发票 ¥${yuan(invoice.amount)} 已红冲${then}。`;
    await tell(tx, invoice, '发票已红冲', text, now);
  },
};

/** The paper on which an order stands now. */
async function paperOn(tx: Tx, key: string): Promise<Invoice | undefined> {
  const [group = '', orderId = ''] = key.split(':');
  const [live] = await liveOrders(tx, group, [orderId]);
  return live && findInvoice(tx, live.invoiceId, true);
}

/** Job `invoice.mail`. The paper is drawn when nothing is held any more. */
export const mail: Errand<Omit<Letter, 'files'> & { name: string; pdf(): Promise<Buffer> }, void> = {
  lane: 'mail',
  async claim(tx, id, server) {
    const invoice = await findInvoice(tx, id, true);
    if (invoice?.status !== 'issued' || !invoice.email) return undefined;
    const shopSettings = await readShopSettings(tx);
    const { pdf } = await paperOf(tx, invoice, server);
    return {
      no: `${invoice.no}-${invoice.letterNo}`,
      to: invoice.email,
      subject: `${shopSettings.legalName || shopSettings.seller}的电子发票 ${invoice.invoiceNo ?? ''}`.trim(),
      text: `${invoice.title}：\n附件是金额 ¥${yuan(invoice.amount)} 的电子发票，请查收。`,
      name: `${invoice.invoiceNo ?? invoice.no}.pdf`,
      pdf,
    };
  },
  send: async ({ name, pdf, ...letter }, { gateways }) =>
    gateways.mail.send({ ...letter, files: [{ name, type: 'application/pdf', body: await pdf() }] }),
  async book(tx, id, _sent, server) {
    await updateInvoice(tx, id, { sentAt: server.now() });
  },
};
