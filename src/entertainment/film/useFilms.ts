/** What is known of each film that was swiped to: asked for once, changed by what is done here. */
import { useCallback, useRef, useState } from 'react';
import type { VideoDetail } from '@/contract';
import { call, RefusedError } from '@/core/api';

export type Known =
  | { state: 'asked' }
  | { state: 'ready'; film: VideoDetail }
  | { state: 'gone' }
  | { state: 'failed'; error: unknown };

/** Withdrawn, or never there. */
const isGone = (error: unknown) => error instanceof RefusedError && (error.code === 404 || error.code === 400);

export function useFilms() {
  const [films, setFilms] = useState<ReadonlyMap<string, Known>>(new Map());
  const asked = useRef(new Set<string>());
  const put = useCallback((id: string, known: Known) => setFilms((was) => new Map(was).set(id, known)), []);
  const ask = useCallback(
    (id: string) => {
      if (asked.current.has(id)) return;
      asked.current.add(id);
      put(id, { state: 'asked' });
      call('video.alibabaVideo', { id }, { hide: true }).then(
        (film) => put(id, { state: 'ready', film }),
        (error: unknown) => put(id, isGone(error) ? { state: 'gone' } : { state: 'failed', error }),
      );
    },
    [put],
  );
  const again = useCallback(
    (id: string) => {
      asked.current.delete(id);
      ask(id);
    },
    [ask],
  );
  const change = useCallback((id: string, part: (film: VideoDetail) => VideoDetail) => {
    setFilms((was) => {
      const known = was.get(id);
      return known?.state === 'ready' ? new Map(was).set(id, { ...known, film: part(known.film) }) : was;
    });
  }, []);
  return { films, ask, again, change };
}
