/**
 * A short lesson playing: film or sound, with its captions, from where it was left. What is played is reported for members; a visitor sees half a
 * minute of a lesson that is for members.
 */
import { useEffect, useRef, type MutableRefObject, type ReactElement } from 'react';
import { resumeAt, type Pose } from '@/domain/film/film';
import { Stage } from '@/domain/film/Stage';
import { useLogin } from '@/ui/shell';
import { Cover } from '../lesson/Cover';
import { useLessonFilm } from '../lesson/useLessonFilm';
import type { Reported } from '../lesson/useReport';
import type { Short } from './useShort';

/** What the page asks of the lesson that plays. */
export interface Control {
  jump: (second: number) => void;
}

export interface FilmProps {
  short: Short;
  /** Second to begin at; where it was left unless told. */
  second: number | undefined;
  pose: Pose;
  control: MutableRefObject<Control | undefined>;
  onTurn: (on: boolean) => void;
  onLeave: () => void;
  onNext?: () => void;
  onOver: () => void;
  /** The sentence that is said now, by its place; -1 between two. */
  onSaid: (place: number) => void;
  onReported: (told: Reported) => void;
  /** The half minute of a visitor is over, at this second. */
  onTasted: (second: number) => void;
}

export function Film(props: FilmProps): ReactElement {
  const { short, second, pose, control, onTurn, onLeave, onNext, onOver, onSaid, onReported, onTasted } = props;
  const { lesson, course } = short;
  const guard = useLogin();
  const { playing, tasted, jump } = useLessonFilm({
    lesson,
    cover: course.card.cover,
    start: second ?? resumeAt(lesson.position, lesson.duration),
    onReported,
    onTasted,
    onOver,
  });
  const turn = useRef(onTurn);
  turn.current = onTurn;
  const logIn = () => guard(() => undefined);
  const over = useRef<(() => void) | undefined>(undefined);
  over.current = tasted ? logIn : undefined;
  useEffect(() => {
    if (tasted) turn.current(false);
  }, [tasted]);
  useEffect(() => {
    const own: Control = { jump: (to) => (over.current ?? (() => jump(to)))() };
    control.current = own;
    return () => {
      if (control.current === own) control.current = undefined;
    };
  }, [control, jump]);

  const said = lesson.transcript.findIndex(({ from, to }) => from <= playing.time && playing.time < to);
  const tell = useRef(onSaid);
  tell.current = onSaid;
  useEffect(() => tell.current(said), [said]);

  if (tasted) return <Cover picture={course.card.cover} text="登录后看完整一节" act="去登录" onAct={logIn} />;
  return (
    <Stage
      playing={playing}
      pose={pose}
      onTurn={() => onTurn(pose !== 'turned')}
      onLeave={onLeave}
      onNext={onNext}
      resumed={second === undefined ? '上次学到' : undefined}
    />
  );
}
