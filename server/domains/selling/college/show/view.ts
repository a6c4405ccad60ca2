/** college.courseView: a course with its lessons as they stand for the viewer, what others say of it, and how it is had. */
import type { CourseDetail } from '../../../../../src/contract/college/schemas';
import type { Tx } from '../../../../db/client';
import type { Setup } from '../../../../http/context';
import { loadCards } from '../../../offer/catalogue/cards';
import { presentMaster } from '../../../offer/catalogue/masterCard';
import { courseCard } from '../../../offer/course/presenter';
import { findCourseRow, listAfter, type Lesson } from '../../../offer/course/repository';
import { owns } from '../../../offer/course/rights';
import { lessonPercent, PASS, REVIEW_FROM, startOf } from '../../../offer/course/rules';
import { standingAll, wantedText, wishOf } from '../../../people/contentCheck/wishes';
import { loadBriefs } from '../../../people/member/presenter';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import { dueOf } from '../assign/repository';
import { isDone, isLocked, mayLearnAll, openCourse, type Opened } from '../learn/access';
import { standingOf, UNPLAYED } from '../learn/lesson';
import { findCertificate, findReview, findTeacher, isCollected, listReviews, type CourseReview } from '../repository';
import { finishedOf } from './finished';
import { materialsOf } from './materials';

const REVIEWS = 20;
const RELATED = 6;

type Chapter = CourseDetail['chapters'][number];

function lessonRow(opened: Opened, lesson: Lesson): Chapter['lessons'][number] {
  const row = opened.progress.get(lesson.id);
  const done = isDone(row);
  return {
    id: lesson.id,
    title: lesson.title,
    kind: lesson.kind,
    duration: lesson.seconds,
    preview: lesson.isPreview,
    state: isLocked(opened, lesson) ? 'locked' : done ? 'done' : 'open',
    position: startOf(row ?? UNPLAYED, lesson.seconds),
    percent: lessonPercent(standingOf(lesson, row)),
    questions: lesson.questions.length,
    needed: Math.ceil((lesson.questions.length * PASS) / 100),
    ...(lesson.kind === 'quiz' && row && { best: row.score }),
  };
}

/** Lessons of one chapter stand together. */
function chaptersOf(opened: Opened): Chapter[] {
  const chapters: Chapter[] = [];
  for (const lesson of opened.lessons) {
    const last = chapters.at(-1);
    if (last?.title === lesson.chapter) last.lessons.push(lessonRow(opened, lesson));
    else chapters.push({ title: lesson.chapter, lessons: [lessonRow(opened, lesson)] });
  }
  return chapters;
}

function joinOf({ course, own, hasCard }: Opened): CourseDetail['join'] {
  if (owns(own, hasCard)) return 'owned';
  if (course.price === 0) return 'free';
  return course.isVipFree && hasCard ? 'vip' : 'buy';
}

/** What others say of it. */
async function reviewsOf(tx: Tx, id: string): Promise<CourseDetail['reviews']> {
  const rows = await listReviews(tx, id, REVIEWS);
  const people = await loadBriefs(
    tx,
    rows.map((row) => row.memberId),
  );
  return rows.flatMap(({ id: reviewId, memberId: by, score, text, at }) => {
    const user = people.get(by);
    return user ? [{ id: reviewId, user, score, tags: [], text, photos: [], sku: '', at }] : [];
  });
}

async function ownReview(tx: Tx, { id, score, text }: CourseReview): Promise<CourseDetail['own']> {
  const wished = await wishOf(tx, 'courseReview', id);
  return { score, text: wantedText(wished, text), ...standingAll([wished]) };
}

/** How far the viewer is with it. */
async function ownPart(tx: Tx, memberId: string | undefined, opened: Opened) {
  const { course, own, hasCard } = opened;
  const certificate = await findCertificate(tx, memberId, course.id);
  const mine = await findReview(tx, memberId, course.id);
  const due = await dueOf(tx, memberId, course.id);
  // What was right in its quizzes is told there.
  const finished = memberId !== undefined && mayLearnAll(opened) ? await finishedOf(tx, memberId, opened) : undefined;
  return {
    enrolled: owns(own, hasCard),
    join: joinOf(opened),
    ...(own?.lastLessonId != null && { lastLessonId: own.lastLessonId }),
    ...(certificate && { certificateNo: certificate.no, certificateAt: certificate.at }),
    canReview: (own?.percent ?? 0) >= REVIEW_FROM,
    ...(mine && { own: await ownReview(tx, mine) }),
    ...(due && { due }),
    ...(finished && { finished }),
    collected: await isCollected(tx, memberId, course.id),
  };
}

export async function viewCourse(
  tx: Tx,
  memberId: string | undefined,
  id: string,
  now: number,
  server: Setup,
): Promise<CourseDetail> {
  const opened = await openCourse(tx, memberId, id, now);
  const { course, hasCard } = opened;
  const found = await findCourseRow(tx, memberId, id);
  if (!found) throw new Error(`course ${id} is gone`);
  const teacher = await findTeacher(tx, memberId, course.masterId);
  const viewer = await loadPriceViewer(tx, memberId, now);
  const related = course.kind === 'video' ? await listAfter(tx, memberId, course, RELATED) : [];
  const whole = course.partOfId === null ? undefined : await findCourseRow(tx, memberId, course.partOfId);
  return {
    ...(await ownPart(tx, memberId, opened)),
    card: courseCard(found, hasCard),
    intro: course.intro,
    chapters: chaptersOf(opened),
    ...(teacher && { teacher: presentMaster(teacher, teacher.collected) }),
    reviews: await reviewsOf(tx, id),
    reviewCount: course.reviewCount,
    materials: await materialsOf(tx, memberId, { courseId: id }, now, server),
    inOrder: course.isInOrder,
    noSkip: course.isNoSkip,
    goods: await loadCards(tx, course.goodsIds, viewer, now),
    related: related.map((row) => courseCard(row, hasCard)),
    ...(whole?.course.status === 'on' && { whole: courseCard(whole, hasCard) }),
    serverTime: now,
  };
}
