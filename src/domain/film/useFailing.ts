/** What drops is tried again in silence, with a new address where the old one may have ended (rule 41.16); then a button asks. */
import { useEffect, useRef } from 'react';
import { useStores } from '@/core/stores';
import type { Mood } from './film';

const AGAIN_MS = 2000;
/** So long it has to play until what was tried is forgotten: one that begins and drops at once is asked for no further. */
const STEADY_MS = 5000;

interface Failing {
  setMood: (mood: Mood) => void;
  setPlaying: (on: boolean) => void;
  /** Silent tries. */
  tries: number;
  /** False: there is no new address. */
  renew?: () => Promise<boolean>;
  /** Before it is loaded again. */
  onAgain: () => void;
}

export function useFailing({ setMood, setPlaying, tries: most, renew, onAgain }: Failing) {
  const { clock } = useStores();
  const tried = useRef({ times: 0, renewed: false });
  /** When it began to play after the last failure. */
  const since = useRef<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const gone = useRef(false);
  const again = useRef(onAgain);
  again.current = onAgain;
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      clearTimeout(timer.current);
    };
  }, []);
  const forget = () => {
    since.current = undefined;
    tried.current = { times: 0, renewed: false };
  };
  const start = () => {
    if (gone.current) return;
    again.current();
    setMood('ready');
    setPlaying(true);
  };
  const drop = () => {
    if (gone.current) return;
    if (tried.current.times >= most) return setMood('failed');
    tried.current.times += 1;
    setMood('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(start, AGAIN_MS);
  };
  /** Once: an address that is new and drops at once is not the fault. */
  const startAnew = (otherwise: () => void) => {
    if (!renew || tried.current.renewed) return otherwise();
    tried.current.renewed = true;
    void renew().then((done) => (done ? start() : otherwise()));
  };
  return {
    /** Heard: it plays. */
    hear: () => {
      if (tried.current.times === 0 && !tried.current.renewed) return;
      since.current ??= clock.steady();
      if (clock.steady() - since.current >= STEADY_MS) forget();
    },
    retry: () => {
      forget();
      startAnew(start);
    },
    onFail: () => {
      since.current = undefined;
      setPlaying(false);
      startAnew(drop);
    },
  };
}
