/** The annual card, the levels that were taken up, and gifts that were claimed (rules 9.10 to 9.12). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, ms, ref, words } from '../columns';

/** A card bought: what it was when it was chosen. `from` and `until` are set by the payment; a renewal begins where the one before ends. */
export const vipOrders = pgTable(
  'vip_orders',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    planId: ref('plan_id').notNull(),
    name: text('name').notNull(),
    days: integer('days').notNull(),
    price: fen('price').notNull(),
    trial: flag('trial'),
    freeShippings: integer('free_shippings').notNull().default(0),
    status: words<'unpaid' | 'paid' | 'cancelled' | 'refunded'>('status').notNull().default('unpaid'),
    createdAt: ms('created_at').notNull(),
    expireAt: ms('expire_at').notNull(),
    paidAt: ms('paid_at'),
    closedAt: ms('closed_at'),
    from: ms('from_at'),
    until: ms('until_at'),
  },
  (t) => [
    index('vip_orders_member').on(t.memberId, t.status, t.from),
    uniqueIndex('vip_orders_trial')
      .on(t.memberId)
      .where(sql`${t.trial} and ${t.status} = 'paid'`),
    check('vip_orders_price', sql`${t.price} > 0 and ${t.days} > 0`),
  ],
);

export const levelUps = pgTable(
  'level_ups',
  { memberId: ref('member_id').notNull(), level: integer('level').notNull(), at: ms('at').notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.level] })],
);

/** `giftId` says kind and which one (server/domains/membership/vip/gifts.ts). */
export const memberGifts = pgTable(
  'member_gifts',
  { memberId: ref('member_id').notNull(), giftId: ref('gift_id').notNull(), at: ms('at').notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.giftId] })],
);
