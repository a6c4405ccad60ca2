/**
 * A lesson that is played, film or sound: what is played of it is reported, its address renews itself, what may not be skipped is not, and a
 * visitor hears as much of it as a taste.
 */
import { useEffect, useRef, useState } from 'react';
import type { LessonView } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { playable, type Playable } from '@/domain/film/film';
import { usePlaying, type Playing } from '@/domain/film/usePlaying';
import { useReport, type Reported } from './useReport';

interface LessonFilm {
  lesson: LessonView;
  cover: string;
  /** Second to begin at. */
  start: number;
  onReported: (told: Reported, position: number) => void;
  /** The taste is over, at this second. */
  onTasted?: (second: number) => void;
  /** Played to its end; of a taste there is none. */
  onOver?: () => void;
}
export interface LessonPlaying {
  playing: Playing;
  /** The taste is over: nothing more is played. */
  tasted: boolean;
  /** The second it is at. */
  now: () => number;
  /** Plays from there, if that is allowed. */
  jump: (second: number) => void;
}

function filmOf(lesson: LessonView, cover: string, start: number): Playable {
  const { title, kind, sources, playUrl = '', audioUrl = playUrl, transcript } = lesson;
  return playable(title, audioUrl, cover, {
    kind: kind === 'audio' ? 'audio' : 'video',
    ...(sources.length > 0 && { sources }),
    captions: transcript,
    start,
  });
}

async function renew({ courseId, id }: LessonView) {
  const { sources, until = Infinity } = await call('college.lesson', { id: courseId, lessonId: id }, { hide: true });
  return { sources, expiresAt: until };
}

export function useLessonFilm({ lesson, cover, start, onReported, onTasted, onOver }: LessonFilm): LessonPlaying {
  const { session } = useStores();
  // The same as long as it plays: what was told of it meanwhile does not begin it anew.
  const [film] = useState(() => filmOf(lesson, cover, start));
  const [signed] = useState(lesson);
  const coverage = useReport(lesson, onReported);
  const taste = session.hasLogin ? undefined : lesson.previewSeconds;
  // Of what cannot be cut a visitor has nothing.
  const [tasted, setTasted] = useState(taste === 0);
  const playing = usePlaying(film, {
    tries: 2,
    ...(lesson.noSkip && !lesson.done && session.hasLogin && { reach: coverage.reach }),
    ...(signed.until !== undefined && { renewal: { expiresAt: signed.until, renew: () => renew(signed) } }),
    hear: (heard) => {
      coverage.hear(heard);
      // The file may end a breath before that.
      if (taste === undefined || tasted || (heard.kind !== 'ended' && heard.at < taste)) return;
      setTasted(true);
      onTasted?.(taste);
    },
    ...(onOver && taste === undefined && { onOver }),
  });
  const latest = useRef(playing);
  latest.current = playing;
  useEffect(() => {
    if (tasted && latest.current.playing) latest.current.toggle();
  }, [tasted]);
  const ways = useRef({
    now: () => Math.floor(latest.current.time),
    jump: (second: number) => {
      if (latest.current.seek(second)) latest.current.play();
    },
  });
  return { playing, tasted, ...ways.current };
}
