/** college.index: what the college begins with; blocks without content are left out. */
import type { DataOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { Server } from '../../../../http/context';
import { presentMaster } from '../../../offer/catalogue/masterCard';
import { courseCard, hasCardOf } from '../../../offer/course/presenter';
import { listBegun, pageOfCourses, type CourseRow } from '../../../offer/course/repository';
import { owns } from '../../../offer/course/rights';
import { startOf } from '../../../offer/course/rules';
import { listLive } from '../../../offer/live/list';
import { listDue } from '../assign/repository';
import { isDone, isLocked, openCourse } from '../learn/access';
import { readDays } from '../learn/days';
import { UNPLAYED } from '../learn/lesson';
import { countDrills } from '../learn/mistakes';
import { listTeachers } from '../repository';
import { materialsOf } from './materials';

const [COURSES, LESSONS, TEACHERS, MATERIALS, BANNERS] = [6, 8, 8, 4, 3];
const PAGE = '/collegePackages/pages/college/course/detail';

/** What would be played: where it was left, or the first that is not done after it. */
async function nextOf(tx: Tx, memberId: string, { course, own }: CourseRow, now: number) {
  const opened = await openCourse(tx, memberId, course.id, now);
  const { lessons, progress } = opened;
  const at = Math.max(
    0,
    lessons.findIndex(({ id }) => id === own?.lastLessonId),
  );
  const order = [...lessons.slice(at), ...lessons.slice(0, at)];
  const lesson = order.find((one) => !isDone(progress.get(one.id)) && !isLocked(opened, one));
  if (!lesson) return undefined;
  const position = startOf(progress.get(lesson.id) ?? UNPLAYED, lesson.seconds);
  return { id: lesson.id, title: lesson.title, position, duration: lesson.seconds };
}

const BEGUN = 20;
/** The latest that may still be learned: what came with an annual card that has run out waits for the next one. */
const goesOn = async (tx: Tx, memberId: string, hasCard: boolean): Promise<CourseRow | undefined> =>
  (await listBegun(tx, memberId, BEGUN)).find(({ own }) => owns(own, hasCard));

export async function collegeHome(
  tx: Tx,
  memberId: string | undefined,
  now: number,
  server: Pick<Server, 'config' | 'kinds' | 'realtime'>,
): Promise<DataOf<'college.index'>> {
  const hasCard = await hasCardOf(tx, memberId, now);
  const cardOf = (row: CourseRow) => courseCard(row, hasCard);
  const best = await pageOfCourses(tx, memberId, { kind: 'course' }, { limit: COURSES });
  const short = await pageOfCourses(tx, memberId, { kind: 'video' }, { sort: 'newest', limit: LESSONS });
  const begun = memberId === undefined ? undefined : await goesOn(tx, memberId, hasCard);
  const next = memberId !== undefined && begun ? await nextOf(tx, memberId, begun, now) : undefined;
  const days = memberId === undefined ? { month: [], streak: 0 } : await readDays(tx, memberId, now);
  const [live] = await listLive(tx, memberId, { limit: 1 }, now, server);
  const due = memberId === undefined ? [] : await listDue(tx, memberId);
  const teachers = await listTeachers(tx, memberId, TEACHERS);
  return {
    banners: {
      kind: 'banner',
      items: best.slice(0, BANNERS).map(({ course: { id, title, teacher, cover } }) => ({
        ...{ key: id, label: title, value: teacher, image: cover, link: `${PAGE}?id=${id}` },
      })),
    },
    ...(live && { live }),
    ...(begun && { continue: cardOf(begun) }),
    ...(next && { continueLesson: next }),
    courses: best.map(cardOf),
    lessons: short.map(cardOf),
    teachers: teachers.map((row) => presentMaster(row, row.collected)),
    materials: await materialsOf(tx, memberId, { limit: MATERIALS }, now, server),
    days: days.month,
    streak: days.streak,
    drills: memberId === undefined ? 0 : await countDrills(tx, memberId, now),
    assigned: due.flatMap(({ row, due: one }) => (row ? [{ course: cardOf(row), due: one }] : [])),
    serverTime: now,
  };
}
