/** Asking for an invoice: what may stand on one, and the application itself. An order stands on one paper at a time (rule 10.10). */
import { INVOICE_GROUPS, type InvoiceGroup } from '../../../../src/contract/invoice/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { nextSequence } from '../../../db/numbers';
import { schedule } from '../../../db/timers';
import type { Server, Setup } from '../../../http/context';
import { conflict, notFound, refuse } from '../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../http/paging';
import { numberOf } from '../../../lib/numbers';
import { monthsAfter } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import type { Billable, Found, InvoiceSource } from './groups';
import { billableView, invoiceView } from './presenter';
import { findInvoice, insertInvoice, liveOrders, nextOf, ordersOn, type Invoice } from './repository';
import { checkSpecial, ownTitle } from './titles';

export const ISSUE_JOB = 'invoice.issue';
const MINUTE_MS = 60_000;

/** 404 of what nobody sells yet. */
export function sourceOf({ kinds }: Pick<Setup, 'kinds'>, group: string): InvoiceSource {
  const source = kinds.invoices[group as InvoiceGroup];
  if (!source) throw notFound();
  return source;
}

export async function listBillables(
  tx: Tx,
  memberId: string,
  { group, ids, page = 1 }: RequestOf<'memberInvoice.orders'>,
  now: number,
  server: Pick<Setup, 'kinds'>,
): Promise<DataOf<'memberInvoice.orders'>> {
  const { months } = (await readShopSettings(tx)).invoices;
  const source = server.kinds.invoices[group];
  const span = { limit: PAGE_SIZE, offset: offsetOf(page) };
  const found =
    source && ids
      ? await openOf(tx, memberId, { group, source, ids }, months, now)
      : await source?.page(tx, memberId, monthsAfter(now, -months), span);
  const rows = found?.rows.map((row) => billableView(group, row)) ?? [];
  const groups = INVOICE_GROUPS.filter((one) => server.kinds.invoices[one] !== null);
  return { ...pageOf(rows, found?.total ?? 0, page), months, groups };
}

/** Of these, the own ones that may still be invoiced. */
async function openOf(
  tx: Tx,
  memberId: string,
  { group, source, ids }: { group: InvoiceGroup; source: InvoiceSource; ids: readonly string[] },
  months: number,
  now: number,
): Promise<Found> {
  const taken = await liveOrders(tx, group, ids);
  const rows = (await source.find(tx, ids)).filter(
    (row) =>
      row.memberId === memberId &&
      whyNot(row, months, now) === undefined &&
      !taken.some(({ orderId }) => orderId === row.id),
  );
  return { rows, total: rows.length };
}

/** Why nothing can be had for it; undefined when there can. */
function whyNot({ amount, paidAt, viaBalance }: Billable, months: number, now: number): string | undefined {
  if (viaBalance) return '余额支付的订单，发票在充值时开具';
  if (amount <= 0) return '订单已全部退款，无需开票';
  return paidAt < monthsAfter(now, -months) ? '已超过开票期限' : undefined;
}

/** The invoice as its owner sees it: with the one that took its place. */
export async function paperView(tx: Tx, invoice: Invoice, now: number, { config }: Pick<Server, 'config'>) {
  const [next] = await nextOf(tx, [invoice.id]);
  return invoiceView(invoice, { orders: await ordersOn(tx, [invoice.id]), nextId: next?.id }, now, config);
}

/** How an order of the shop stands. 404 foreign or not paid. */
export async function invoiceOfOrder(
  tx: Tx,
  memberId: string,
  orderId: string,
  now: number,
  server: Pick<Server, 'config' | 'kinds' | 'gateways'>,
): Promise<DataOf<'shop.invoice'>> {
  const [order] = await sourceOf(server, 'order').find(tx, [orderId]);
  if (order?.memberId !== memberId) throw notFound();
  const amount = Math.max(0, order.amount);
  const [live] = await liveOrders(tx, 'order', [orderId]);
  const invoice = live && (await findInvoice(tx, live.invoiceId));
  if (invoice) return { invoice: await paperView(tx, invoice, now, server), can: false, amount };
  const { months } = (await readShopSettings(tx)).invoices;
  const reason = server.gateways.invoice.open ? whyNot(order, months, now) : '请联系客服开具';
  return { can: reason === undefined, ...(reason === undefined ? {} : { reason }), amount };
}

/** 404 a foreign order or title · 409 one has a paper, or another sum than was shown · 422 too old, nothing left, paid from the balance. */
export async function applyInvoice(
  tx: Tx,
  memberId: string,
  input: RequestOf<'memberInvoice.apply'>,
  now: number,
  server: Pick<Server, 'config' | 'kinds' | 'gateways'>,
): Promise<DataOf<'memberInvoice.apply'>> {
  if (!server.gateways.invoice.open) throw refuse('本店暂不支持在线开票，请联系客服开具');
  const { group } = input;
  const source = sourceOf(server, group);
  const title = await ownTitle(tx, memberId, input.titleId);
  const invoiceType = input.invoiceType ?? title.invoiceType;
  if (invoiceType === 'special') checkSpecial(title);
  const ids = [...new Set(input.orderIds)];
  await lockMember(tx, memberId);
  const orders = await source.find(tx, ids, true);
  if (orders.length < ids.length || orders.some((order) => order.memberId !== memberId)) throw notFound();
  if ((await liveOrders(tx, group, ids)).length > 0) throw conflict('有订单已经开过发票，请重新选择');
  const { invoices: rules } = await readShopSettings(tx);
  for (const order of orders) {
    const why = whyNot(order, rules.months, now);
    if (why) throw refuse(orders.length > 1 ? `${order.no} ${why}` : why);
  }
  const amount = orders.reduce((sum, order) => sum + order.amount, 0);
  if (input.amount !== undefined && input.amount !== amount)
    throw conflict('订单有退款，开票金额变了，请核对后再提交', { data: { amount } });
  const invoice = await insertInvoice(
    tx,
    {
      no: await newInvoiceNo(tx, now),
      memberId,
      orderGroup: group,
      ...printedOf(title),
      invoiceType,
      email: input.email,
      content: input.content,
      remark: input.remark?.trim() ?? '',
      amount,
      createdAt: now,
    },
    orders.map((order) => onPaper(group, order)),
  );
  await source.mark?.(tx, ids, true);
  await schedule(tx, ISSUE_JOB, invoice.id, now + rules.minutes * MINUTE_MS);
  return paperView(tx, invoice, now, server);
}

export const newInvoiceNo = async (tx: Tx, at: number): Promise<string> => numberOf('FP', at, await nextSequence(tx));

/** What a paper keeps of a title, which may change or go. */
export const printedOf = ({
  kind,
  title,
  taxNo,
  bank,
  bankNo,
  regAddress,
  regPhone,
}: Pick<Invoice, 'kind' | 'title' | 'taxNo' | 'bank' | 'bankNo' | 'regAddress' | 'regPhone'>) => ({
  kind,
  title,
  taxNo,
  bank,
  bankNo,
  regAddress,
  regPhone,
});

export const onPaper = (
  orderGroup: string,
  { id: orderId, no, title, cover, amount, refunded, paidAt }: Omit<Billable, 'memberId' | 'viaBalance'>,
) => ({ orderGroup, orderId, no, title, cover, amount, refunded, paidAt });
