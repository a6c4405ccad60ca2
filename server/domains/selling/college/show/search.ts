/** college.search (rule 41.10): courses by name, lessons by name, and the words that are said in them, to the second. */
import type { CourseHit } from '../../../../../src/contract/college/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { courseCard, hasCardOf } from '../../../offer/course/presenter';
import { listSaid, loadEnrolments, pageOfCourses } from '../../../offer/course/repository';
import { mayOpen, tasteOf } from '../../../offer/course/rights';
import { openCourse } from '../learn/access';

const [COURSES, LESSONS, HITS] = [6, 40, 60];

/** Inside a course also of one that is sold no more, for who has it; 404 for everybody else. */
export async function searchCollege(
  tx: Tx,
  memberId: string | undefined,
  { keyword, courseId }: RequestOf<'college.search'>,
  now: number,
): Promise<DataOf<'college.search'>> {
  const word = keyword.trim();
  if (word === '') return { courses: [], list: [] };
  if (courseId !== undefined) await openCourse(tx, memberId, courseId, now);
  const hasCard = await hasCardOf(tx, memberId, now);
  const named =
    courseId === undefined
      ? await pageOfCourses(tx, memberId, { kind: 'course', keyword: word }, { limit: COURSES })
      : [];
  const said = await listSaid(tx, { keyword: word, courseId, limit: LESSONS });
  const owned = await loadEnrolments(
    tx,
    memberId,
    said.map((row) => row.course.id),
  );
  const has = (text: string) => text.toLowerCase().includes(word.toLowerCase());
  const list = said.flatMap(({ lesson, course: of }): CourseHit[] => {
    const locked = !mayOpen(of, lesson, owned.get(of.id), hasCard);
    const hit = {
      courseId: of.id,
      course: of.title,
      lessonId: lesson.id,
      title: lesson.title,
      kind: lesson.kind,
      locked,
    };
    const heard = tasteOf(of, lesson, memberId) ?? Infinity;
    const spoken = lesson.transcript.filter(({ text }) => has(text));
    return [
      ...(has(lesson.title) ? [{ ...hit, text: lesson.title }] : []),
      ...spoken.map(({ from, text }) => ({ ...hit, second: from, text: locked || from >= heard ? '' : text })),
    ];
  });
  return { courses: named.map((row) => courseCard(row, hasCard)), list: list.slice(0, HITS) };
}
