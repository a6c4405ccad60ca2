/** Wholesale and channel: who may buy, at which ladder, on which credit; offline transfers and their proofs. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, id, int, list, ms, ref, words } from '../columns';

/** Application and tier of a wholesaler; the state itself is `members.wholesaler`. */
export const wholesalers = pgTable('wholesalers', {
  memberId: ref('member_id').primaryKey(),
  company: text('company').notNull(),
  taxNo: text('tax_no').notNull(),
  license: text('license').notNull().default(''),
  contact: text('contact').notNull(),
  mobile: text('mobile').notNull(),
  monthlyKg: int('monthly_kg'),
  /** Of the agreement that was accepted. */
  agreement: text('agreement').notNull().default(''),
  reason: text('reason'),
  tier: int('tier').notNull().default(1),
  creditLine: fen('credit_line').notNull().default(0),
  appliedAt: ms('applied_at').notNull(),
  decidedAt: ms('decided_at'),
});

/** How a SKU is sold to wholesalers; its prices are in `tier_prices`. Retail keeps its own moq and multiple. */
export const wholesaleSkus = pgTable('wholesale_skus', {
  skuId: ref('sku_id').primaryKey(),
  goodsId: ref('goods_id').notNull(),
  moq: integer('moq').notNull(),
  multiple: integer('multiple').notNull().default(1),
  /** Days until pieces that are not in stock arrive. */
  leadDays: int('lead_days').notNull().default(7),
});

export const wholesaleInquiries = pgTable(
  'wholesale_inquiries',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    lines: list<{ text: string; categoryId?: string; qty: number; unit: string; targetPrice?: number }>('lines'),
    budget: fen('budget'),
    needBy: text('need_by').notNull(),
    packing: text('packing').notNull().default(''),
    photos: list('photos'),
    note: text('note').notNull().default(''),
    status: words<'open' | 'quoted' | 'closed'>('status').notNull().default('open'),
    quoteId: ref('quote_id'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    index('wholesale_inquiries_member').on(t.memberId, t.createdAt),
    index('wholesale_inquiries_open')
      .on(t.createdAt)
      .where(sql`${t.status} = 'open'`),
  ],
);

export const channels = pgTable(
  'channels',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull().unique(),
    name: text('name').notNull(),
    /** 1-3: 8, 7.5, 7 折. */
    grade: int('grade').notNull(),
    priceGroup: text('price_group').notNull(),
    creditLine: fen('credit_line').notNull().default(0),
    creditUsed: fen('credit_used').notNull().default(0),
    /** Purchases expected in a month. */
    target: fen('target').notNull().default(0),
    managerId: ref('manager_id').notNull(),
    status: words<'on' | 'off'>('status').notNull().default('on'),
  },
  (t) => [check('channels_credit', sql`${t.creditUsed} >= 0 and ${t.creditUsed} <= ${t.creditLine}`)],
);

/** What partners may buy, in boxes of `box` pieces; `groups` = the price groups that see it. */
export const channelSkus = pgTable('channel_skus', {
  skuId: ref('sku_id').primaryKey(),
  goodsId: ref('goods_id').notNull(),
  box: integer('box').notNull(),
  groups: list('groups'),
});

/** The credit account as immutable rows: used up by orders, freed by repayments and by pieces that come back. */
export const creditRows = pgTable(
  'credit_rows',
  {
    id: id(),
    channelId: ref('channel_id').notNull(),
    bizType: words<'order' | 'repay' | 'refund' | 'opening'>('biz_type').notNull(),
    bizId: text('biz_id').notNull(),
    delta: fen('delta').notNull(),
    usedAfter: fen('used_after').notNull(),
    dueAt: ms('due_at'),
    memo: text('memo').notNull().default(''),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [uniqueIndex('credit_rows_once').on(t.channelId, t.bizType, t.bizId)],
);

/** Proof of an offline transfer; `paymentId` is the payment that waits for the finance desk. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    orderGroup: text('order_group').notNull(),
    orderId: ref('order_id').notNull(),
    orderNo: text('order_no').notNull(),
    paymentId: ref('payment_id').notNull(),
    amount: fen('amount').notNull(),
    payer: text('payer').notNull(),
    paidAt: ms('paid_at').notNull(),
    photos: list('photos'),
    remark: text('remark').notNull().default(''),
    status: words<'auditing' | 'approved' | 'rejected'>('status').notNull().default('auditing'),
    reason: text('reason'),
    createdAt: ms('created_at').notNull(),
    decidedAt: ms('decided_at'),
  },
  (t) => [
    index('vouchers_member').on(t.memberId, t.createdAt),
    uniqueIndex('vouchers_auditing')
      .on(t.orderGroup, t.orderId)
      .where(sql`${t.status} = 'auditing'`),
  ],
);
