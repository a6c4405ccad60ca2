/** What a course is in a list: other areas show it, too. */
import { Count, Fen, Flag, Id, Int, OneOf, Optional, Shape, Text, Type, type Static } from '../kit';

/** 视频 · 音频 · 图文 · 测验 */
export const LESSON_KINDS = ['video', 'audio', 'text', 'quiz'] as const;
/** course: with chapters · video: one short lesson, 公开课. */
export const COURSE_KINDS = ['course', 'video'] as const;
/** 待付款 · 已开通 · 已取消 · 已退款 */
export const COURSE_ORDER_STATES = ['unpaid', 'paid', 'cancelled', 'refunded'] as const;

/** `students`: who learns it; of a short lesson who has played it. `score`: 0 while nobody has said anything. */
export const CourseCard = Shape({
  id: Id,
  kind: OneOf(COURSE_KINDS),
  title: Text,
  cover: Text,
  teacher: Text,
  lessons: Count,
  minutes: Count,
  /** Of all lessons together. */
  seconds: Count,
  price: Fen,
  marketPrice: Fen,
  vipFree: Flag,
  /** Visitors see its first half minute. */
  membersOnly: Flag,
  students: Count,
  score: Type.Number(),
  /** The viewer has the right to all of it. */
  owned: Flag,
  /** Percent, of who has begun it. */
  progress: Optional(Int),
});
export type CourseCard = Static<typeof CourseCard>;
