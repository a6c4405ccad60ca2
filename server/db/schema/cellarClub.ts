/** The owners' wall of the cellar: its slots, the plans they are let by, and who has them (rules 15.5 to 15.8). */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, ms, ref, words } from '../columns';

export const cellarPlans = pgTable(
  'cellar_plans',
  {
    id: id(),
    name: text('name').notNull(),
    years: int('years').notNull(),
    slots: int('slots').notNull(),
    price: fen('price').notNull(),
    sort: int('sort').notNull().default(0),
  },
  (t) => [check('cellar_plans_some', sql`${t.years} > 0 and ${t.slots} > 0 and ${t.price} > 0`)],
);

/** An application with what was chosen. `from` and `until` are set by the payment; a renewal begins where `renews` ends. */
export const cellarOrders = pgTable(
  'cellar_orders',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    planId: ref('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    years: int('years').notNull(),
    slots: int('slots').notNull(),
    price: fen('price').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    plaque: text('plaque').notNull(),
    renews: ref('renews'),
    status: words<'unpaid' | 'paid' | 'cancelled' | 'ended'>('status').notNull().default('unpaid'),
    createdAt: ms('created_at').notNull(),
    expireAt: ms('expire_at').notNull(),
    paidAt: ms('paid_at'),
    closedAt: ms('closed_at'),
    from: ms('from_at'),
    until: ms('until_at'),
  },
  (t) => [
    index('cellar_orders_member').on(t.memberId),
    uniqueIndex('cellar_orders_open')
      .on(t.memberId)
      .where(sql`${t.status} = 'unpaid'`),
    uniqueIndex('cellar_orders_owner')
      .on(t.memberId)
      .where(sql`${t.status} = 'paid'`),
  ],
);

/** `orderId`: the unpaid application that holds it, or the paid one whose member owns it. */
export const cellarSlots = pgTable(
  'cellar_slots',
  {
    id: id(),
    /** What stands on it: 甲三. */
    code: text('code').notNull().unique(),
    row: int('row').notNull(),
    col: int('col').notNull(),
    /** The shop keeps it. */
    reserved: flag('reserved'),
    orderId: ref('order_id'),
  },
  (t) => [
    uniqueIndex('cellar_slots_place').on(t.row, t.col),
    index('cellar_slots_order').on(t.orderId),
    check('cellar_slots_reserved', sql`not ${t.reserved} or ${t.orderId} is null`),
  ],
);
