/** What members earn by the people they brought (rule 16.2). Money moves only when a row is settled, in the ledger. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, id, int, list, ms, ref, words } from '../columns';

export type IncomeSource = 'direct' | 'indirect' | 'declare' | 'activity' | 'adjust';
export type IncomeStatus = 'pending' | 'settled' | 'cancelled';
export interface IncomeLine {
  lineId: string;
  title: string;
  /** Fen paid for the line, and its part of the income. */
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
    /** As it was promised at the payment. */
    amount: fen('amount').notNull(),
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
    uniqueIndex('incomes_order').on(t.orderId, t.memberId),
    index('incomes_member').on(t.memberId, t.status, t.createdAt),
    check('incomes_amounts', sql`${t.cancelled} >= 0 and ${t.cancelled} <= ${t.amount} and ${t.owed} >= 0`),
  ],
);
