/** SQL of invoices, of their titles, and of what was paid and may stand on one. */
import { and, asc, desc, eq, gt, gte, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { findById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import {
  afterSaleLines,
  afterSales,
  invoiceOrders,
  invoices,
  invoiceTitles,
  orderLines,
  orders,
  payments,
  rechargeOrders,
} from '../../../db/schema';

export type Title = typeof invoiceTitles.$inferSelect;
export type Invoice = typeof invoices.$inferSelect;
export type InvoiceOrder = typeof invoiceOrders.$inferSelect;
export interface Span {
  limit: number;
  offset: number;
}

/* ---------- titles ---------- */

/** The default first, then the newest. */
export const listTitles = (tx: Tx, memberId: string, kind?: Title['kind']): Promise<Title[]> =>
  tx
    .select()
    .from(invoiceTitles)
    .where(and(eq(invoiceTitles.memberId, memberId), kind ? eq(invoiceTitles.kind, kind) : undefined))
    .orderBy(desc(invoiceTitles.isDefault), desc(invoiceTitles.createdAt), desc(invoiceTitles.id));

export async function findTitle(tx: Tx, memberId: string, id: string): Promise<Title | undefined> {
  const [row] = await tx
    .select()
    .from(invoiceTitles)
    .where(and(eq(invoiceTitles.id, id), eq(invoiceTitles.memberId, memberId)));
  return row;
}
export async function insertTitle(tx: Tx, row: typeof invoiceTitles.$inferInsert): Promise<string> {
  const [made] = await tx.insert(invoiceTitles).values(row).returning({ id: invoiceTitles.id });
  return made?.id ?? '';
}
export async function updateTitle(tx: Tx, id: string, set: Partial<typeof invoiceTitles.$inferInsert>): Promise<void> {
  await tx.update(invoiceTitles).set(set).where(eq(invoiceTitles.id, id));
}
export async function deleteTitleRow(tx: Tx, id: string): Promise<void> {
  await tx.delete(invoiceTitles).where(eq(invoiceTitles.id, id));
}
/** The only default of its member. */
export async function makeDefaultTitle(tx: Tx, memberId: string, id: string): Promise<void> {
  await tx.update(invoiceTitles).set({ isDefault: false }).where(eq(invoiceTitles.memberId, memberId));
  await tx.update(invoiceTitles).set({ isDefault: true }).where(eq(invoiceTitles.id, id));
}

/* ---------- what was paid ---------- */

/** States in which an order was sold for good; one that waits for its group may still come back as a whole. */
const SOLD = ['paid', 'pickup', 'partial', 'shipped', 'received', 'finished'] as const;

export const paidColumns = {
  memberId: payments.memberId,
  paid: payments.amount,
  refunded: payments.refundedAmount,
  paidAt: sql<number>`coalesce(${payments.paidAt}, ${payments.createdAt})`.mapWith(Number),
  channel: payments.channel,
};
export interface PaidRow {
  id: string;
  no: string;
  title: string;
  cover: string;
  memberId: string;
  paid: number;
  refunded: number;
  paidAt: number;
  channel: string;
}

/** Stands on no paper. */
export const notYetInvoiced = (group: string): SQL => sql`not exists (select 1 from invoice_orders live
  where live.live and live.order_group = ${group} and live.order_id = ${payments.orderId})`;
/** Written out, not a parameter: a plan that is made once uses `payments_paid` only then. */
const PAID = sql`${payments.status} = 'paid'`;
/** Paid by the member since then, not with what was invoiced before, and not all of it is back. */
export const isOpenPayment = (memberId: string, from: number) =>
  and(
    eq(payments.memberId, memberId),
    PAID,
    ne(payments.channel, 'wallet'),
    gt(payments.amount, payments.refundedAmount),
    gte(payments.paidAt, from),
  );

/** Of an order that is back as a whole nothing was sold, though some of its money was kept (rule 12.5). */
const orderColumns = {
  id: orders.id,
  no: orders.no,
  ...paidColumns,
  refunded:
    sql<number>`case when ${orders.status} = 'refunded' then ${payments.amount} else ${payments.refundedAmount} end`.mapWith(
      Number,
    ),
};
/** The first goods of an order, and how many pieces stand beside it. */
async function named(tx: Tx, rows: (Omit<PaidRow, 'title' | 'cover'> & Partial<PaidRow>)[]): Promise<PaidRow[]> {
  const ids = rows.map(({ id }) => id);
  const lines = ids.length
    ? await tx
        .select({ orderId: orderLines.orderId, title: orderLines.title, cover: orderLines.cover, qty: orderLines.qty })
        .from(orderLines)
        .where(inArray(orderLines.orderId, ids))
        .orderBy(asc(orderLines.id))
    : [];
  return rows.map((row) => {
    const own = lines.filter(({ orderId }) => orderId === row.id);
    const pieces = own.reduce((sum, { qty }) => sum + qty, 0);
    const title = own[0]?.title ?? `订单 ${row.no}`;
    return { ...row, title: pieces > 1 ? `${title}等 ${pieces} 件` : title, cover: own[0]?.cover ?? '' };
  });
}

/** A payment that came too late went back as a whole: the one that holds stands first, and speaks for its document. */
export const HOLDING_FIRST = [asc(sql`${payments.status} = 'refunded'`), desc(payments.id)];
export const onePerDocument = <R extends { id: string }>(rows: readonly R[]): R[] =>
  rows.filter(({ id }, at) => rows.findIndex((other) => other.id === id) === at);

/** One more than is shown is read: whether there are others, without counting them all. */
export async function pageOfOrders(
  tx: Tx,
  memberId: string,
  from: number,
  { limit, offset }: Span,
): Promise<Paged<PaidRow>> {
  const where = and(
    isOpenPayment(memberId, from),
    eq(payments.orderGroup, 'order'),
    inArray(orders.status, [...SOLD]),
    notYetInvoiced('order'),
  );
  const rows = await tx
    .select(orderColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(where)
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(limit + 1)
    .offset(offset);
  return { rows: await named(tx, rows.slice(0, limit)), total: offset + rows.length };
}

/** Paid ones, also those of which everything came back: they have nothing to invoice. */
export async function ordersById(tx: Tx, ids: readonly string[]): Promise<PaidRow[]> {
  const rows = await tx
    .select(orderColumns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.orderGroup, 'order'),
        inArray(payments.orderId, [...ids]),
        inArray(payments.status, ['paid', 'refunded']),
        inArray(orders.status, [...SOLD, 'refunded']),
      ),
    )
    .orderBy(asc(orders.id), ...HOLDING_FIRST);
  return named(tx, onePerDocument(rows));
}

/** Lines with what came back of each, and what was paid for carriage less what came back of that. */
export async function listOrderLines(tx: Tx, ids: readonly string[]) {
  const done = and(inArray(afterSales.orderId, [...ids]), eq(afterSales.status, 'done'));
  const lines = await tx
    .select({
      id: orderLines.id,
      title: orderLines.title,
      specText: orderLines.specText,
      qty: orderLines.qty,
      returnedQty: orderLines.returnedQty,
      paid: orderLines.paid,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.id));
  const back = await tx
    .select({ lineId: afterSaleLines.lineId, refunded: sql<number>`sum(${afterSaleLines.refund})`.mapWith(Number) })
    .from(afterSaleLines)
    .innerJoin(afterSales, eq(afterSales.id, afterSaleLines.afterSaleId))
    .where(done)
    .groupBy(afterSaleLines.lineId);
  const bought = await tx
    .select({ id: orders.id, amounts: orders.amounts })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  const carried = await tx
    .select({ orderId: afterSales.orderId, freight: sql<number>`sum(${afterSales.freight})`.mapWith(Number) })
    .from(afterSales)
    .where(done)
    .groupBy(afterSales.orderId);
  return {
    lines: lines.map((line) => ({ ...line, refunded: back.find(({ lineId }) => lineId === line.id)?.refunded ?? 0 })),
    freights: bought.map(({ id, amounts }) => ({
      id,
      amount: amounts.freight - amounts.vipOff - (carried.find(({ orderId }) => orderId === id)?.freight ?? 0),
    })),
  };
}

const RECHARGES = ['recharge', 'points'];
const rechargeColumns = { id: rechargeOrders.id, no: rechargeOrders.no, unit: rechargeOrders.unit, ...paidColumns };
const titled = ({ unit, ...row }: Omit<PaidRow, 'title' | 'cover'> & { unit: 'money' | 'points' }): PaidRow => ({
  ...row,
  title: unit === 'money' ? '余额充值' : '积分充值',
  cover: '',
});

export async function pageOfRecharges(
  tx: Tx,
  memberId: string,
  from: number,
  { limit, offset }: Span,
): Promise<Paged<PaidRow>> {
  const where = and(
    isOpenPayment(memberId, from),
    inArray(payments.orderGroup, RECHARGES),
    eq(rechargeOrders.status, 'paid'),
    notYetInvoiced('recharge'),
  );
  const rows = await tx
    .select(rechargeColumns)
    .from(payments)
    .innerJoin(rechargeOrders, eq(rechargeOrders.id, payments.orderId))
    .where(where)
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(limit + 1)
    .offset(offset);
  return { rows: rows.slice(0, limit).map(titled), total: offset + rows.length };
}

export async function rechargesById(tx: Tx, ids: readonly string[]): Promise<PaidRow[]> {
  const rows = await tx
    .select(rechargeColumns)
    .from(payments)
    .innerJoin(rechargeOrders, eq(rechargeOrders.id, payments.orderId))
    .where(
      and(
        inArray(payments.orderGroup, RECHARGES),
        inArray(payments.orderId, [...ids]),
        inArray(payments.status, ['paid', 'refunded']),
        eq(rechargeOrders.status, 'paid'),
      ),
    )
    .orderBy(asc(rechargeOrders.id), ...HOLDING_FIRST);
  return onePerDocument(rows).map(titled);
}

export async function markRecharges(tx: Tx, ids: readonly string[], invoiced: boolean): Promise<void> {
  await tx
    .update(rechargeOrders)
    .set({ invoiced })
    .where(inArray(rechargeOrders.id, [...ids]));
}

/** What was paid for them stays as it is until the transaction ends. */
export async function lockPayments(tx: Tx, groups: readonly string[], ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.orderGroup, [...groups]), inArray(payments.orderId, [...ids])))
    .orderBy(asc(payments.id))
    .for('update');
}

