/** Courses and their lessons, who may learn them, how far everybody is, and what was paid for them (chapter 41 of the rules). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, json, list, ms, ref, words } from '../columns';

export type CourseKind = 'course' | 'video';
export type LessonKind = 'video' | 'audio' | 'text' | 'quiz';

/** kind video: one short lesson that everybody may see, 公开课. */
export const courses = pgTable(
  'courses',
  {
    id: id(),
    kind: words<CourseKind>('kind').notNull(),
    cate: text('cate').notNull(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    intro: text('intro').notNull().default(''),
    /** Who teaches: a master with a page of their own, or just a name. */
    masterId: ref('master_id'),
    teacher: text('teacher').notNull(),
    price: fen('price').notNull().default(0),
    marketPrice: fen('market_price').notNull().default(0),
    /** Costs nothing with the annual card. */
    isVipFree: flag('is_vip_free'),
    /** A lesson that visitors see the beginning of only. */
    isMembersOnly: flag('is_members_only'),
    /** A lesson opens when the one before it is done. */
    isInOrder: flag('is_in_order'),
    /** Nobody seeks ahead of what was played. */
    isNoSkip: flag('is_no_skip'),
    /** The course that a short lesson is from. */
    partOfId: ref('part_of_id'),
    goodsIds: list('goods_ids'),
    students: integer('students').notNull().default(0),
    scoreSum: integer('score_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    status: words<'on' | 'off'>('status').notNull().default('on'),
    sort: int('sort').notNull().default(0),
    publishedAt: ms('published_at').notNull(),
  },
  (t) => [
    index('courses_kind').on(t.kind, t.sort),
    index('courses_master').on(t.masterId),
    check('courses_counts', sql`${t.students} >= 0 and ${t.reviewCount} >= 0 and ${t.price} >= 0`),
  ],
);

/** Seconds of the lesson. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}
export interface Question {
  key: string;
  text: string;
  options: { key: string; label: string }[];
  /** Keys of the options that are right; several: all of them and no other. */
  right: string[];
  explain: string;
}

export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    courseId: ref('course_id').notNull(),
    chapter: text('chapter').notNull().default(''),
    sort: int('sort').notNull(),
    title: text('title').notNull(),
    kind: words<LessonKind>('kind').notNull(),
    /** Length; of a text the time it takes to read it, of a quiz that to answer it. */
    seconds: int('seconds').notNull(),
    /** 试看: open to everybody. */
    isPreview: flag('is_preview'),
    /** What the house or a video service calls the film or sound; '' of a text and a quiz. */
    mediaId: text('media_id').notNull().default(''),
    text: text('text').notNull().default(''),
    transcript: list<Cue>('transcript'),
    questions: list<Question>('questions'),
  },
  (t) => [index('lessons_course').on(t.courseId, t.sort), check('lessons_seconds', sql`${t.seconds} > 0`)],
);

export type EnrolmentSource = 'purchase' | 'vip' | 'gift' | 'assigned' | 'free';

/** The right to all lessons of a course; one of `vip` lasts as long as the annual card. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    courseId: ref('course_id').notNull(),
    source: words<EnrolmentSource>('source').notNull(),
    /** The course order that gave it. */
    orderId: ref('order_id'),
    at: ms('at').notNull(),
    /** The order was refunded, or the assignment taken back. */
    revokedAt: ms('revoked_at'),
    /** What was played last. */
    lastLessonId: ref('last_lesson_id'),
    learnedAt: ms('learned_at'),
    /** Percent of the course. */
    percent: integer('percent').notNull().default(0),
  },
  (t) => [
    uniqueIndex('enrolments_member').on(t.memberId, t.courseId),
    index('enrolments_course').on(t.courseId),
    index('enrolments_order').on(t.orderId),
    check('enrolments_percent', sql`${t.percent} between 0 and 100`),
  ],
);

/** What one member has played of one lesson. Ranges only grow; `covered` is their sum. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    memberId: ref('member_id').notNull(),
    lessonId: ref('lesson_id').notNull(),
    courseId: ref('course_id').notNull(),
    /** [from, to) in whole seconds, in order, none touching the next. */
    ranges: list<[number, number]>('ranges'),
    covered: integer('covered').notNull().default(0),
    /** Where it was left, and when the player said so. */
    position: integer('position').notNull().default(0),
    positionAt: ms('position_at').notNull().default(0),
    /** Of a quiz: the best percentage. */
    score: integer('score').notNull().default(0),
    doneAt: ms('done_at'),
    updatedAt: ms('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.lessonId] }),
    index('lesson_progress_course').on(t.memberId, t.courseId),
    check('lesson_progress_covered', sql`${t.covered} >= 0 and ${t.position} >= 0`),
  ],
);

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    courseId: ref('course_id').notNull(),
    lessonId: ref('lesson_id').notNull(),
    answers: list<{ key: string; value: string }>('answers'),
    score: int('score').notNull(),
    passed: flag('passed'),
    at: ms('at').notNull(),
  },
  (t) => [index('quiz_attempts_lesson').on(t.memberId, t.lessonId)],
);

