/** What stands at the head of a course: its picture until somebody presses, then the lesson itself, whatever it is. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CourseDetail, CourseNote } from '@/contract';
import { NOT_SOLD, sells } from '@/domain/checkout/virtual';
import { later } from '@/ui/shell';
import { Cover, Still } from '../lesson/Cover';
import type { LessonProps } from '../lesson/FilmLesson';
import { Resumed } from '../lesson/Resumed';
import { BEGIN_WORDS } from '../words';
import { mayLearn } from './rows';
import type { Learning } from './useLearning';

/** Stands there while the player comes. */
const Opening = ({ view, cover }: LessonProps): ReactElement => (
  <Still picture={cover} label={`正在打开 ${view.title}`} busy onPress={() => undefined} />
);
const FilmLesson = later(() => import('../lesson/FilmLesson').then(({ FilmLesson: part }) => part), Opening);
const TextLesson = later(() => import('../lesson/TextLesson').then(({ TextLesson: part }) => part));
const QuizLesson = later(() => import('../lesson/QuizLesson').then(({ QuizLesson: part }) => part));

interface LectureProps {
  course: CourseDetail;
  learning: Learning;
  notes: readonly CourseNote[];
  onQuote: (quote: string) => void;
  /** What a locked lesson wants: 购买. */
  onJoin: () => void;
}

export function Lecture(props: LectureProps): ReactElement | null {
  const { course, learning, onJoin } = props;
  const { row, opened, busy, from, start } = learning;
  const { cover } = course.card;
  if (opened) return <Open {...props} opened={opened} />;
  if (!row) return null;
  if (row.state === 'locked')
    return mayLearn(course) ? (
      <Cover picture={cover} text="学完前面的课时，这一节就开了" act="回到正在学的" onAct={() => learning.back()} />
    ) : (
      <Cover picture={cover} {...lockedWords(course, row.title)} onAct={onJoin} />
    );
  return (
    <Still picture={cover} label={`${BEGIN_WORDS[row.kind]} ${row.title}`} busy={busy} onPress={() => start()}>
      {from > 0 && row.kind !== 'quiz' && (
        <Resumed second={from} word={learning.isAsked ? '跳到' : '上次学到'} onAnew={() => start(0)} />
      )}
    </Still>
  );
}

/** Why a lesson is locked, and what is to be done. */
function lockedWords({ join }: CourseDetail, title: string): { text: string; act?: string } {
  if (join === 'vip') return { text: `「${title}」加入课程后可看`, act: '会员免费加入' };
  return sells('course') ? { text: `「${title}」购买课程后可看`, act: '购买课程' } : { text: NOT_SOLD };
}

function Open(props: LectureProps & { opened: NonNullable<Learning['opened']> }): ReactElement {
  const { course, learning, notes, onQuote, opened } = props;
  const { view, from } = opened;
  const { next, control, pose, turn } = learning;
  const onReported: LessonProps['onReported'] = (told, position) => learning.onReported(told, position, view.id);
  const shared = { view, from, control, onReported, onNext: next };
  switch (view.kind) {
    case 'quiz':
      return (
        <QuizLesson
          key={view.id}
          view={view}
          papers={learning.papers}
          onNext={next}
          onResult={(told) => learning.onQuiz(told, view.id)}
        />
      );
    case 'text':
      return <TextLesson key={view.id} {...shared} notes={notes} onQuote={onQuote} />;
    case 'video':
    case 'audio':
      return (
        <View>
          {/* A taste that has become the whole begins anew. */}
          <FilmLesson
            key={`${view.id} ${view.previewSeconds ?? ''}`}
            {...shared}
            cover={course.card.cover}
            pose={pose}
            onTurn={turn}
          />
        </View>
      );
  }
}
