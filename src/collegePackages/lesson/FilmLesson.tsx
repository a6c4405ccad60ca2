/** A lesson that is played, film or sound: it begins with the press that opened it, and goes on where it was left. */
import { useEffect, type MutableRefObject, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { LessonView } from '@/contract';
import { back } from '@/core/routes';
import type { Pose } from '@/domain/film/film';
import { Stage } from '@/domain/film/Stage';
import { useLogin } from '@/ui/shell';
import { Cover } from './Cover';
import { Transcript } from './Transcript';
import { useLessonFilm } from './useLessonFilm';
import type { Reported } from './useReport';
import styles from './lesson.module.scss';

/** upright: 16:9 in the page; wide: the phone lies on its side; turned: the picture does. */

/** What the page asks of the lesson that is open. */
export interface Control {
  lessonId: string;
  /** The second it is at. */
  second: () => number;
  seek: (second: number) => void;
}

export interface LessonProps {
  view: LessonView;
  /** Second to begin at. */
  from: number;
  cover: string;
  pose: Pose;
  control: MutableRefObject<Control | undefined>;
  onReported: (told: Reported, position: number) => void;
  onTurn: (on: boolean) => void;
  onNext?: (() => void) | undefined;
}

export function FilmLesson(props: LessonProps): ReactElement {
  const { view, from, cover, pose, control, onReported, onTurn, onNext } = props;
  const guard = useLogin();
  const { playing, tasted, now, jump } = useLessonFilm({ lesson: view, cover, start: from, onReported });
  useEffect(() => {
    const own: Control = { lessonId: view.id, second: now, seek: jump };
    control.current = own;
    return () => {
      if (control.current === own) control.current = undefined;
    };
  }, [control, jump, now, view.id]);
  if (tasted)
    return <Cover picture={cover} text="登录后看完整一节" act="去登录" onAct={() => guard(() => undefined)} />;
  return (
    <View className={pose === 'upright' ? styles.film : undefined}>
      <Stage
        playing={playing}
        pose={pose}
        onTurn={() => onTurn(pose !== 'turned')}
        onLeave={() => (pose === 'turned' ? onTurn(false) : void back())}
        onNext={onNext}
        resumed={from === view.position ? '上次学到' : undefined}
      />
      {pose === 'upright' && (
        <Transcript view={view} second={playing.time} onSeek={(second) => control.current?.seek(second)} />
      )}
    </View>
  );
}
