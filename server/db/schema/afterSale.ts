/** After-sales of order lines, and the tasks that staff decide (rule 12.2). */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, json, list, ms, ref, words } from '../columns';

export type AfterSaleWay = 'refund' | 'return' | 'exchange';
export type AfterSaleStatus =
  | 'applied'
  | 'approved'
  | 'waitReturn'
  | 'returning'
  | 'refunding'
  | 'done'
  | 'rejected'
  | 'withdrawn'
  | 'escalated';
/** Not decided for good: their pieces are held. */
export const ACTIVE_SALES: readonly AfterSaleStatus[] = [
  'applied',
  'approved',
  'waitReturn',
  'returning',
  'refunding',
  'escalated',
];

export interface LotPart {
  lotId: string;
  qty: number;
}

export const afterSales = pgTable(
  'after_sales',
  {
    id: id(),
    no: text('no').notNull().unique(),
    orderId: ref('order_id').notNull(),
    memberId: ref('member_id').notNull(),
    merchantId: ref('merchant_id'),
    way: words<AfterSaleWay>('way').notNull(),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    photos: list('photos'),
    /** Fen that go back, freight included: as they were told, in the end as they were given. */
    refund: fen('refund').notNull(),
    freight: fen('freight').notNull().default(0),
    /** Points that were spent on these pieces. */
    points: integer('points').notNull().default(0),
    /** Fen kept because what is left does not meet the terms of the order any more; below zero where more goes back for an earlier one. */
    withheld: fen('withheld').notNull().default(0),
    /** Points and growth of the order that it takes back, and the fen kept for points that were spent. */
    pointsBack: integer('points_back').notNull().default(0),
    growthBack: integer('growth_back').notNull().default(0),
    keptForPoints: fen('kept_for_points').notNull().default(0),
    status: words<AfterSaleStatus>('status').notNull(),
    rejectReason: text('reject_reason'),
    /** The platform was asked once; a second refusal is final. */
    escalated: flag('escalated'),
    parcel: json<{ company: string; no: string }>('parcel'),
    createdAt: ms('created_at').notNull(),
    /** Without an answer until then it counts as approved. */
    answerBy: ms('answer_by'),
    endedAt: ms('ended_at'),
  },
  (t) => [
    index('after_sales_order').on(t.orderId),
    // What waits for the staff, whatever the number of those that are over.
    index('after_sales_open')
      .on(t.status)
      .where(sql`${t.status} in ('applied', 'escalated', 'returning')`),
    index('after_sales_member').on(t.memberId, t.status),
    index('after_sales_merchant').on(t.merchantId, t.status, t.createdAt),
  ],
);

export const afterSaleLines = pgTable(
  'after_sale_lines',
  {
    id: id(),
    afterSaleId: ref('after_sale_id').notNull(),
    lineId: ref('line_id').notNull(),
    title: text('title').notNull(),
    qty: int('qty').notNull(),
    /** Of `qty`: pieces that had not been sent yet. They are held back from the next parcel. */
    unsentQty: int('unsent_qty').notNull().default(0),
    /** Of `qty`: pieces that lie in the cellar. They are held in these lots until the after-sale ends. */
    lots: list<LotPart>('lots'),
    /** Fen of the line's paid share, and points of its points share. */
    refund: fen('refund').notNull(),
    points: integer('points').notNull().default(0),
  },
  (t) => [
    uniqueIndex('after_sale_lines_once').on(t.afterSaleId, t.lineId),
    index('after_sale_lines_line').on(t.lineId),
  ],
);

export const afterSaleLogs = pgTable(
  'after_sale_logs',
  {
    id: id(),
    afterSaleId: ref('after_sale_id').notNull(),
    at: ms('at').notNull(),
    by: text('by').notNull(),
    text: text('text').notNull(),
  },
  (t) => [index('after_sale_logs_sale').on(t.afterSaleId, t.at)],
);
