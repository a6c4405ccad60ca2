/** Activities: salons, gatherings, tastings, public tables, furniture shows; and who signed up. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** Tasting: from here on names and scores are open; null = there is none. */
    revealAt: ms('reveal_at'),
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
    checkedAt: ms('checked_at'),
  },
  (t) => [index('activity_signups_member').on(t.memberId), index('activity_signups_activity').on(t.activityId)],
);

/** Shelves of an event's own goods: 绿茶, 茶器 or 客厅, 书房. */
export const activityCates = pgTable(
  'activity_cates',
  { id: id(), activityId: ref('activity_id').notNull(), label: text('label').notNull(), sort: int('sort').notNull() },
  (t) => [index('activity_cates_activity').on(t.activityId)],
);

/** Goods of an event. Its price is for guests who checked in, while it runs; `perMember` counts paid and unpaid pieces of all SKUs. */
export const activityGoods = pgTable(
  'activity_goods',
  {
    activityId: ref('activity_id').notNull(),
    goodsId: ref('goods_id').notNull(),
    cateId: ref('cate_id').notNull(),
    perMember: int('per_member').notNull(),
    /** What the blind tasting calls it: A, B ... */
    sample: text('sample').notNull().default(''),
    sort: int('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.goodsId] }),
    index('activity_goods_goods').on(t.goodsId),
    check('activity_goods_limit', sql`${t.perMember} > 0`),
  ],
);
export const activitySkus = pgTable(
  'activity_skus',
  { activityId: ref('activity_id').notNull(), skuId: ref('sku_id').notNull(), price: fen('price').notNull() },
  (t) => [
    primaryKey({ columns: [t.activityId, t.skuId] }),
    index('activity_skus_sku').on(t.skuId),
    check('activity_skus_price', sql`${t.price} > 0`),
  ],
);
