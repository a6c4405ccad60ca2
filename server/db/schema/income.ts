/** What members earn by the people they brought (rule 16.2). Money moves only when a row is settled, in the ledger. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, id, int, list, ms, ref, words } from '../columns';

export type IncomeSource = 'direct' | 'indirect' | 'declare' | 'activity' | 'adjust';
export type IncomeTarget = 'balance' | 'wechat' | 'bank';
export type IncomeTransferStatus =
  | 'auditing'
  | 'waitConfirm'
  | 'paying'
  | 'success'
  | 'rejected'
  | 'failed'
  | 'expired';
export type IncomeStatus = 'pending' | 'settled' | 'cancelled';
export interface IncomeLine {
  lineId: string;
  title: string;
  /** Fen paid for the line, and its part of the income; below zero what came back and what it takes. */
  paid: number;
  amount: number;
}

export const incomes = pgTable(
  'incomes',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    /** Who bought. */
    fromId: ref('from_id'),
    orderId: ref('order_id'),
    source: words<IncomeSource>('source').notNull(),
    title: text('title').notNull(),
    base: fen('base').notNull(),
    rateBp: int('rate_bp').notNull(),
    /** As it was promised at the payment; below zero what a refund takes of another row. */
    amount: fen('amount').notNull(),
    /** The row that a refund corrects, and its after-sale. */
    backOf: ref('back_of'),
    saleId: ref('sale_id'),
    declarationId: ref('declaration_id'),
    /** Of `amount`: what refunds took away before it was settled. */
    cancelled: fen('cancelled').notNull().default(0),
    /** Of what refunds take back after it was settled: what the account could not give yet. The next income pays it. */
    owed: fen('owed').notNull().default(0),
    status: words<IncomeStatus>('status').notNull().default('pending'),
    lines: list<IncomeLine>('lines'),
    settleAt: ms('settle_at'),
    settledAt: ms('settled_at'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('incomes_order')
      .on(t.orderId, t.memberId)
      .where(sql`${t.backOf} is null`),
    uniqueIndex('incomes_back').on(t.backOf, t.saleId),
    uniqueIndex('incomes_declaration').on(t.declarationId),
    index('incomes_time').on(t.memberId, t.createdAt, t.id),
    index('incomes_status').on(t.memberId, t.status, t.createdAt, t.id),
    index('incomes_source').on(t.memberId, t.source, t.createdAt, t.id),
    check(
      'incomes_amounts',
      sql`${t.owed} >= 0 and (${t.backOf} is null and ${t.cancelled} >= 0 and ${t.cancelled} <= ${t.amount}
        or ${t.backOf} is not null and ${t.amount} < 0 and ${t.cancelled} = 0 and ${t.owed} = 0)`,
    ),
  ],
);

/** The rows of `incomes` by day, so that a sum over thousands of them reads a few. Written with every row (income/repository.ts). */
export const incomeDays = pgTable(
  'income_days',
  {
    memberId: ref('member_id').notNull(),
    /** `YYYY-MM-DD` of their `createdAt`. */
    day: text('day').notNull(),
    source: words<IncomeSource>('source').notNull(),
    status: words<IncomeStatus>('status').notNull(),
    /** Corrections apart from what they correct. */
    back: boolean('back').notNull(),
    amount: fen('amount').notNull(),
    count: int('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day, t.source, t.status, t.back] })],
);

/** Sales outside the shop that a team member reports; finance decides, and an income follows. */
export const declarations = pgTable(
  'declarations',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    buyerMobile: text('buyer_mobile').notNull(),
    amount: fen('amount').notNull(),
    /** The rate of the day it was reported. */
    rateBp: int('rate_bp').notNull(),
    soldAt: text('sold_at').notNull(),
    goodsText: text('goods_text').notNull(),
    photos: list('photos'),
    status: words<'auditing' | 'approved' | 'rejected'>('status').notNull().default('auditing'),
    reason: text('reason').notNull().default(''),
    createdAt: ms('created_at').notNull(),
    decidedAt: ms('decided_at'),
  },
  (t) => [index('declarations_member').on(t.memberId, t.createdAt, t.id)],
);

/** Settled income on its way out: into the wallet at once, elsewhere as the withdrawal of the same id. */
export const incomeTransfers = pgTable(
  'income_transfers',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    target: words<IncomeTarget>('target').notNull(),
    amount: fen('amount').notNull(),
    status: words<IncomeTransferStatus>('status').notNull(),
    reason: text('reason').notNull().default(''),
    /** Until then its owner may confirm the receipt. */
    confirmBy: ms('confirm_by'),
    createdAt: ms('created_at').notNull(),
    endedAt: ms('ended_at'),
  },
  (t) => [
    index('income_transfers_member').on(t.memberId, t.createdAt, t.id),
    index('income_transfers_open')
      .on(t.memberId)
      .where(sql`${t.endedAt} is null`),
    check('income_transfers_amount', sql`${t.amount} > 0`),
  ],
);
