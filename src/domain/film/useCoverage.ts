/** What is really played of one film, for `hear` and `reach` of `usePlaying`: recorded, reported, kept until it is answered (rule C1). */
import { useEffect, useMemo, useRef, useState } from 'react';
import { endpoints, type Endpoint, type EndpointName } from '@/contract';
import { RefusedError, type CallParams } from '@/core/api';
import { buildBody, buildUrl, type Params } from '@/core/api/url';
import { beacon } from '@/core/platform/beacon';
import { socket } from '@/core/platform/socket';
import { useStores } from '@/core/stores';
import { useVisible } from '@/ui/kit/useVisible';
import { useInterval } from '@/ui/kit/useInterval';
import { createRecorder, reachOf, union, type Heard, type Span } from './coverage';
import { createProgress, type Report } from './progress';
import { useFront } from './useFront';

interface Covering {
  /** The film among all; without one nothing is reported (visitors). */
  name: string | undefined;
  /** What the server knew when the page came. */
  covered: readonly Span[];
  send(report: Report): Promise<unknown>;
  /** The same without an answer: `useFarewell`. */
  farewell?(report: Report): boolean;
}
export interface Coverage {
  hear(heard: Heard): void;
  covered(): Span[];
  /** How far one may jump. */
  reach(): number;
}

/** Answers that decide nothing. */
const LATER = new Set([401, 408, 425, 429]);
const isFinal = (error: unknown): boolean =>
  error instanceof RefusedError && error.code >= 400 && error.code < 500 && !LATER.has(error.code);

export function useCoverage(covering: Covering): Coverage {
  const { platform, session, clock } = useStores();
  const { name } = covering;
  const owner = session.member?.id ?? session.owner ?? '';
  const latest = useRef(covering);
  latest.current = covering;
  /** The second that was heard last; it is news of the place once something was played (progress.ts). */
  const at = useRef(Number.NaN);
  const { recorder, progress } = useMemo(() => {
    const made = createRecorder();
    return {
      recorder: made,
      progress:
        name === undefined
          ? undefined
          : createProgress({
              storage: platform.storage,
              name: `${owner}:${name}`,
              recorder: made,
              now: clock.now,
              send: (report) => latest.current.send(report),
              farewell: (report) => latest.current.farewell?.(report) ?? false,
              isFinal,
            }),
    };
  }, [clock, name, owner, platform]);

  useEffect(() => {
    const stop = socket.watchFront((front) => {
      recorder.hear({ kind: front ? 'show' : 'hide', at: at.current, now: clock.steady() });
      if (!front) progress?.leave(at.current);
    });
    return () => {
      stop();
      void progress?.flush(at.current, clock.steady());
    };
  }, [clock, progress, recorder]);

  return useMemo(() => {
    const covered = () => union(latest.current.covered, recorder.spans());
    return {
      hear(heard) {
        recorder.hear(heard);
        if (Number.isFinite(heard.at)) at.current = heard.at;
        if (heard.kind === 'time') progress?.tick(heard.at, heard.now);
        if (heard.kind === 'pause' || heard.kind === 'ended') void progress?.flush(heard.at, heard.now);
      },
      covered,
      reach: () => reachOf(covered()),
    };
  }, [progress, recorder]);
}

/** A call on the way out of the page: as a beacon where there are some, and nobody hears the answer. */
export function useFarewell(): <K extends EndpointName>(name: K, params: CallParams<K>) => boolean {
  const { session } = useStores();
  return (name, given) => {
    const endpoint: Endpoint = endpoints[name];
    const params = given as Params;
    const url = buildUrl({ base: API_BASE, name, endpoint, params, token: session.token });
    return beacon.send(url, buildBody(endpoint, params) ?? '');
  };
}

interface Read {
  /** Seconds that the text takes. */
  length: number;
  start: number;
  hear: (heard: Heard) => void;
}
/** A text is played by being looked at: its seconds pass while its page is on top and in front. The second at which it is. */
export function useReading({ length, start, hear }: Read): number {
  const { clock } = useStores();
  const visible = useVisible();
  const front = useFront();
  const [at, setAt] = useState(start);
  const latest = useRef({ at, hear });
  Object.assign(latest.current, { at, hear });
  const reading = visible && front && at < length;
  useEffect(() => {
    if (!reading) return undefined;
    const told = latest.current;
    const tell = (kind: Heard['kind']) => told.hear({ kind, at: told.at, now: clock.steady() });
    tell('play');
    return () => tell(told.at >= length ? 'ended' : 'pause');
  }, [clock, length, reading]);
  useInterval(
    () => {
      const next = Math.min(length, latest.current.at + 1);
      setAt(next);
      latest.current.at = next;
      hear({ kind: 'time', at: next, now: clock.steady() });
    },
    reading ? 1000 : false,
  );
  return at;
}
