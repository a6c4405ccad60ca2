/** Invoices: the titles a member keeps, the papers, and the orders on them. A paper keeps its own copy of all that is printed (rule 1.8). */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, list, ms, ref, words } from '../columns';

type TitleKind = 'person' | 'company';
type InvoiceType = 'normal' | 'special';
export type InvoiceStatus = 'applied' | 'issued' | 'failed' | 'red';

/** One row of the table that is printed. */
export interface InvoiceLine {
  title: string;
  spec: string;
  qty: number;
  /** Fen, tax included. */
  amount: number;
}

const titleColumns = () => ({
  kind: words<TitleKind>('kind').notNull(),
  invoiceType: words<InvoiceType>('invoice_type').notNull(),
  title: text('title').notNull(),
  taxNo: text('tax_no').notNull().default(''),
  bank: text('bank').notNull().default(''),
  bankNo: text('bank_no').notNull().default(''),
  regAddress: text('reg_address').notNull().default(''),
  regPhone: text('reg_phone').notNull().default(''),
  email: text('email').notNull().default(''),
});

export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    ...titleColumns(),
    isDefault: flag('is_default'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    index('invoice_titles_member').on(t.memberId),
    uniqueIndex('invoice_titles_default')
      .on(t.memberId)
      .where(sql`${t.isDefault}`),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    orderGroup: text('order_group').notNull(),
    ...titleColumns(),
    content: words<'detail' | 'category'>('content').notNull(),
    remark: text('remark').notNull().default(''),
    amount: fen('amount').notNull(),
    status: words<InvoiceStatus>('status').notNull().default('applied'),
    /** The platform was asked for it: lines, tax and amount stay as they were asked for until it has answered. */
    askedAt: ms('asked_at'),
    /** What stands on the paper, since it was asked for. */
    lines: list<InvoiceLine>('lines'),
    /** In basis points, as it was when it was asked for. */
    taxBp: int('tax_bp').notNull().default(0),
    invoiceNo: text('invoice_no'),
    redNo: text('red_no'),
    reason: text('reason'),
    /** The paper whose place this one took; `reissued` when its owner asked for that. */
    previousId: ref('previous_id'),
    reissued: flag('reissued'),
    createdAt: ms('created_at').notNull(),
    issuedAt: ms('issued_at'),
    /** The letter with it that was asked for last, and when one went. */
    letterNo: int('letter_no').notNull().default(1),
    sentAt: ms('sent_at'),
    redAt: ms('red_at'),
  },
  (t) => [
    index('invoices_member').on(t.memberId, t.createdAt, t.id),
    uniqueIndex('invoices_previous').on(t.previousId),
    check('invoices_amount', sql`${t.amount} > 0`),
  ],
);

export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    id: id(),
    invoiceId: ref('invoice_id').notNull(),
    orderGroup: text('order_group').notNull(),
    orderId: ref('order_id').notNull(),
    no: text('no').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull().default(''),
    amount: fen('amount').notNull(),
    refunded: fen('refunded').notNull().default(0),
    paidAt: ms('paid_at').notNull(),
    /** The invoice stands, or is on its way; of one that was taken back the order is free again. */
    live: flag('live'),
  },
  (t) => [
    index('invoice_orders_invoice').on(t.invoiceId),
    uniqueIndex('invoice_orders_once')
      .on(t.orderGroup, t.orderId)
      .where(sql`${t.live}`),
  ],
);
