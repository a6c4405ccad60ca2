/** The pack of new members. */
import { pgTable, text, integer, check } from 'drizzle-orm/pg-core';
import { id, ref, int, ms } from '../columns';
import { sql } from 'drizzle-orm';

/** Sample teas of the new-member gift: small bags packed for it, with a stock of their own. */
export const sampleTeas = pgTable(
  'sample_teas',
  {
    id: id(),
    goodsId: ref('goods_id').notNull(),
    specText: text('spec_text').notNull(),
    stock: integer('stock').notNull(),
    given: integer('given').notNull().default(0),
    sort: int('sort').notNull().default(0),
  },
  (t) => [check('sample_teas_given', sql`${t.given} >= 0 and ${t.given} <= ${t.stock}`)],
);

/** One row per member: the pack is claimed once. `sampleGoodsId` and `orderId` come with the choice, at the latest at `until`. */
export const giftClaims = pgTable('gift_claims', {
  memberId: ref('member_id').primaryKey(),
  claimedAt: ms('claimed_at').notNull(),
  until: ms('until').notNull(),
  sampleGoodsId: ref('sample_goods_id'),
  orderId: ref('order_id'),
});
