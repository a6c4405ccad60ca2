/** Zones of goods at a discount. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, int, ms, list } from '../columns';

/** `monthDay` > 0: the zone comes back on that day of every month, for that day only (会员日). */
export const discountZones = pgTable('discount_zones', {
  id: id(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  cover: text('cover').notNull(),
  color: text('color').notNull(),
  monthDay: int('month_day').notNull().default(0),
  startAt: ms('start_at').notNull(),
  endAt: ms('end_at').notNull(),
  goodsIds: list('goods_ids'),
  sort: int('sort').notNull().default(0),
});
