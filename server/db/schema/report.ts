/** What stores report of a day, and what the shop counted itself (chapter 32 of docs/rules.md). */
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, json, list, ms, ref, words } from '../columns';

/** What a day's sum is split by: each but the last two adds up to `day`. */
export type SumPart = 'day' | 'hour' | 'category' | 'goods' | 'channel' | 'member' | 'card';

/**
 * A day `YYYY-MM-DD` of a store (Asia/Shanghai; store 0 is the shop itself, 线上): revenue of what was paid that day, refunds of what went back
 * that day. Kept by triggers (migration reports) at the end of each transaction, so it is true whoever writes; `verifyReports` says so.
 */
export const reportSums = pgTable(
  'report_sums',
  {
    storeId: ref('store_id').notNull(),
    day: text('day').notNull(),
    part: words<SumPart>('part').notNull(),
    /** The hour, the first class of the goods, the goods, the channel; '' for the day, `other` for carriage and deductions. */
    key: text('key').notNull().default(''),
    sales: fen('sales').notNull().default(0),
    refunds: fen('refunds').notNull().default(0),
    /** Orders, members or cards. */
    count: integer('count').notNull().default(0),
    /** Pieces. */
    qty: integer('qty').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.part, t.storeId, t.day, t.key] })],
);

/** The sums of the days of a month `YYYY-MM`, kept by triggers on those: what two years come to is read off two dozen of them. */
export const reportMonths = pgTable(
  'report_months',
  {
    storeId: ref('store_id').notNull(),
    month: text('month').notNull(),
    part: words<SumPart>('part').notNull(),
    key: text('key').notNull().default(''),
    sales: fen('sales').notNull().default(0),
    refunds: fen('refunds').notNull().default(0),
    count: integer('count').notNull().default(0),
    qty: integer('qty').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.part, t.storeId, t.month, t.key] })],
);

/** A value of a report: digits (fen, or pieces) or words, by the key of its field. */
export type ReportValues = Record<string, string>;

/** One per employee, store and day: what was handed in, and what is being typed. */
export const dailyReports = pgTable(
  'daily_reports',
  {
    id: id(),
    employeeId: ref('employee_id').notNull(),
    storeId: ref('store_id').notNull(),
    day: text('day').notNull(),
    status: words<'draft' | 'submitted'>('status').notNull().default('draft'),
    values: json<ReportValues>('values').notNull(),
    photos: list('photos'),
    /** Of what was handed in: goes up with each time. */
    rev: integer('rev').notNull().default(0),
    submittedAt: ms('submitted_at'),
    late: flag('late'),
    /** What was typed last, and its own count: two phones that write the same report meet here. */
    draft: json<ReportValues>('draft').notNull(),
    draftRev: integer('draft_rev').notNull().default(0),
    savedAt: ms('saved_at').notNull(),
  },
  (t) => [
    uniqueIndex('daily_reports_once').on(t.employeeId, t.storeId, t.day),
    // Which report of a store counts for a day.
    index('daily_reports_day').on(t.storeId, t.day, t.submittedAt),
  ],
);

/** A figure of a report, put right by a manager: old value and author stay (invariant 12). `delta` is what it adds to what the report says. */
export const reportCorrections = pgTable(
  'report_corrections',
  {
    id: id(),
    reportId: ref('report_id').notNull(),
    storeId: ref('store_id').notNull(),
    day: text('day').notNull(),
    figure: text('figure').notNull(),
    before: fen('before').notNull(),
    after: fen('after').notNull(),
    delta: fen('delta').notNull(),
    reason: text('reason').notNull(),
    by: text('by').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [index('report_corrections_day').on(t.storeId, t.day, t.figure)],
);

/** Words beside a figure. `subject`: '' the store's own, else whose row it stood in: e<employee>, g<goods>. */
export const reportComments = pgTable(
  'report_comments',
  {
    id: id(),
    storeId: ref('store_id').notNull(),
    day: text('day').notNull(),
    figure: text('figure').notNull(),
    subject: text('subject').notNull().default(''),
    text: text('text').notNull(),
    by: text('by').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [index('report_comments_day').on(t.storeId, t.day, t.figure)],
);

/** What a store is to reach: in a month `YYYY-MM`, or on a day that has its own. */
export const reportTargets = pgTable(
  'report_targets',
  {
    storeId: ref('store_id').notNull(),
    period: text('period').notNull(),
    figure: text('figure').notNull(),
    value: fen('value').notNull(),
    by: text('by').notNull().default(''),
    at: ms('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.period, t.figure] })],
);

/** What somebody wrote on the time axis: why a day was as it was. Store 0 = all of them. */
export const reportMarks = pgTable(
  'report_marks',
  {
    id: id(),
    storeId: ref('store_id').notNull(),
    day: text('day').notNull(),
    kind: words<'event' | 'weather' | 'outage' | 'other'>('kind').notNull(),
    text: text('text').notNull(),
    employeeId: ref('employee_id').notNull(),
    by: text('by').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [index('report_marks_day').on(t.storeId, t.day)],
);

/** Which of the evening's words an employee has switched off. */
export const reportMutes = pgTable(
  'report_mutes',
  { employeeId: ref('employee_id').notNull(), kind: words<'card' | 'refunds' | 'missing'>('kind').notNull() },
  (t) => [primaryKey({ columns: [t.employeeId, t.kind] })],
);