/** 错题本: a question that was answered wrong, until it was answered right again. */
export const wrongAnswers = pgTable(
  'wrong_answers',
  {
    memberId: ref('member_id').notNull(),
    lessonId: ref('lesson_id').notNull(),
    key: text('key').notNull(),
    courseId: ref('course_id').notNull(),
    answer: text('answer').notNull(),
    times: integer('times').notNull().default(1),
    at: ms('at').notNull(),
    rightAt: ms('right_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.lessonId, t.key] }), index('wrong_answers_member').on(t.memberId, t.at)],
);

export interface Drill {
  lessonId: string;
  key: string;
  /** Missing while it waits for its answer. */
  isRight?: boolean;
}
/** A day on which somebody learned, and the three questions of that day. */
export const studyDays = pgTable(
  'study_days',
  {
    memberId: ref('member_id').notNull(),
    /** YYYY-MM-DD */
    day: text('day').notNull(),
    seconds: integer('seconds').notNull().default(0),
    drills: list<Drill>('drills'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] })],
);

/** What somebody wrote at a second of a lesson, or at a passage of its text. */
export const courseNotes = pgTable(
  'course_notes',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    courseId: ref('course_id').notNull(),
    lessonId: ref('lesson_id').notNull(),
    second: int('second').notNull(),
    /** The passage of a text that was marked. */
    quote: text('quote').notNull().default(''),
    text: text('text').notNull(),
    at: ms('at').notNull(),
    changedAt: ms('changed_at').notNull(),
  },
  (t) => [index('course_notes_member').on(t.memberId, t.courseId)],
);

/** Once per member and course, and kept: also when lessons are added later. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    courseId: ref('course_id').notNull(),
    /** As the course was called then. */
    title: text('title').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [uniqueIndex('certificates_member').on(t.memberId, t.courseId)],
);

export const courseReviews = pgTable(
  'course_reviews',
  {
    id: id(),
    courseId: ref('course_id').notNull(),
    memberId: ref('member_id').notNull(),
    score: int('score').notNull(),
    text: text('text').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [
    uniqueIndex('course_reviews_member').on(t.memberId, t.courseId),
    index('course_reviews_course').on(t.courseId, t.at),
    check('course_reviews_score', sql`${t.score} between 1 and 5`),
  ],
);

export type CourseOrderStatus = 'unpaid' | 'paid' | 'cancelled' | 'refunded';
export interface CourseAmounts {
  goods: number;
  memberOff: number;
  couponOff: number;
  pointsOff: number;
  payable: number;
}

export const courseOrders = pgTable(
  'course_orders',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    courseId: ref('course_id').notNull(),
    /** Who learns, where it is somebody else. */
    giftToId: ref('gift_to_id'),
    status: words<CourseOrderStatus>('status').notNull(),
    amounts: json<CourseAmounts>('amounts').notNull(),
    payable: fen('payable').notNull(),
    memberCouponId: ref('member_coupon_id'),
    pointsUsed: integer('points_used').notNull().default(0),
    createdAt: ms('created_at').notNull(),
    expireAt: ms('expire_at').notNull(),
    paidAt: ms('paid_at'),
    closedAt: ms('closed_at'),
    /** Why it was given back, in the buyer's words. */
    reason: text('reason').notNull().default(''),
    /** Deleted from the own list. */
    hidden: flag('hidden'),
  },
  (t) => [
    index('course_orders_member').on(t.memberId, t.status),
    index('course_orders_course').on(t.courseId, t.memberId),
    uniqueIndex('course_orders_open')
      .on(t.memberId, t.courseId, sql`coalesce(${t.giftToId}, 0)`)
      .where(sql`${t.status} = 'unpaid'`),
    check('course_orders_payable', sql`${t.payable} >= 0 and ${t.pointsUsed} >= 0`),
  ],
);

/** A course that a manager wants somebody to have learned by a day. */
export const courseAssignments = pgTable(
  'course_assignments',
  {
    id: id(),
    courseId: ref('course_id').notNull(),
    memberId: ref('member_id').notNull(),
    /** The employee who wants it. */
    byId: ref('by_id').notNull(),
    /** YYYY-MM-DD, the last day. */
    dueDay: text('due_day').notNull(),
    at: ms('at').notNull(),
    doneAt: ms('done_at'),
  },
  (t) => [
    uniqueIndex('course_assignments_member').on(t.memberId, t.courseId),
    index('course_assignments_course').on(t.courseId),
  ],
);
