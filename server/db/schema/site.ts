/** Content, settings, and the two tables that keep the server honest: idempotency and jobs. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, int, json, flag, ms, ref, words } from '../columns';
import type { JobKind } from '../jobKinds';

/** key -> value: site configuration, seed version, counters. */
export const settings = pgTable('settings', { key: text('key').primaryKey(), value: json<unknown>('value').notNull() });

export const pageContents = pgTable('page_contents', {
  code: text('code').primaryKey(),
  title: text('title').notNull(),
  cover: text('cover'),
  html: text('html'),
  blocks: json<unknown[]>('blocks').notNull(),
  version: text('version').notNull(),
  /** Private codes answer 401 without a session. */
  private: flag('private'),
  updatedAt: ms('updated_at').notNull(),
});

export const articles = pgTable(
  'articles',
  {
    id: id(),
    /** `staff`: told to employees only. */
    cate: words<'notice' | 'tea' | 'event' | 'brand' | 'help' | 'staff'>('cate').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    summary: text('summary').notNull(),
    html: text('html').notNull(),
    author: text('author').notNull(),
    views: int('views').notNull().default(0),
    pinned: flag('pinned'),
    goodsIds: json<string[]>('goods_ids').notNull(),
    publishedAt: ms('published_at').notNull(),
  },
  (t) => [index('articles_cate').on(t.cate, t.publishedAt)],
);

/** Links that members shared: share_id -> who shared what. */
export const shares = pgTable(
  'shares',
  {
    shareId: text('share_id').primaryKey(),
    memberId: ref('member_id'),
    url: text('url').notNull(),
    title: text('title').notNull(),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [index('shares_member').on(t.memberId, t.createdAt)],
);

/** Calls of a day that count against a row's `daily`. */
export const quotas = pgTable(
  'quotas',
  {
    /** The endpoint. */
    what: text('what').notNull(),
    /** A member, or the keyed hash of an address. */
    who: text('who').notNull(),
    /** YYYY-MM-DD of Shanghai. */
    day: text('day').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [primaryKey({ columns: [t.what, t.who, t.day] })],
);

/**
 * Calls of the last minute that count against a limit, of all processes together (http/frame/callCounts.ts), and tries on accounts that
 * nobody has (domains/people/session/tries.ts). Unlogged: after a crash of the database it begins anew.
 */
export const callCounts = pgTable('call_counts', {
  /** What is limited, and for whom: a member, or the keyed hash of an address. */
  key: text('key').primaryKey(),
  /** When the first of them came. */
  since: ms('since').notNull(),
  used: integer('used').notNull(),
});

/** The first answer of a write, replayed for the same (member, endpoint, requestId). */
export const requests = pgTable(
  'requests',
  {
    memberId: ref('member_id').notNull(),
    endpoint: text('endpoint').notNull(),
    requestId: text('request_id').notNull(),
    /** null while the first call is still running. */
    answer: json<unknown>('answer'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.endpoint, t.requestId] })],
);

/**
 * Timers as rows: they survive a restart. (kind, key) is unique, so scheduling twice is scheduling once. Due is what is not done, and what
 * was lost: its server ended before it had booked an answer.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: words<JobKind>('kind').notNull(),
    key: text('key').notNull(),
    runAt: ms('run_at').notNull(),
    /** Tries that failed since it was planned. */
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    doneAt: ms('done_at'),
    /** Somebody outside is being asked; nobody else takes the job until then. */
    leaseUntil: ms('lease_until'),
    /** After its last try: it is done, with what it was about left as it stood. `lastError` says why. */
    deadAt: ms('dead_at'),
    /** The manager who last tried a dead one again, or said that it is looked after; when. */
    handledById: ref('handled_by_id'),
    handledAt: ms('handled_at'),
  },
  (t) => [
    uniqueIndex('jobs_key').on(t.kind, t.key),
    index('jobs_due').on(t.doneAt, t.runAt),
    index('jobs_leased')
      .on(t.leaseUntil)
      .where(sql`${t.leaseUntil} is not null`),
    index('jobs_dead')
      .on(t.deadAt, t.id)
      .where(sql`${t.deadAt} is not null`),
  ],
);
