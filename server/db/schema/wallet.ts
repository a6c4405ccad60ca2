/** Money and points that members buy (rule 11.4). What they are worth stands here as it was when they were chosen. */
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { fen, flag, id, ms, ref, words } from '../columns';

export const rechargeOrders = pgTable(
  'recharge_orders',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    unit: words<'money' | 'points'>('unit').notNull(),
    /** null = an amount of one's own. */
    packageId: ref('package_id'),
    /** Fen to pay. */
    amount: fen('amount').notNull(),
    /** In the unit: what was bought, and what is given on top. */
    value: fen('value').notNull(),
    bonus: fen('bonus').notNull().default(0),
    status: words<'unpaid' | 'paid' | 'cancelled'>('status').notNull().default('unpaid'),
    createdAt: ms('created_at').notNull(),
    expireAt: ms('expire_at').notNull(),
    paidAt: ms('paid_at'),
    /** What the account held right after it came in. */
    balanceAfter: fen('balance_after'),
    closedAt: ms('closed_at'),
    /** The principal stands on an invoice. */
    invoiced: flag('invoiced'),
  },
  (t) => [
    index('recharge_orders_member').on(t.memberId, t.unit, t.createdAt),
    check('recharge_orders_amounts', sql`${t.amount} > 0 and ${t.value} > 0 and ${t.bonus} >= 0`),
  ],
);
