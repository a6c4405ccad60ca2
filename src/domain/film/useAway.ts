/**
 * What a film does when nobody looks: it stops under another page, unless it goes on in a small window; what may not be skipped stops behind
 * another app, too, for seconds that nobody sees do not count; the app's music is silent while it plays.
 */
import { useEffect, useRef, useState } from 'react';
import { socket } from '@/core/platform/socket';
import { useStores } from '@/core/stores';
import { useVisible } from '@/ui/kit/useVisible';

interface Away {
  playing: boolean;
  /** Playing, and allowed to sound. */
  sounds: boolean;
  setPlaying: (on: boolean) => void;
  /** What another page has stopped goes on when this one is on top again. */
  comesBack: boolean;
  mustBeSeen: boolean;
}

/** True while it goes on in a small window. */
export function useAway({ playing, sounds, setPlaying, comesBack, mustBeSeen }: Away) {
  const { music } = useStores();
  const visible = useVisible();
  const small = useRef(false);
  useEffect(() => {
    if (!sounds) return undefined;
    music.hold(true);
    return () => music.hold(false);
  }, [music, sounds]);
  const latest = useRef(playing);
  latest.current = playing;
  const stopped = useRef(false);
  useEffect(() => {
    if (visible) {
      if (stopped.current) setPlaying(true);
      small.current = false;
      stopped.current = false;
      return;
    }
    if (small.current) return;
    stopped.current = comesBack && latest.current;
    setPlaying(false);
  }, [comesBack, setPlaying, visible]);
  useEffect(() => {
    if (!mustBeSeen) return undefined;
    return socket.watchFront((front) => !front && setPlaying(false));
  }, [mustBeSeen, setPlaying]);
  return small;
}

/** Nothing was heard of a running stream for so long: what the device has of it is past, and the next pieces may be gone. */
const STALE_MS = 15_000;

/** A stream that goes on is opened anew after a sleep or a long pause, and is now again: `round` counts how often. */
export function useFresh(endless: boolean, playing: boolean): { round: number; hear: () => void } {
  const { clock } = useStores();
  const [round, setRound] = useState(0);
  const heard = useRef(clock.now());
  useEffect(() => {
    if (!endless || !playing) return undefined;
    const look = () => {
      if (clock.now() - heard.current < STALE_MS) return;
      heard.current = clock.now();
      setRound((count) => count + 1);
    };
    look();
    return socket.watchFront((front) => front && look());
  }, [clock, endless, playing]);
  return { round, hear: () => (heard.current = clock.now()) };
}
