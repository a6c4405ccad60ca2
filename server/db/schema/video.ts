/** Our videos, the slices cut from them, and what members did with them. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { flag, id, int, list, ms, ref, words } from '../columns';

export const videos = pgTable(
  'videos',
  {
    id: id(),
    cate: text('cate').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    author: text('author').notNull(),
    masterId: ref('master_id'),
    intro: text('intro').notNull().default(''),
    tags: list('tags'),
    goodsIds: list('goods_ids'),
    /** What the video service calls the film (gateways/video.ts). */
    mediaId: text('media_id').notNull(),
    seconds: int('seconds').notNull(),
    plays: integer('plays').notNull().default(0),
    finishes: integer('finishes').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    shares: integer('shares').notNull().default(0),
    /** Goods that were opened from it. */
    leads: integer('leads').notNull().default(0),
    status: words<'on' | 'off'>('status').notNull().default('on'),
    sort: int('sort').notNull().default(0),
    publishedAt: ms('published_at').notNull(),
  },
  (t) => [index('videos_master').on(t.masterId), check('videos_counts', sql`${t.plays} >= 0 and ${t.likes} >= 0`)],
);

/** A piece of a video, in seconds from its start. */
export const videoSlices = pgTable(
  'video_slices',
  {
    id: id(),
    videoId: ref('video_id').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    fromSec: int('from_sec').notNull(),
    toSec: int('to_sec').notNull(),
    goodsId: ref('goods_id'),
    plays: integer('plays').notNull().default(0),
    sort: int('sort').notNull().default(0),
  },
  (t) => [
    index('video_slices_video').on(t.videoId, t.fromSec),
    check('video_slices_span', sql`${t.fromSec} >= 0 and ${t.toSec} > ${t.fromSec}`),
  ],
);

/** What one member did with one video: liked it, when it was last counted, where it was left. */
export const videoViews = pgTable(
  'video_views',
  {
    videoId: ref('video_id').notNull(),
    memberId: ref('member_id').notNull(),
    liked: flag('liked'),
    /** Seconds. */
    position: int('position').notNull().default(0),
    playedAt: ms('played_at'),
    finishedAt: ms('finished_at'),
    sharedAt: ms('shared_at'),
  },
  (t) => [primaryKey({ columns: [t.videoId, t.memberId] }), index('video_views_member').on(t.memberId)],
);
