import {
  Count,
  CountTab,
  Day,
  Fen,
  Flag,
  Id,
  Int,
  Json,
  Keyword,
  KV,
  List,
  Ms,
  No,
  Ok,
  OneOf,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Standing,
  Text,
  Type,
  Typed,
  type SchemasFor,
  type Static,
} from '../kit';
import { GoodsCard, MasterCard, ReviewRow } from '../catalogue/schemas';
import { MyCoupon } from '../coupon/schemas';
import { GoodsBlock } from '../home/schemas';
import { liveSchemas } from '../live/schemas';
import { MaterialRow } from '../material/schemas';
import { Amounts } from '../order/schemas';
import { PaymentView } from '../payment/schemas';
import type { collegeEndpoints } from './endpoints';
import { COURSE_KINDS, COURSE_ORDER_STATES, CourseCard, LESSON_KINDS } from './shapes';

/** [from, to) in whole seconds of the lesson. */
const Ranges = List(List(Type.Integer(), { minItems: 2, maxItems: 2 }), { maxItems: 500 });
const Second = Type.Integer({ minimum: 0, maximum: 86_400 });

/** open: can be played · locked: without the right, or before its turn. `position`: seconds. */
const LessonRow = Shape({
  id: Id,
  title: Text,
  kind: OneOf(LESSON_KINDS),
  duration: Count,
  preview: Flag,
  state: OneOf(['locked', 'open', 'done']),
  position: Count,
  percent: Int,
  /** Of a quiz: how many there are, how many pass, and the best result in percent. */
  questions: Count,
  needed: Count,
  best: Optional(Int),
});
const Due = Shape({ day: Day, by: Text, done: Flag });
/** What somebody has done who is at the end: days from the first to the last, minutes that were played, the best paper of each quiz. */
const Finished = Shape({
  days: Count,
  minutes: Count,
  notes: Count,
  right: Count,
  total: Count,
  answers: List(Shape({ question: Text, isRight: Flag, right: Text })),
  next: Optional(CourseCard),
});
const CourseDetail = Shape({
  card: CourseCard,
  intro: Text,
  chapters: List(Shape({ title: Text, lessons: List(LessonRow) })),
  /** Of a teacher with a page of their own. */
  teacher: Optional(MasterCard),
  reviews: List(ReviewRow),
  reviewCount: Count,
  enrolled: Flag,
  /** How it is had: 购买 · 免费加入 · 会员免费加入 · 已拥有. */
  join: OneOf(['buy', 'free', 'vip', 'owned']),
  lastLessonId: Optional(Id),
  certificateNo: Optional(Text),
  certificateAt: Optional(Ms),
  materials: List(MaterialRow),
  /** Lessons open one after the other; nobody seeks ahead. */
  inOrder: Flag,
  noSkip: Flag,
  canReview: Flag,
  own: Optional(Shape({ score: Int, text: Text, ...Standing.properties })),
  /** A manager wants it learned until then. */
  due: Optional(Due),
  finished: Optional(Finished),
  goods: List(GoodsCard),
  /** Of a short lesson: what comes after it, and the course it is from. */
  related: List(CourseCard),
  whole: Optional(CourseCard),
  collected: Flag,
  serverTime: Ms,
});

const Cue = Shape({ from: Count, to: Count, text: Text });
/** `label` asks; several options may be right where it says so. */
const QuizQuestion = Shape({ ...KV.properties, options: List(KV), several: Flag });
/** Addresses last until `until`; then the lesson is asked for again. */
const LessonView = Shape({
  id: Id,
  courseId: Id,
  title: Text,
  kind: OneOf(LESSON_KINDS),
  playUrl: Optional(Text),
  audioUrl: Optional(Text),
  sources: List(Shape({ quality: Text, url: Text })),
  until: Optional(Ms),
  /** A visitor is given so much of a lesson for members: file, text and words end there. 0: nothing, what others keep is not cut here. */
  previewSeconds: Optional(Count),
  text: Optional(Text),
  duration: Count,
  position: Count,
  /** What this member has played of it. */
  ranges: Ranges,
  percent: Int,
  done: Flag,
  noSkip: Flag,
  transcript: List(Cue),
  questions: Optional(List(QuizQuestion)),
  /** Of a quiz: the best result so far. */
  best: Optional(Int),
  nextId: Optional(Id),
  prevId: Optional(Id),
});

const Hit = Shape({
  courseId: Id,
  course: Text,
  lessonId: Id,
  title: Text,
  kind: OneOf(LESSON_KINDS),
  /** Of a word that is said; absent where the title has it. */
  second: Optional(Count),
  /** '' of a lesson that is locked. */
  text: Text,
  locked: Flag,
});

