/** 省流量 by hand, and no preloading on a mobile network in any case (rule 44.5). */
import { useEffect, useState } from 'react';
import type { Platform } from '@/core/platform';
import { cellular } from '@/domain/file/cellular';
import { readSaver } from './wishes';

export interface Saving {
  /** Nothing is fetched before it is asked for. */
  saves: boolean;
  /** The person wants so, whatever the network. */
  chosen: boolean;
  choose: (on: boolean) => void;
}

export function useSaving(storage: Platform['storage']): Saving {
  const [chosen, setChosen] = useState(() => readSaver(storage));
  // Until it is known, it may be one.
  const [mobile, setMobile] = useState(true);
  useEffect(() => {
    let current = true;
    void cellular().then((on) => current && setMobile(on));
    return () => {
      current = false;
    };
  }, []);
  return { saves: chosen || mobile, chosen, choose: setChosen };
}
