/** Activities: salons, gatherings, tastings, public tables, furniture shows; and who signed up. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { fen, id, int, list, ms, ref, words } from '../columns';

export type ActivityKind = 'event' | 'salon' | 'gathering' | 'publicTable' | 'tasting' | 'furniture';

export const activities = pgTable(
  'activities',
  {
    id: id(),
    kind: words<ActivityKind>('kind').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    storeId: ref('store_id').notNull(),
    startAt: ms('start_at').notNull(),
    endAt: ms('end_at').notNull(),
    price: fen('price').notNull().default(0),
    seats: integer('seats').notNull(),
    joined: integer('joined').notNull().default(0),
    html: text('html').notNull(),
    /** label = HH:mm, value = what happens. */
    agenda: list<{ key: string; label: string; value: string }>('agenda'),
    /** Masters. */
    hostIds: list('host_ids'),
    questions: list<{ key: string; label: string; value: string }>('questions'),
    goodsIds: list('goods_ids'),
    sort: int('sort').notNull().default(0),
  },
  (t) => [
    index('activities_time').on(t.startAt),
    check('activities_seats', sql`${t.joined} >= 0 and ${t.joined} <= ${t.seats}`),
  ],
);

export const activitySignups = pgTable(
  'activity_signups',
  {
    id: id(),
    activityId: ref('activity_id').notNull(),
    memberId: ref('member_id').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    qty: int('qty').notNull().default(1),
    seatNo: text('seat_no'),
    code: text('code').notNull().unique(),
    status: words<'unpaid' | 'signed' | 'checked' | 'cancelled'>('status').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [index('activity_signups_member').on(t.memberId), index('activity_signups_activity').on(t.activityId)],
);