const CourseOrder = Shape({
  id: Id,
  no: Text,
  course: CourseCard,
  status: OneOf(COURSE_ORDER_STATES),
  payable: Fen,
  expireAt: Optional(Ms),
  /** Masked name of who learns. */
  giftTo: Optional(Text),
  createdAt: Ms,
  /** Why a paid one does not go back. */
  refundable: Flag,
  refundReason: Optional(Text),
});
const CourseOrderDetail = Shape({
  order: CourseOrder,
  amounts: Amounts,
  payment: Optional(PaymentView),
  progress: Int,
  refundable: Flag,
  refundReason: Optional(Text),
  timeline: List(KV),
  serverTime: Ms,
});
const CourseSettle = Shape({
  course: CourseCard,
  coupons: List(MyCoupon),
  /** The one that is reckoned with. */
  couponId: Optional(Id),
  /** The balance, the most that may be used here, and what is. */
  points: Count,
  pointsMax: Count,
  pointsUsed: Count,
  amounts: Amounts,
  payable: Fen,
  giftTo: Optional(Shape({ key: Text, name: Text })),
  /** Why it cannot be ordered: 已拥有该课程，去学习. */
  blocked: Optional(Text),
});

const Note = Shape({
  id: Id,
  courseId: Id,
  lessonId: Id,
  lesson: Text,
  second: Count,
  quote: Text,
  text: Text,
  at: Ms,
});
const Mistake = Shape({
  lessonId: Id,
  key: Text,
  courseId: Id,
  course: Text,
  lesson: Text,
  question: Text,
  options: List(KV),
  several: Flag,
  /** What was answered, what is right, and why: not while it is asked today. */
  answer: Optional(Text),
  right: Optional(Text),
  explain: Optional(Text),
  times: Count,
  /** Answered right again. */
  solved: Flag,
});
const Assignment = Shape({
  id: Id,
  courseId: Id,
  course: Text,
  memberId: Id,
  name: Text,
  no: Text,
  by: Text,
  dueDay: Day,
  percent: Int,
  done: Flag,
  late: Flag,
  at: Ms,
});

const OrderChoice = {
  courseId: Id,
  /** '0' = none; without it the best one. */
  couponId: Optional(Id),
  points: Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  giftTo: Optional(Typed('account', Type.String({ minLength: 1, maxLength: 20 }))),
};

