/** A stream playing: three silent tries when it drops, a touch where the device wants one; the app's music is silent meanwhile. */
import { useEffect, useRef, useState } from 'react';
import { useStores } from '@/core/stores';
import type { PlayerHandle } from '@/ui/kit/Player';
import { useVisible } from '@/ui/kit/useVisible';

const TRIES = 3;
const AGAIN_MS = 2000;
/** waiting: it dropped and comes back by itself · blocked: the device wants a touch · failed: three tries were in vain. */
type Mood = 'ready' | 'waiting' | 'blocked' | 'failed';

export function useStream(endless: boolean, onOver: () => void) {
  const { music } = useStores();
  const visible = useVisible();
  const player = useRef<PlayerHandle>(null);
  const [playing, setPlaying] = useState(true);
  const [mood, setMood] = useState<Mood>('ready');
  const tries = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    music.hold(playing);
    return () => music.hold(false);
  }, [music, playing]);
  useEffect(() => {
    if (!visible) setPlaying(false);
  }, [visible]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const start = () => {
    setMood('ready');
    setPlaying(true);
  };
  return {
    player,
    playing,
    mood,
    toggle: () => (playing && mood === 'ready' ? setPlaying(false) : start()),
    reconnect: () => {
      tries.current = 0;
      start();
    },
    on: {
      onTime: () => undefined,
      onLength: () => undefined,
      onPlaying: (now: boolean) => {
        setPlaying(now);
        if (!now) return;
        tries.current = 0;
        setMood('ready');
      },
      onWaiting: () => undefined,
      onEnd: () => {
        if (!endless) return onOver();
        player.current?.seek(0);
        start();
      },
      onBlocked: () => {
        setMood('blocked');
        setPlaying(false);
      },
      onFail: () => {
        setPlaying(false);
        if (tries.current >= TRIES) return setMood('failed');
        tries.current += 1;
        setMood('waiting');
        timer.current = setTimeout(start, AGAIN_MS);
      },
    },
  };
}
