/** college.lesson: one lesson with where it is played. Of a quiz its questions, never what is right. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import type { Server } from '../../../../http/context';
import type { Lesson, ProgressRow } from '../../../offer/course/repository';
import { sizeOf, within } from '../../../offer/course/ranges';
import { tasteOf } from '../../../offer/course/rights';
import { beginningOf, lessonPercent, startOf } from '../../../offer/course/rules';
import { isDone, isLocked, lessonOf, openCourse, type Opened } from './access';
import { playing } from './media';

/** Of a lesson that nobody has begun. */
export const UNPLAYED = { position: 0, positionAt: 0, doneAt: null };

export const standingOf = ({ seconds }: Lesson, row: ProgressRow | undefined) => ({
  seconds,
  covered: sizeOf(within(row?.ranges ?? [], seconds)),
  isDone: isDone(row),
});

/** The next and the one before that are open. */
function neighbour(opened: Opened, lesson: Lesson, step: 1 | -1): string | undefined {
  const { lessons } = opened;
  const order = step === 1 ? lessons : lessons.toReversed();
  const at = order.findIndex(({ id }) => id === lesson.id);
  return order.slice(at + 1).find((one) => !isLocked(opened, one))?.id;
}

export const questionsOf = ({ questions }: Lesson) =>
  questions.map(({ key, text, options, right }) => ({
    key,
    label: text,
    value: '',
    options: options.map((option) => ({ ...option, value: option.key })),
    several: right.length > 1,
  }));

/** How far the viewer is. */
const ownPart = (lesson: Lesson, row: ProgressRow | undefined) => ({
  position: startOf(row ?? UNPLAYED, lesson.seconds),
  ranges: within(row?.ranges ?? [], lesson.seconds).map((range) => [...range]),
  percent: lessonPercent(standingOf(lesson, row)),
  done: isDone(row),
  ...(lesson.kind === 'quiz' && row !== undefined && { best: row.score }),
});

/** What is said, written or asked in it. */
const wholePart = (lesson: Lesson) => ({
  ...(lesson.text !== '' && { text: lesson.text }),
  transcript: lesson.transcript,
  ...(lesson.kind === 'quiz' && { questions: questionsOf(lesson) }),
});

/** The same of its first seconds. `plays`: there is something to hear or see of them. */
const tastePart = ({ kind, seconds, text, transcript }: Lesson, taste: number, plays: boolean) => {
  const lasts = kind === 'text' || plays ? taste : 0;
  return {
    previewSeconds: lasts,
    ...(text !== '' && { text: beginningOf(text, lasts / seconds) }),
    transcript: transcript.filter(({ from }) => from < lasts),
  };
};

export async function viewLesson(
  tx: Tx,
  memberId: string | undefined,
  { id, lessonId }: RequestOf<'college.lesson'>,
  now: number,
  { config, gateways }: Pick<Server, 'config' | 'gateways'>,
): Promise<DataOf<'college.lesson'>> {
  const opened = await openCourse(tx, memberId, id, now);
  const lesson = lessonOf(opened, lessonId);
  const { course, progress } = opened;
  const row = progress.get(lesson.id);
  const taste = tasteOf(course, lesson, memberId);
  const { sources, until } = await playing(lesson, { memberId, taste }, now, { config, video: gateways.video });
  const best = sources.at(-1)?.url;
  const [nextId, prevId] = [neighbour(opened, lesson, 1), neighbour(opened, lesson, -1)];
  return {
    id: lesson.id,
    courseId: course.id,
    title: lesson.title,
    kind: lesson.kind,
    ...(best !== undefined && (lesson.kind === 'audio' ? { audioUrl: best } : { playUrl: best })),
    sources,
    ...(until !== undefined && { until }),
    duration: lesson.seconds,
    ...ownPart(lesson, row),
    noSkip: course.isNoSkip,
    ...(taste === undefined ? wholePart(lesson) : tastePart(lesson, taste, sources.length > 0)),
    ...(nextId !== undefined && { nextId }),
    ...(prevId !== undefined && { prevId }),
  };
}
