/** Notes at a second of a lesson, or at a passage of its text (rule 41.10): one's own, and never anybody else's. */
import type { CourseNote } from '../../../../../src/contract/college/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { badRequest, notFound, refuse } from '../../../../http/errors';
import { countNotes, deleteNote, findNote, insertNote, listNotes, updateNote } from '../repository';
import { lessonOf, openCourse } from './access';

const MOST = 500;

const clock = (second: number): string =>
  `${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}`;

type Row = Awaited<ReturnType<typeof listNotes>>[number];
const noteView = ({ note, lesson }: Row): CourseNote => ({
  id: note.id,
  courseId: note.courseId,
  lessonId: note.lessonId,
  lesson,
  second: note.second,
  quote: note.quote,
  text: note.text,
  at: note.at,
});

/** Lesson by lesson, each note with its second. */
function asText(title: string, notes: readonly CourseNote[]): string {
  const parts = [`《${title}》笔记`];
  let lesson = '';
  for (const note of notes) {
    if (note.lessonId !== lesson) parts.push('', note.lesson);
    lesson = note.lessonId;
    parts.push(`[${clock(note.second)}] ${note.quote === '' ? '' : `「${note.quote}」 `}${note.text}`);
  }
  return parts.join('\n');
}

/** Also of a course that is locked by now: what somebody wrote is theirs. */
export async function readNotes(
  tx: Tx,
  memberId: string,
  { courseId, lessonId }: RequestOf<'college.note'>,
  now: number,
): Promise<DataOf<'college.note'>> {
  const { course } = await openCourse(tx, memberId, courseId, now);
  const list = (await listNotes(tx, memberId, { courseId, lessonId }, MOST)).map(noteView);
  return { list, text: list.length === 0 ? '' : asText(course.title, list) };
}

/** 403 请先购买课程 · 404 somebody else's · 422 too many. */
export async function saveNote(
  tx: Tx,
  memberId: string,
  { id, courseId, lessonId, second, quote = '', text }: RequestOf<'college.noteSave'>,
  now: number,
): Promise<CourseNote> {
  const lesson = lessonOf(await openCourse(tx, memberId, courseId, now), lessonId);
  if (second > lesson.seconds) throw badRequest('second', '这一秒不在课时里');
  if (quote !== '' && !lesson.text.includes(quote)) throw badRequest('quote', '这段文字不在课时里');
  if (id !== undefined) {
    const known = await findNote(tx, id, true);
    if (!known || known.memberId !== memberId || known.lessonId !== lessonId) throw notFound();
    const note = await updateNote(tx, id, { second, quote, text, changedAt: now });
    return noteView({ note, lesson: lesson.title });
  }
  if ((await countNotes(tx, memberId, courseId)) >= MOST) throw refuse(`一门课最多 ${MOST} 条笔记`);
  const note = await insertNote(tx, { memberId, courseId, lessonId, second, quote, text, at: now, changedAt: now });
  return noteView({ note, lesson: lesson.title });
}

/** 404 somebody else's. */
export async function dropNote(tx: Tx, memberId: string, id: string): Promise<DataOf<'college.noteDelete'>> {
  const known = await findNote(tx, id, true);
  if (known?.memberId !== memberId) throw notFound();
  await deleteNote(tx, id);
  return { ok: true };
}
