/**
 * Learning one course: which lesson is chosen, which one is open and from which second, and how the course stands after each report. A lesson
 * is asked for by a press, so that nothing of a player comes before.
 */
import { useEffect, useRef, useState } from 'react';
import type { CourseDetail, LessonView } from '@/contract';
import { call } from '@/core/api';
import type { QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { resumeAt } from '@/domain/film/film';
import { useWholeScreen, useWide } from '@/domain/film/useWide';
import { scrollToTop, useParam, type Loadable } from '@/ui/shell';
import type { Control } from '../lesson/FilmLesson';
import type { Pose } from '@/domain/film/film';
import type { Papers, QuizResult } from '../lesson/QuizLesson';
import type { Reported } from '../lesson/useReport';
import type { LessonRow } from '../words';
import { mayLearn, nextRow, rowsOf, withProgress } from './rows';

type Params = QueryOf<'/collegePackages/pages/college/course/detail'>;

interface Opened {
  view: LessonView;
  from: number;
}
export type Learning = ReturnType<typeof useLearning>;

/** `t` of the address; nonsense is where it was left. */
function secondOf(text: string | undefined): number | undefined {
  const second = Number(text);
  return text && Number.isFinite(second) && second >= 0 ? Math.floor(second) : undefined;
}

/** How the course stands after a lesson was reported; what that opens is asked of the server. */
function useStanding(state: Loadable<CourseDetail>) {
  const { feedback } = useStores();
  const latest = useRef(state);
  latest.current = state;
  return {
    latest,
    stand: (lessonId: string, told: Omit<Reported, 'ranges'>, position: number) => {
      const { data: course, set, reload } = latest.current;
      if (!course) return;
      const was = rowsOf(course).find(({ id }) => id === lessonId);
      const isNew = told.certificateNo !== undefined && course.certificateNo === undefined;
      set(withProgress(course, lessonId, told, position));
      if (isNew) feedback.toast('全部学完，证书生成了');
      // Who plays something free has joined it; what is done opens the next one.
      const isJoining = !course.enrolled && course.card.price === 0;
      if (isNew || isJoining || (told.done && was?.state !== 'done')) void reload();
    },
  };
}

/** The lesson that is open. The last press counts: somebody looks for one and taps through several. */
function useOpening(courseId: () => string, onRefused: () => unknown) {
  const { session, feedback } = useStores();
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState(false);
  const presses = useRef(0);
  const close = () => {
    presses.current += 1;
    setOpened(undefined);
    setBusy(false);
  };
  // What a visitor saw of a lesson is not what a member may see.
  useEffect(() => setOpened(undefined), [session.hasLogin]);
  const begin = async (lessonId: string, from?: number) => {
    // What the one before has played is reported as it goes.
    close();
    const mine = presses.current;
    setBusy(true);
    try {
      const view = await call('college.lesson', { id: courseId(), lessonId });
      if (mine === presses.current) setOpened({ view, from: from ?? resumeAt(view.position, view.duration) });
    } catch (error) {
      if (mine !== presses.current) return;
      feedback.report(error);
      onRefused();
    } finally {
      if (mine === presses.current) setBusy(false);
    }
  };
  return { opened, busy, begin, close };
}

/** What is played may lie on its side; what is read does not. */
function usePose(opened: Opened | undefined): { pose: Pose; turn: (on: boolean) => void } {
  const wide = useWide();
  const [turned, turn] = useState(false);
  const kind = opened?.view.kind;
  const lies = wide ? 'wide' : turned ? 'turned' : 'upright';
  const pose = kind === 'video' || kind === 'audio' ? lies : 'upright';
  useWholeScreen(pose === 'wide');
  return { pose, turn };
}

/** The next one, when it is open: as the server said with the lesson, or as the course stands since. */
function afterwards(rows: readonly LessonRow[], row: LessonRow | undefined, opened: Opened | undefined) {
  const id = opened?.view.nextId ?? rows[rows.findIndex((one) => one.id === row?.id) + 1]?.id;
  return rows.find((one) => one.id === id && one.state !== 'locked');
}

export function useLearning(state: Loadable<CourseDetail>, params: Params) {
  const { feedback } = useStores();
  const [chosenId, setChosen] = useParam(params, 'lessonId');
  const control = useRef<Control>();
  const papers: Papers = useRef({});
  const { latest, stand } = useStanding(state);
  // Given back, or its turn has not come: the course says how it stands.
  const opening = useOpening(
    () => latest.current.data?.card.id ?? '',
    () => latest.current.reload(),
  );
  const { opened, busy } = opening;
  const { pose, turn } = usePose(opened);
  /** A second of the address, for the lesson that it names. */
  const asked = useRef(secondOf(params.t));
  const course = state.data;
  const rows = course ? rowsOf(course) : [];
  const row = rows.find(({ id }) => id === chosenId) ?? (course && nextRow(course));
  const take = (one: LessonRow, from?: number) => {
    asked.current = undefined;
    if (one.state === 'locked' && course && mayLearn(course)) return feedback.toast('学完前面的课时，这一节就开了');
    setChosen(one.id);
    scrollToTop();
    if (one.state === 'locked') opening.close();
    else void opening.begin(one.id, from);
  };
  const jump = (lessonId: string, second: number) => {
    if (control.current?.lessonId === lessonId) return control.current.seek(second);
    const one = rows.find(({ id }) => id === lessonId);
    if (one) take(one, second);
  };
  const next = afterwards(rows, row, opened);
  return {
    rows,
    row,
    /** By a press, or by the address: not the one that comes next by itself. */
    isChosen: chosenId !== '',
    opened,
    busy,
    pose,
    turn,
    control,
    papers,
    /** The address names the second. */
    isAsked: asked.current !== undefined,
    /** Where the chosen one begins: that second, else where it was left. */
    from: asked.current ?? (row ? resumeAt(row.position, row.duration) : 0),
    /** The chosen lesson. */
    start: (from?: number) => row && take(row, from ?? asked.current),
    take,
    jump,
    /** The one that is learned now, in the place of a locked one. */
    back: () => setChosen(''),
    next: next && (() => take(next)),
    onReported: (told: Reported, position: number, lessonId: string) => stand(lessonId, told, position),
    onQuiz: ({ course: percent, pass: done, certificateNo }: QuizResult, lessonId: string) => {
      const told = { lesson: done ? 100 : 0, course: percent, done, ...(certificateNo && { certificateNo }) };
      stand(lessonId, told, 0);
    },
  };
}
