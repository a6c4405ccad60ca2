/** The prize pool. */
import { pgTable, text, integer, index, check } from 'drizzle-orm/pg-core';
import { id, int, ms, ref, words, flag } from '../columns';
import { sql } from 'drizzle-orm';

export const prizePools = pgTable('prize_pools', {
  id: id(),
  title: text('title').notNull(),
  /** Coins of one draw. */
  cost: int('cost').notNull(),
  freePerDay: int('free_per_day').notNull().default(0),
  perDay: int('per_day').notNull(),
  startAt: ms('start_at').notNull(),
  endAt: ms('end_at').notNull(),
});

/** Odds of one pool add up to 10000; 谢谢参与 never runs out. */
export const prizes = pgTable(
  'prizes',
  {
    id: id(),
    poolId: ref('pool_id').notNull(),
    title: text('title').notNull(),
    image: text('image').notNull(),
    kind: words<'goods' | 'coupon' | 'points' | 'coin' | 'thanks'>('kind').notNull(),
    oddsBp: int('odds_bp').notNull(),
    stock: integer('stock').notNull(),
    given: integer('given').notNull().default(0),
    /** Points or coins. */
    value: integer('value').notNull().default(0),
    skuId: ref('sku_id'),
    templateId: ref('template_id'),
    sort: int('sort').notNull().default(0),
  },
  (t) => [index('prizes_pool').on(t.poolId), check('prizes_given', sql`${t.given} >= 0 and ${t.given} <= ${t.stock}`)],
);

export const prizeDraws = pgTable(
  'prize_draws',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    poolId: ref('pool_id').notNull(),
    prizeId: ref('prize_id').notNull(),
    free: flag('free'),
    /** waiting: goods without an address yet. */
    state: words<'done' | 'waiting' | 'lost' | 'none'>('state').notNull(),
    until: ms('until'),
    orderId: ref('order_id'),
    at: ms('at').notNull(),
  },
  (t) => [index('prize_draws_member').on(t.memberId, t.at)],
);