export const collegeSchemas = {
  'college.index': {
    request: Shape({}),
    data: Shape({
      banners: GoodsBlock,
      live: Optional(liveSchemas['shop.live'].data.items),
      continue: Optional(CourseCard),
      /** What would be played next of it. */
      continueLesson: Optional(Shape({ id: Id, title: Text, position: Count, duration: Count })),
      courses: List(CourseCard),
      lessons: List(CourseCard),
      teachers: List(MasterCard),
      materials: List(MaterialRow),
      /** Days of this month on which the viewer learned, and how many in a row. */
      days: List(Day),
      streak: Count,
      /** Questions of today that wait. */
      drills: Count,
      assigned: List(Shape({ course: CourseCard, due: Due })),
      serverTime: Ms,
    }),
  },
  'college.course': {
    request: Shape({
      kind: Optional(OneOf(COURSE_KINDS)),
      cateId: Type.Optional(Type.String({ maxLength: 20 })),
      teacherId: Optional(Id),
      price: Optional(OneOf(['free', 'paid', 'vip'])),
      /** Courses that this own coupon may be used for. */
      couponId: Optional(Id),
      keyword: Optional(Keyword),
      sort: Optional(OneOf(['default', 'newest', 'popular', 'price', 'hot'])),
      mine: Optional(Flag),
      page: PageNo,
    }),
    data: Shape({ cates: List(CountTab), page: Page(CourseCard) }),
  },
  'college.courseView': { request: Shape({ id: Id }), data: CourseDetail },
  /** 403 请先购买课程 · 422 its turn has not come. */
  'college.lesson': { request: Shape({ id: Id, lessonId: Id }), data: LessonView, limit: 120 },
  /** `ranges`: what was played since the last report. `at`: when the phone wrote it down, for one that comes late. 422 先看完这一段. */
  'college.progress': {
    request: Shape({
      courseId: Id,
      lessonId: Id,
      position: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      duration: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      ended: Optional(Flag),
      ranges: Optional(Json(Ranges)),
      at: Optional(Ms),
    }),
    data: Shape({ lesson: Int, course: Int, certificateNo: Optional(Text), done: Flag, ranges: Ranges }),
    limit: 240,
  },
  'college.quiz': {
    request: Shape({ courseId: Id, lessonId: Id, answers: Json(List(KV, { maxItems: 50 })) }),
    data: Shape({
      score: Int,
      pass: Flag,
      right: List(Text),
      /** Of what was tried; `values` are those of the options that are right, `right` their words. */
      explains: List(Shape({ key: Text, right: Text, values: List(Text), explain: Text })),
      course: Int,
      certificateNo: Optional(Text),
    }),
    limit: 20,
  },
  'college.courseReview': {
    request: Shape({
      courseId: Id,
      score: Type.Integer({ minimum: 1, maximum: 5 }),
      text: Typed('lines', Type.String({ maxLength: 500 })),
    }),
    data: Ok,
    limit: 10,
  },
  'college.order': {
    request: Shape({ status: Optional(OneOf(COURSE_ORDER_STATES)), page: PageNo }),
    data: Page(CourseOrder),
  },
  'college.orderPreview': {
    request: Shape(OrderChoice),
    data: CourseSettle,
    limit: 60,
    // With `giftTo` it says whether somebody has an account by this mobile.
    daily: 400,
  },
  /** 409 owned already, or another price with the new lines as data · 422 nobody by this mobile. */
  'college.orderCreate': {
    request: Shape({ ...OrderChoice, payable: Fen, requestId: RequestId }),
    data: Shape({ orderId: Id, amount: Fen, enrolled: Flag }),
    reasons: ['claimed', 'priced'],
    limit: 30,
    once: true,
  },
  'college.orderView': { request: Shape({ id: Id }), data: CourseOrderDetail },
  'college.orderAct': {
    request: Shape({
      id: Id,
      action: OneOf(['cancel', 'refund', 'delete']),
      reason: Optional(Typed('lines', Type.String({ maxLength: 200 }))),
    }),
    data: CourseOrderDetail,
    limit: 30,
  },
  'college.search': {
    request: Shape({ keyword: Keyword, courseId: Optional(Id) }),
    data: Shape({ courses: List(CourseCard), list: List(Hit) }),
    limit: 60,
  },
  /** `text`: all of them as one text. */
  'college.note': {
    request: Shape({ courseId: Id, lessonId: Optional(Id) }),
    data: Shape({ list: List(Note), text: Text }),
  },
  'college.noteSave': {
    request: Shape({
      id: Optional(Id),
      courseId: Id,
      lessonId: Id,
      second: Second,
      quote: Optional(Type.String({ title: '划线', maxLength: 300 })),
      text: Typed('lines', Type.String({ title: '笔记', minLength: 1, maxLength: 1000 })),
      requestId: RequestId,
    }),
    data: Note,
    limit: 60,
    once: true,
  },
  'college.noteDelete': { request: Shape({ id: Id }), data: Ok, limit: 60 },
  'college.mistake': {
    request: Shape({ page: PageNo }),
    data: Shape({ today: List(Mistake), page: Page(Mistake), streak: Count }),
  },
  /** 404 not one of today's. */
  'college.mistakeAnswer': {
    request: Shape({
      lessonId: Id,
      key: Type.String({ title: '题目', minLength: 1, maxLength: 20 }),
      value: Type.String({ title: '答案', minLength: 1, maxLength: 60 }),
    }),
    data: Shape({ isRight: Flag, right: Text, values: List(Text), explain: Text, left: Count, streak: Count }),
    limit: 60,
  },
  /** 404 no such number. */
  'college.certificate': {
    request: Shape({ no: No({ minLength: 1, maxLength: 30 }) }),
    data: Shape({ no: Text, name: Text, title: Text, courseId: Id, day: Day }),
    limit: 30,
  },
  'college.assigned': {
    request: Shape({ courseId: Optional(Id) }),
    data: Shape({ list: List(Assignment) }),
    role: 'staff',
  },
  /** 403 who manages no store · 422 somebody who is neither an employee nor of the team. */
  'college.assign': {
    request: Shape({
      courseId: Id,
      employeeIds: Optional(Json(List(Id, { maxItems: 100 }))),
      memberIds: Optional(Json(List(Id, { maxItems: 100 }))),
      dueDay: Day,
      requestId: RequestId,
    }),
    data: Shape({ list: List(Assignment) }),
    role: 'staff',
    limit: 30,
    once: true,
  },
  'college.assignDrop': { request: Shape({ id: Id }), data: Ok, role: 'staff', limit: 30 },
} as const satisfies SchemasFor<typeof collegeEndpoints>;

export type CourseDetail = Static<typeof CourseDetail>;
export type LessonView = Static<typeof LessonView>;
export type CourseOrder = Static<typeof CourseOrder>;
export type CourseOrderDetail = Static<typeof CourseOrderDetail>;
export type CourseSettle = Static<typeof CourseSettle>;
export type CourseNote = Static<typeof Note>;
export type CourseMistake = Static<typeof Mistake>;
export type CourseAssignment = Static<typeof Assignment>;
export type CourseHit = Static<typeof Hit>;