/* ---------- papers ---------- */

export async function insertInvoice(
  tx: Tx,
  row: typeof invoices.$inferInsert,
  onIt: readonly Omit<typeof invoiceOrders.$inferInsert, 'invoiceId' | 'live'>[],
): Promise<Invoice> {
  const [made] = await tx.insert(invoices).values(row).returning();
  const invoice = made as Invoice;
  await tx.insert(invoiceOrders).values(onIt.map((one) => ({ ...one, invoiceId: invoice.id, live: true })));
  return invoice;
}
export const updateInvoice = updateById(invoices);
export async function updateInvoiceOrder(tx: Tx, id: string, set: Partial<InvoiceOrder>): Promise<void> {
  await tx.update(invoiceOrders).set(set).where(eq(invoiceOrders.id, id));
}
/** The orders of a paper that was taken back are free for another one. */
export async function releaseOrders(tx: Tx, invoiceId: string): Promise<void> {
  await tx.update(invoiceOrders).set({ live: false }).where(eq(invoiceOrders.invoiceId, invoiceId));
}

export const findInvoice = findById(invoices);
/** The paper that took the place of each of these. */
export const nextOf = (tx: Tx, ids: readonly string[]): Promise<{ id: string; previousId: string | null }[]> =>
  tx
    .select({ id: invoices.id, previousId: invoices.previousId })
    .from(invoices)
    .where(inArray(invoices.previousId, [...ids]));

