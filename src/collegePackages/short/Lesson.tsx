/** A short lesson: its player comes with the first press; below it what it says, and what comes next. */
import { useRef, useState, type MutableRefObject, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { back } from '@/core/routes';
import { later } from '@/ui/shell';
import { Still } from '../lesson/Cover';
import { BEGIN_WORDS } from '../words';
import { useAutoplay } from './autoplay';
import type { Control, FilmProps } from './Film';
import { Next } from './Next';
import { ShortBody } from './ShortBody';
import { Transcript } from './Transcript';
import type { Short, useShort } from './useShort';

const Waits = ({ short }: Pick<FilmProps, 'short'>) => (
  <Still picture={short.course.card.cover} label="播放器打开中" busy onPress={() => undefined} />
);
const Film = later(() => import('./Film').then(({ Film: part }) => part), Waits);
const Reading = later(() => import('./Reading').then(({ Reading: part }) => part));

interface LessonProps {
  short: Short;
  shown: ReturnType<typeof useShort>;
  begun: boolean;
  pose: FilmProps['pose'];
  left: MutableRefObject<{ id: string; second: number } | undefined>;
  onBegin: () => void;
  onTurn: (on: boolean) => void;
  onOpen: (id: string) => void;
}

export function Lesson(props: LessonProps): ReactElement {
  const { short, shown, begun, pose, left, onBegin, onTurn, onOpen } = props;
  const { lesson, course } = short;
  const [autoplay, setAutoplay] = useAutoplay();
  const [seen, setSeen] = useState(lesson.done);
  const [said, setSaid] = useState(-1);
  const [from, setFrom] = useState(() =>
    lesson.previewSeconds === undefined && left.current?.id === lesson.id ? left.current.second : shown.second,
  );
  const control = useRef<Control>();
  const next = shown.after[0]?.id;
  const jump = (second: number) => {
    if (control.current) return control.current.jump(second);
    setFrom(second);
    onBegin();
  };
  const told = ({ done }: { done: boolean }) => setSeen((was) => was || done);
  const isText = lesson.kind === 'text';
  return (
    <View>
      {isText ? (
        <Reading lesson={lesson} onReported={told} />
      ) : begun ? (
        <Film
          short={short}
          second={from}
          pose={pose}
          control={control}
          onTurn={onTurn}
          onLeave={() => (pose === 'turned' ? onTurn(false) : void back())}
          onNext={next === undefined ? undefined : () => onOpen(next)}
          onOver={() => autoplay && next !== undefined && onOpen(next)}
          onSaid={setSaid}
          onReported={told}
          onTasted={(second) => (left.current = { id: lesson.id, second })}
        />
      ) : (
        <Still
          picture={course.card.cover}
          label={`${BEGIN_WORDS[lesson.kind]} ${course.card.title}`}
          busy={false}
          onPress={onBegin}
        />
      )}
      {pose === 'upright' && (
        <ShortBody
          short={short}
          seen={seen || course.card.progress === 100}
          transcript={isText ? null : <Transcript lesson={lesson} said={said} onJump={jump} />}
          next={
            <Next
              cards={shown.after}
              isListed={shown.isListed}
              autoplay={autoplay}
              onAutoplay={setAutoplay}
              onOpen={onOpen}
            />
          }
        />
      )}
    </View>
  );
}
