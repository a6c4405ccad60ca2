/** One short lesson, its place in the address, and what is played after it: the rest of the list that is played through, or what is like it. */
import type { CourseCard, CourseDetail, LessonView } from '@/contract';
import { ApiError, call, isLine, RefusedError, TOAST_LONG } from '@/core/api';
import { replace, type QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useBlock, usePageData, useParam } from '@/ui/shell';

type Params = QueryOf<'/collegePackages/pages/college/video/detail'>;
export interface Short {
  course: CourseDetail;
  lesson: LessonView;
}

/** Taken away, or never there. */
const isGone = (error: unknown): boolean => error instanceof RefusedError && (error.code === 404 || error.code === 400);
/** What is taken away is shown with other lessons, so nothing is said of it; everything else as any page does. */
async function readShort(id: string, say: (words: string) => void): Promise<Short | 'gone' | 'course'> {
  try {
    const course = await call('college.courseView', { id }, { hide: true });
    if (course.card.kind === 'course') return 'course';
    const lessonId = course.chapters[0]?.lessons[0]?.id;
    if (lessonId === undefined) return 'gone';
    return { course, lesson: await call('college.lesson', { id, lessonId }, { hide: true }) };
  } catch (error) {
    if (isGone(error)) return 'gone';
    if (error instanceof RefusedError || (error instanceof ApiError && isLine(error))) say(error.message);
    throw error;
  }
}

/** Of twenty each: a list that is longer ends there. */
const MOST_PAGES = 5;
async function readList({ cateId, keyword, sort }: Params): Promise<CourseCard[]> {
  const asked = {
    kind: 'video' as const,
    sort: sort === 'hot' ? ('hot' as const) : ('newest' as const),
    ...(cateId && { cateId }),
    ...(keyword && { keyword }),
  };
  const rows: CourseCard[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const found = await call('college.course', { ...asked, page }, { hide: true });
    rows.push(...found.page.list);
    if (!found.page.more) break;
  }
  return rows;
}

/** `t` of the address, in seconds; nonsense is none. */
function secondOf(text: string): number | undefined {
  const second = Math.floor(Number(text));
  return Number.isFinite(second) && second > 0 ? second : undefined;
}

export function useShort(params: Params) {
  const { feedback, session } = useStores();
  const [id, setId] = useParam(params, 'id');
  const [t, setT] = useParam(params, 't');
  const isListed = params.from === 'list';
  const state = usePageData(
    async (stands) => {
      const read = await readShort(id, (words) => stands() && feedback.toast(words, TOAST_LONG));
      // A course with chapters has a page of its own.
      if (read === 'course' && stands()) await replace('/collegePackages/pages/college/course/detail', { id });
      return read;
    },
    [id, session.token],
  );
  const listed = useBlock(
    async () => (isListed ? readList(params) : []),
    JSON.stringify([isListed, params.cateId, params.keyword, params.sort]),
  );
  const short = typeof state.data === 'object' ? state.data : undefined;
  const shownId = short?.course.card.id;
  const place = listed?.findIndex((card) => card.id === shownId) ?? -1;
  return {
    state,
    short,
    after: place < 0 ? (short?.course.related ?? []) : (listed?.slice(place + 1) ?? []),
    isListed: place >= 0,
    open: (next: string) => {
      // What did not come is asked for again.
      if (next === id) return void state.reload();
      // The second is that of the one before.
      setT('');
      setId(next);
    },
    /** Of the address; undefined: where it was left. */
    second: secondOf(t),
  };
}
