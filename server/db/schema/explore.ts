/** Visits of the stores that members told of on the spot, and the ways that lead from one to the next. */
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, int, json, ms, ref } from '../columns';

export const storeVisits = pgTable(
  'store_visits',
  {
    memberId: ref('member_id').notNull(),
    storeId: ref('store_id').notNull(),
    /** Of Shanghai: once a day. */
    day: text('day').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.storeId, t.day] }),
    index('store_visits_member').on(t.memberId, sql`${t.at} desc`),
  ],
);

export const exploreRoutes = pgTable('explore_routes', {
  id: id(),
  title: text('title').notNull(),
  text: text('text').notNull().default(''),
  minutes: int('minutes').notNull(),
  stops: json<{ name: string; text: string; storeId?: string }[]>('stops').notNull(),
  sort: int('sort').notNull().default(0),
});
