/** Live rooms and the cameras of the gardens. Who wants to be told of one stands among the reminders. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, list, ms, ref, words } from '../columns';

export interface LiveChapter {
  key: string;
  label: string;
  /** Seconds of the replay. */
  value: string;
}

export const liveRooms = pgTable(
  'live_rooms',
  {
    id: id(),
    kind: words<'room' | 'camera'>('kind').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    intro: text('intro').notNull(),
    notice: text('notice').notNull().default(''),
    /** Who speaks; of a camera the garden. */
    teacher: text('teacher').notNull(),
    teacherId: ref('teacher_id'),
    startAt: ms('start_at').notNull(),
    /** null = never: a camera. */
    endAt: ms('end_at'),
    playUrl: text('play_url').notNull(),
    /** '' = none. */
    replayUrl: text('replay_url').notNull().default(''),
    /** Of a camera: since when nothing has come from it. `cover` is its last picture. */
    offlineSince: ms('offline_since'),
    chapters: list<LiveChapter>('chapters'),
    goodsIds: list('goods_ids'),
  },
  (t) => [index('live_rooms_start').on(t.kind, t.startAt)],
);
