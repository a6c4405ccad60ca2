/**
 * What a film that plays tells the server: when it counts (rule 44.1), and where it is left (rule 44.3). Nothing of its place is told before it
 * really played: who leaves while it loads, or whose film does not come, loses nothing.
 */
import { useEffect, useMemo, useRef } from 'react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { createWatched, FINISHED } from '@/domain/video/counting';
import { useInterval } from '@/ui/kit/useInterval';
import type { Heard } from './coverage';
import type { Playing } from './usePlaying';
import type { Renewal } from './useRenewal';

const PLACE_MS = 10_000;

interface Counted {
  /** Of a film of ours; what has none counts nowhere. */
  id: string | undefined;
  /** Second it begins at. */
  start: number;
  /** Seconds of the film as its card says, until the device has measured it. */
  seconds: number;
  /** The piece that was asked for, and its seconds. */
  sliceId?: string;
  piece?: number;
}
export interface Counting {
  tell(kind: 'play' | 'finish' | 'share' | 'goods'): void;
  hear(heard: Heard): void;
  measure(length: number): void;
  /** Writes down where it is. */
  keep(): void;
}

export function useCounting(counted: Counted): Counting {
  const { session } = useStores();
  const first = useRef(counted);
  const { id } = counted;
  return useMemo(() => {
    const { start, seconds, sliceId, piece } = first.current;
    let [at, length] = [start, seconds];
    const watched = createWatched(() => length, piece);
    const send = (work: Promise<unknown>) => void work.catch(() => undefined);
    const tell: Counting['tell'] = (kind) => {
      if (!id || !session.hasLogin) return;
      const place = watched.counted ? { position: Math.floor(at) } : {};
      const part = kind === 'play' && sliceId ? { sliceId } : {};
      send(call('video.click', { id, kind, ...place, ...part }, { hide: true }));
    };
    return {
      tell,
      hear(heard) {
        at = heard.at;
        if (heard.kind === 'time') watched.at(at).forEach(tell);
        else watched.jump();
      },
      measure(seen) {
        if (seen > 0) length = seen;
      },
      keep() {
        if (!id || !watched.counted || !session.hasLogin) return;
        // In its last seconds it is over, also one of few seconds.
        const position = length > 0 && at >= length * FINISHED ? Math.ceil(length) : Math.floor(at);
        send(call('video.place', { id, position }, { hide: true }));
      },
    };
  }, [id, session]);
}

/** The place is written down every ten seconds of playing, and when it stops: a pause, another page, another film. */
export function useKeeping(
  { keep, measure }: Counting,
  { playing, length }: Pick<Playing, 'playing' | 'length'>,
): void {
  useEffect(() => measure(length), [length, measure]);
  useInterval(keep, playing && PLACE_MS);
  useEffect(() => (playing ? keep : undefined), [keep, playing]);
}

/** Addresses of a film from elsewhere may end without saying when: once it does not come, they are asked for anew. */
export const renewalOf = (id: string): Renewal => ({
  expiresAt: Infinity,
  renew: async () => {
    const { sources } = await call('video.alibabaVideo', { id }, { hide: true });
    return { sources, expiresAt: Infinity };
  },
});
