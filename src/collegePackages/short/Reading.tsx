/** A text lesson is learned by being looked at: nothing is drawn for it. */
import type { LessonView } from '@/contract';
import { useReading } from '@/domain/film/useCoverage';
import { useReport, type Reported } from '../lesson/useReport';

interface ReadingProps {
  lesson: LessonView;
  onReported: (told: Reported) => void;
}

export function Reading({ lesson, onReported }: ReadingProps): null {
  const { hear } = useReport(lesson, onReported);
  useReading({ length: lesson.duration, start: lesson.position, hear });
  return null;
}
