/** Our videos, the slices cut from them, and what members did with them. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { flag, id, int, list, ms, ref, words } from '../columns';

/** A file of a film at an address of its own. */
export interface FilmFile {
  /** 流畅, 高清, 超清. */
  quality: string;
  url: string;
}

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
    /** Where it is played when no service keeps it, from the lowest quality up. */
    files: list<FilmFile>('files'),
    /** What is said in it, as WebVTT; empty for a film without words. */
    transcript: text('transcript').notNull().default(''),
    /** The words of the transcript alone, which is what a search looks into. */
    spoken: text('spoken').notNull().default(''),
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

/** What is brewed along with a film, pour by pour: `fromSec` of the film, then `seconds` of waiting. */
export const videoSteeps = pgTable(
  'video_steeps',
  {
    id: id(),
    videoId: ref('video_id').notNull(),
    name: text('name').notNull(),
    fromSec: int('from_sec').notNull(),
    seconds: int('seconds').notNull(),
    grams: int('grams'),
    celsius: int('celsius'),
  },
  (t) => [
    index('video_steeps_video').on(t.videoId, t.fromSec),
    check('video_steeps_span', sql`${t.fromSec} >= 0 and ${t.seconds} > 0`),
  ],
);

/** Films that belong together, in the order in which they are best seen. */
export const videoCollections = pgTable('video_collections', {
  id: id(),
  title: text('title').notNull(),
  cover: text('cover').notNull(),
  intro: text('intro').notNull().default(''),
  videoIds: list('video_ids'),
  sort: int('sort').notNull().default(0),
});

/** What one member did with one video: liked it, when it was last counted, where it was left, whether it waits to be seen. */
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
    /** Last watched; null: never, or taken out of the history. */
    seenAt: ms('seen_at'),
    /** Put aside for later. */
    laterAt: ms('later_at'),
  },
  (t) => [
    primaryKey({ columns: [t.videoId, t.memberId] }),
    index('video_views_member').on(t.memberId),
    index('video_views_seen')
      .on(t.memberId, t.seenAt)
      .where(sql`${t.seenAt} is not null`),
    index('video_views_later')
      .on(t.memberId, t.laterAt)
      .where(sql`${t.laterAt} is not null`),
  ],
);
