/**
 * Addresses that last some minutes only (rule 41.16): a new one is asked for before the old one ends, so that a film that plays goes on where it is. What is on
 * the device to its end needs none; after a pause that was too long the failure asks.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStores } from '@/core/stores';
import type { PlayerHandle } from '@/ui/kit/Player';
import type { Source } from './film';

/** Before the end of an address, or a fourth of what a new one lasts. */
const LEAD_MS = 60_000;
const AGAIN_MS = 5000;
/** Without an answer; after that the failure of the old address asks. */
const MOST_TRIES = 12;

export interface Signed {
  sources: readonly Source[];
  /** Epoch ms of the server; Infinity where it does not end. */
  expiresAt: number;
}
export interface Renewal {
  expiresAt: number;
  renew(): Promise<Signed>;
}
interface Asked {
  /** Before the new address takes the place of the old one. */
  onSwap: () => void;
  playing: boolean;
  player: RefObject<PlayerHandle>;
}

export function useRenewal(sources: readonly Source[], renewal: Renewal | undefined, asked: Asked) {
  const { clock } = useStores();
  const { playing, player } = asked;
  const [fresh, setFresh] = useState<Signed & { of: readonly Source[]; at: number }>();
  const [tries, setTries] = useState(0);
  const flight = useRef<Promise<boolean>>();
  const latest = useRef({ sources, renewal, onSwap: asked.onSwap });
  latest.current = { sources, renewal, onSwap: asked.onSwap };
  const current = fresh?.of === sources ? fresh : undefined;
  const expiresAt = current?.expiresAt ?? renewal?.expiresAt;
  const renewedAt = current?.at;

  const renew = useRef(async (): Promise<boolean> => {
    const { renewal: by, sources: of } = latest.current;
    if (!by) return false;
    flight.current ??= by
      .renew()
      .then(
        (signed) => {
          // Another film has taken its place.
          if (latest.current.sources !== of) return false;
          latest.current.onSwap();
          setFresh({ ...signed, of, at: clock.now() });
          return true;
        },
        () => false,
      )
      .finally(() => (flight.current = undefined));
    return flight.current;
  }).current;

  useEffect(() => {
    if (!playing || expiresAt === undefined || expiresAt === Infinity || tries >= MOST_TRIES) return undefined;
    const now = clock.now();
    const lead = renewedAt === undefined ? LEAD_MS : Math.min(LEAD_MS, Math.max(0, expiresAt - renewedAt) / 4);
    // One that ends as it comes is not asked for without a breath.
    const soonest = Math.max(tries > 0 ? AGAIN_MS : 0, renewedAt === undefined ? 0 : renewedAt + AGAIN_MS - now);
    return clock.later(Math.max(soonest, expiresAt - lead - now), () => {
      if (player.current?.hasRest()) return;
      void renew().then((done) => setTries(done ? 0 : (count) => count + 1));
    });
  }, [clock, expiresAt, player, playing, renew, renewedAt, tries]);
  return { sources: current?.sources ?? sources, renew };
}
