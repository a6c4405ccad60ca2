/**
 * What is played of a lesson goes to the server (rules 41.1 to 41.3): ranges every ten seconds, at a pause and when the page goes out of
 * sight. A visitor's goes nowhere.
 */
import type { DataOf, LessonView } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import type { Span } from '@/domain/film/coverage';
import type { Report } from '@/domain/film/progress';
import { useCoverage, useFarewell, type Coverage } from '@/domain/film/useCoverage';

export type Reported = DataOf<'college.progress'>;

export function useReport(view: LessonView, onReported: (told: Reported, position: number) => void): Coverage {
  const { session } = useStores();
  const farewell = useFarewell();
  const { id: lessonId, courseId, duration, ranges } = view;
  const paramsOf = ({ spans, position, at }: Report) => ({
    courseId,
    lessonId,
    position: Math.min(duration, position),
    duration,
    ranges: spans.map(([from, to]) => [from, to]),
    at,
  });
  return useCoverage({
    name: session.hasLogin ? `lesson:${lessonId}` : undefined,
    covered: ranges as unknown as readonly Span[],
    send: async (report) => {
      const params = paramsOf(report);
      onReported(await call('college.progress', params, { hide: true }), params.position);
    },
    farewell: (report) => farewell('college.progress', paramsOf(report)),
  });
}
