/** Where the person is: `point` when it is known, `denied` when it will not be. Opening a page never opens a sheet for it. */
import { useCallback, useEffect, useState } from 'react';
import { platform, type Point } from '@/core/platform';
import { useMessenger } from '@/ui/shell';

export interface Where {
  state: 'asking' | 'known' | 'denied';
  point?: Point;
  /** Asks the messenger again, without a word. */
  again: () => Promise<void>;
  /** The person's own press: where the messenger's way is refused, the browser's is offered (rule 7.2). */
  ask: () => Promise<void>;
}

export function useWhere(): Where {
  const { locate, located } = useMessenger();
  const [where, setWhere] = useState<Pick<Where, 'state' | 'point'>>({ state: 'asking' });
  const settle = useCallback((asked: Promise<Point | undefined>) => {
    // Refused, denied or broken: the page says what it can do without.
    const deny = () => setWhere((was) => (was.point ? was : { state: 'denied' }));
    return asked.then((point) => (point ? setWhere({ state: 'known', point }) : deny()), deny);
  }, []);
  const again = useCallback(
    // In a browser the place that the person has let it tell holds for this visit.
    () => settle(platform.location.current().catch(() => located())),
    [settle, located],
  );
  const ask = useCallback(() => settle(locate()), [settle, locate]);
  useEffect(() => void again(), [again]);
  return { ...where, again, ask };
}
