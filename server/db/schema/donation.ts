/** Public benefit: projects, what was given to them, and coins given to merchants. Their sums stand in the project, moved with the row. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, list, ms, ref, words } from '../columns';

export interface ProjectUpdate {
  at: number;
  text: string;
  /** Own path; '' = none. */
  photo: string;
}

export const donationProjects = pgTable(
  'donation_projects',
  {
    id: id(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    story: text('story').notNull(),
    /** Fen. */
    target: fen('target').notNull(),
    raised: fen('raised').notNull().default(0),
    points: integer('points').notNull().default(0),
    /** Members who gave, each counted once. */
    people: integer('people').notNull().default(0),
    endAt: ms('end_at').notNull(),
    updates: list<ProjectUpdate>('updates'),
    sort: int('sort').notNull().default(0),
  },
  (t) => [check('donation_projects_raised', sql`${t.raised} >= 0 and ${t.raised} <= ${t.target} and ${t.points} >= 0`)],
);

/** A donation, never changed and never given back. */
export const donations = pgTable(
  'donations',
  {
    id: id(),
    projectId: ref('project_id').notNull(),
    memberId: ref('member_id').notNull(),
    unit: words<'points' | 'money'>('unit').notNull(),
    /** Fen or points. */
    value: integer('value').notNull(),
    certificateNo: text('certificate_no').notNull().unique(),
    anonymous: flag('anonymous'),
    message: text('message').notNull().default(''),
    at: ms('at').notNull(),
  },
  (t) => [
    index('donations_member').on(t.memberId, t.at, t.id),
    index('donations_giver').on(t.projectId, t.memberId),
    check('donations_value', sql`${t.value} > 0`),
  ],
);

/** Coins given to a merchant: the code is what is shown there for the merchant's offer. */
export const merchantGifts = pgTable(
  'merchant_gifts',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    merchantId: ref('merchant_id').notNull(),
    coins: integer('coins').notNull(),
    offer: text('offer').notNull(),
    code: text('code').notNull().unique(),
    createdAt: ms('created_at').notNull(),
    usedAt: ms('used_at'),
  },
  (t) => [
    index('merchant_gifts_member').on(t.memberId, t.createdAt),
    check('merchant_gifts_coins', sql`${t.coins} > 0`),
  ],
);
