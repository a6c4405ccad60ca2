/** Live rooms and the cameras of the gardens. Who wants to be told of one stands among the reminders. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LiveGiftId, LiveKind, QuestionState } from '../../../src/contract/live/words';
import { flag, id, int, list, ms, ref, words } from '../columns';

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
    /** From when the replay is to be seen; null = as soon as there is one. */
    replayAt: ms('replay_at'),
    /** The replay is for who is logged in. */
    membersOnly: flag('members_only'),
    /** Of a camera: since when nothing has come from it. `cover` is its last picture. */
    offlineSince: ms('offline_since'),
    chapters: list<LiveChapter>('chapters'),
    /** What is learnt, one sentence each. */
    keyPoints: list('key_points'),
    goodsIds: list('goods_ids'),
    /** Of `goodsIds`: what is spoken of at this moment. */
    pinnedId: ref('pinned_id'),
    /** When it was to begin before it was moved. */
    movedFrom: ms('moved_from'),
    cancelledAt: ms('cancelled_at'),
    /** Place of the last message; who writes locks the row and takes the next one. */
    lastSeq: int('last_seq').notNull().default(0),
    /** Of the last message: no two of a room have the same instant. */
    lastAt: ms('last_at').notNull().default(0),
    /** Rises with every message and every change of the room. */
    rev: int('rev').notNull().default(0),
    likes: int('likes').notNull().default(0),
    /** Most that looked on at once, as far as anybody spoke then. */
    peak: int('peak').notNull().default(0),
  },
  (t) => [index('live_rooms_start').on(t.kind, t.startAt)],
);

export const liveMessages = pgTable(
  'live_messages',
  {
    id: id(),
    roomId: ref('room_id').notNull(),
    /** null: waits for its check, or has not passed; a message has its place once it may be read. */
    seq: integer('seq'),
    memberId: ref('member_id').notNull(),
    /** Given by the sender's phone: however often it comes, it is one message. */
    clientId: text('client_id').notNull(),
    kind: words<LiveKind>('kind').notNull(),
    text: text('text').notNull().default(''),
    giftId: words<LiveGiftId>('gift_id'),
    /** What a gift cost. */
    points: int('points').notNull().default(0),
    /** Said by who leads the room. */
    byHost: flag('by_host'),
    /** Of a question. */
    state: words<QuestionState>('state'),
    answer: text('answer').notNull().default(''),
    answeredAt: ms('answered_at'),
    /** Taken away by who leads the room: it keeps its place and says nothing. */
    hidden: flag('hidden'),
    /** The room's when it was changed after it was sent; null = never. */
    changedRev: integer('changed_rev'),
    at: ms('at').notNull(),
  },
  (t) => [
    uniqueIndex('live_messages_seq').on(t.roomId, t.seq),
    uniqueIndex('live_messages_client').on(t.roomId, t.memberId, t.clientId),
    uniqueIndex('live_messages_at').on(t.roomId, t.at),
    index('live_messages_member').on(t.roomId, t.memberId, t.seq),
    index('live_messages_changed')
      .on(t.roomId, t.changedRev)
      .where(sql`${t.changedRev} is not null`),
    index('live_messages_question')
      .on(t.roomId, t.state, t.seq)
      .where(sql`${t.kind} = 'question'`),
  ],
);

export const liveMutes = pgTable(
  'live_mutes',
  {
    roomId: ref('room_id').notNull(),
    memberId: ref('member_id').notNull(),
    /** null = for good. */
    until: ms('until'),
    /** The employee. */
    byId: ref('by_id').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.memberId] })],
);

/** How often a replay was begun on a day (YYYY-MM-DD). */
export const livePlays = pgTable(
  'live_plays',
  { roomId: ref('room_id').notNull(), day: text('day').notNull(), plays: int('plays').notNull().default(0) },
  (t) => [primaryKey({ columns: [t.roomId, t.day] })],
);

/** A member counts once a day. */
export const livePlayers = pgTable(
  'live_players',
  { roomId: ref('room_id').notNull(), day: text('day').notNull(), memberId: ref('member_id').notNull() },
  (t) => [primaryKey({ columns: [t.roomId, t.day, t.memberId] })],
);
