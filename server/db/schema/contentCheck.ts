/** Checks of what people write and upload, before others see it: one row for a text with its pictures. */
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, ms, ref, words } from '../columns';

export type ContentKind =
  | 'lifePost'
  | 'lifeComment'
  | 'review'
  | 'reviewAppend'
  | 'nickname'
  | 'avatar'
  | 'bio'
  | 'live'
  | 'chat'
  | 'courseReview'
  | 'bookingReview'
  | 'treePlaque'
  | 'cellarPlaque'
  | 'merchantName'
  | 'merchantIntro'
  | 'merchantOffer'
  | 'merchantPhotos'
  | 'goodsTitle'
  | 'goodsDetail'
  | 'goodsImages'
  | 'goodsFilm'
  | 'memo'
  | 'giftMemo';
export type Found = 'open' | 'pass' | 'review' | 'risky';

export const contentChecks = pgTable(
  'content_checks',
  {
    id: id(),
    kind: words<ContentKind>('kind').notNull(),
    /** The post, the review, the member whose name it is. */
    targetId: ref('target_id').notNull(),
    /** Who wrote it. */
    memberId: ref('member_id').notNull(),
    /** As it was when it was sent. */
    text: text('text').notNull(),
    /** What was found in the text; without one 'pass'. */
    found: words<Found>('found').notNull(),
    /** What is wrong with it, in a word; of one that was refused, why, for its writer. */
    label: text('label').notNull().default(''),
    /** open: an answer is waited for; person: the desk decides; dropped: its author wrote something else. */
    state: words<'open' | 'person' | 'passed' | 'refused' | 'dropped'>('state').notNull().default('open'),
    at: ms('at').notNull(),
    decidedAt: ms('decided_at'),
  },
  (t) => [index('content_checks_target').on(t.kind, t.targetId, t.state)],
);

export const contentMedia = pgTable(
  'content_media',
  {
    id: id(),
    checkId: ref('check_id').notNull(),
    url: text('url').notNull(),
    /** Under which the answer comes; null: not asked yet, or answered at once. */
    traceId: text('trace_id').unique(),
    found: words<Found>('found').notNull().default('open'),
    label: text('label').notNull().default(''),
  },
  (t) => [index('content_media_check').on(t.checkId)],
);

/** What the platform said later, kept for a week: an answer may come before its number is booked, and may come twice. */
export const contentAnswers = pgTable(
  'content_answers',
  {
    traceId: text('trace_id').primaryKey(),
    found: words<Exclude<Found, 'open'>>('found').notNull(),
    label: text('label').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [index('content_answers_at').on(t.at)],
);