/** The newest first. */
export async function pageOfInvoices(
  tx: Tx,
  memberId: string,
  { status, group }: { status?: Invoice['status']; group?: string },
  { limit, offset }: Span,
): Promise<Paged<Invoice>> {
  const where = and(
    eq(invoices.memberId, memberId),
    status ? eq(invoices.status, status) : undefined,
    group ? eq(invoices.orderGroup, group) : undefined,
  );
  return paged(
    tx.select().from(invoices).where(where).orderBy(desc(invoices.createdAt), desc(invoices.id)),
    limit,
    offset,
    () => tx.$count(invoices, where),
  );
}

export const ordersOn = (tx: Tx, invoiceIds: readonly string[]): Promise<InvoiceOrder[]> =>
  tx
    .select()
    .from(invoiceOrders)
    .where(inArray(invoiceOrders.invoiceId, [...invoiceIds]))
    .orderBy(asc(invoiceOrders.id));

/** Of these orders, those that stand on a paper. */
export const liveOrders = (tx: Tx, group: string, orderIds: readonly string[]): Promise<InvoiceOrder[]> =>
  tx
    .select()
    .from(invoiceOrders)
    .where(
      and(
        sql`${invoiceOrders.live}`,
        eq(invoiceOrders.orderGroup, group),
        inArray(invoiceOrders.orderId, [...orderIds]),
      ),
    );
