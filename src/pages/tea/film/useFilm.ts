/**
 * One film playing: what it is asked to do, what it says, when it counts. A play counts after three seconds, the end at 95 %; the
 * the app's music is silent meanwhile.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import type { PlayerHandle } from '@/ui/kit/Player';
import { useVisible } from '@/ui/kit/useVisible';
import { firstQuality, type Film } from './source';

export const RATES = [0.75, 1, 1.25, 1.5, 2] as const;
const COUNTS_AFTER = 3;
const FINISHED = 0.95;
/** Waiting this long, a lower quality is offered. */
const SLOW_MS = 4000;
/** blocked: the device wants a touch before there is sound. */
type Mood = 'ready' | 'blocked' | 'failed' | 'ended';

export type Playing = ReturnType<typeof useFilm>;

export function useFilm(film: Film) {
  const { music, session } = useStores();
  const visible = useVisible();
  const player = useRef<PlayerHandle>(null);
  const [playing, setPlaying] = useState(true);
  const [mood, setMood] = useState<Mood>('ready');
  const [time, setTime] = useState(film.start);
  const [length, setLength] = useState(0);
  const [rate, setRate] = useState<number>(1);
  const [quality, setQuality] = useState(() => firstQuality(film));
  const [slow, setSlow] = useState(false);
  /** Where the next address begins. */
  const [begin, setBegin] = useState(film.start);
  const latest = useRef({ time, length });
  latest.current = { time, length };
  const counted = useRef({ play: false, finish: false });
  const small = useRef(false);

  const tell = useCallback(
    (kind: 'play' | 'finish' | 'share' | 'goods') => {
      if (!film.id || !session.hasLogin) return;
      const position = Math.round(latest.current.time);
      call('video.click', { id: film.id, kind, position }, { hide: true }).catch(() => undefined);
    },
    [film.id, session],
  );

  useEffect(() => {
    music.hold(playing);
  }, [music, playing]);
  // Leaving keeps the place, gives the music back.
  useEffect(
    () => () => {
      music.hold(false);
      if (counted.current.play) tell('play');
    },
    [music, tell],
  );
  useEffect(() => {
    if (visible) small.current = false;
    else if (!small.current) setPlaying(false);
  }, [visible]);

  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const onWaiting = useCallback((on: boolean) => {
    clearTimeout(waiting.current);
    if (on) waiting.current = setTimeout(() => setSlow(true), SLOW_MS);
    else setSlow(false);
  }, []);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const onTime = (seconds: number) => {
    setTime(seconds);
    latest.current.time = seconds;
    if (!counted.current.play && seconds - film.start >= COUNTS_AFTER) {
      counted.current.play = true;
      tell('play');
    }
    if (!counted.current.finish && latest.current.length > 0 && seconds >= latest.current.length * FINISHED) {
      counted.current.finish = true;
      tell('finish');
    }
  };
  const seek = (seconds: number) => {
    setTime(seconds);
    player.current?.seek(seconds);
    if (mood === 'ended') {
      setMood('ready');
      setPlaying(true);
    }
  };
  const at = film.sources.findIndex((source) => source.quality === quality);
  const lower = film.sources[at - 1]?.quality;

  return {
    film,
    player,
    begin,
    url: film.sources[at]?.url ?? film.sources[0]?.url ?? '',
    playing,
    mood,
    time,
    length,
    rate,
    setRate,
    quality,
    setQuality: (next: string) => {
      setSlow(false);
      setBegin(latest.current.time);
      setQuality(next);
    },
    /** Offered while the network is slow. */
    lower: slow ? lower : undefined,
    seek,
    tell,
    toggle: () => {
      if (mood === 'ended') return seek(0);
      setMood('ready');
      setPlaying(!playing || mood === 'blocked');
    },
    /** Goes on small while another page is opened; pauses where the device cannot. */
    shrink: async () => {
      if (!playing) return;
      small.current = (await player.current?.small()) ?? false;
    },
    retry: () => {
      setMood('ready');
      setPlaying(true);
    },
    on: {
      onTime,
      onLength: setLength,
      onPlaying: (now: boolean) => {
        setPlaying(now);
        if (now) setMood('ready');
      },
      onWaiting,
      onEnd: () => {
        setPlaying(false);
        setMood('ended');
      },
      onBlocked: () => {
        setPlaying(false);
        setMood('blocked');
      },
      onFail: () => {
        setPlaying(false);
        setMood('failed');
      },
    },
  };
}
