/** The life circle: posts of members with likes, comments and reports, and the allied merchants. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { flag, id, int, json, list, ms, ref, words } from '../columns';
import type { OpeningHours } from './catalogue';

export const lifePosts = pgTable(
  'life_posts',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    text: text('text').notNull(),
    photos: list('photos'),
    topic: text('topic').notNull(),
    storeId: ref('store_id'),
    /** auditing: only its author sees it; removed: nobody does. */
    status: words<'auditing' | 'on' | 'removed'>('status').notNull(),
    likes: integer('likes').notNull().default(0),
    at: ms('at').notNull(),
  },
  (t) => [index('life_posts_at').on(t.at, t.id, t.status), index('life_posts_member').on(t.memberId)],
);

export const lifeLikes = pgTable(
  'life_likes',
  { postId: ref('post_id').notNull(), memberId: ref('member_id').notNull() },
  (t) => [primaryKey({ columns: [t.postId, t.memberId] })],
);

export const lifeComments = pgTable(
  'life_comments',
  {
    id: id(),
    postId: ref('post_id').notNull(),
    memberId: ref('member_id').notNull(),
    text: text('text').notNull(),
    /** auditing: only its author sees it; removed: nobody does. */
    status: words<'auditing' | 'on' | 'removed'>('status').notNull().default('on'),
    at: ms('at').notNull(),
  },
  (t) => [index('life_comments_post').on(t.postId, t.at)],
);

export const lifeReports = pgTable(
  'life_reports',
  {
    postId: ref('post_id').notNull(),
    memberId: ref('member_id').notNull(),
    reason: text('reason').notNull().default(''),
    at: ms('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.memberId] })],
);

export const merchantCates = pgTable('merchant_cates', {
  id: id(),
  label: text('label').notNull(),
  sort: int('sort').notNull().default(0),
});

/** Allied merchants. Only approved ones are shown; `offer` is the line for our members. */
export const merchants = pgTable(
  'merchants',
  {
    id: id(),
    name: text('name').notNull(),
    cateId: ref('cate_id').notNull(),
    logo: text('logo').notNull(),
    cover: text('cover').notNull(),
    photos: list('photos'),
    intro: text('intro').notNull(),
    contact: text('contact').notNull(),
    mobile: text('mobile').notNull(),
    address: text('address').notNull(),
    lat: text('lat').notNull(),
    lng: text('lng').notNull(),
    hours: json<OpeningHours>('hours').notNull(),
    offer: text('offer').notNull(),
    /** The merchant's own switch, beside the hours. */
    open: flag('open'),
    state: words<'auditing' | 'approved' | 'rejected'>('state').notNull(),
    reason: text('reason'),
    /** Tenths: 48 = 4.8. */
    score: int('score').notNull().default(50),
    sort: int('sort').notNull().default(0),
  },
  (t) => [index('merchants_cate').on(t.state, t.cateId)],
);
