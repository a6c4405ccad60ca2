/** Where the person is, asked once per opening: `point` when it is known, `denied` when it will not be. */
import { useCallback, useEffect, useState } from 'react';
import type { Point } from '@/core/platform';
import { currentPoint } from '@/domain/place/usePlaces';

export interface Where {
  state: 'asking' | 'known' | 'denied';
  point?: Point;
  ask: () => Promise<void>;
}

export function useWhere(): Where {
  const [where, setWhere] = useState<Omit<Where, 'ask'>>({ state: 'asking' });
  const ask = useCallback(
    () =>
      currentPoint().then(
        (point) => setWhere({ state: 'known', point }),
        // Refused, denied or broken: the page says what it can do without.
        () => setWhere({ state: 'denied' }),
      ),
    [],
  );
  useEffect(() => void ask(), [ask]);
  return { ...where, ask };
}
