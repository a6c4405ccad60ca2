/** Which address of a film is played: by quality, renewed before it ends; a lower quality is offered while the network is slow. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { PlayerHandle } from '@/ui/kit/Player';
import { firstQuality, type Playable } from './film';
import { useRenewal, type Renewal } from './useRenewal';

/** Waiting this long, a lower quality is offered. */
const SLOW_MS = 4000;

interface Wanted {
  renewal: Renewal | undefined;
  /** To begin with; 高清 unless told. */
  quality: string | undefined;
  /** Before another address takes the place of this one. */
  onSwap: () => void;
  playing: boolean;
  player: RefObject<PlayerHandle>;
}

export function useSource(film: Playable, { renewal, quality: first, onSwap, playing, player }: Wanted) {
  const [quality, setQuality] = useState(() => first ?? firstQuality(film.sources));
  const { slow, setSlow, onWaiting } = useSlow();
  const { sources, renew } = useRenewal(film.sources, renewal, { onSwap, playing, player });
  const at = sources.findIndex((source) => source.quality === quality);
  return {
    shown: {
      url: sources[at]?.url ?? sources[0]?.url ?? '',
      quality,
      setQuality: (next: string) => {
        setSlow(false);
        onSwap();
        setQuality(next);
      },
      /** Offered while the network is slow. */
      lower: slow ? sources[at - 1]?.quality : undefined,
    },
    renew,
    onWaiting,
  };
}

function useSlow() {
  const [slow, setSlow] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const onWaiting = useCallback((on: boolean) => {
    clearTimeout(waiting.current);
    if (on) waiting.current = setTimeout(() => setSlow(true), SLOW_MS);
    else setSlow(false);
  }, []);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return { slow, setSlow, onWaiting };
}
