/** What a place can be chosen from without a map provider: our own stores, the nearest first, and the person's position. */
import { useState } from 'react';
import type { StoreCard } from '@/contract';
import { call } from '@/core/api';
import { platform, type Point } from '@/core/platform';
import { useAction, useBlock } from '@/ui/shell';

/** By the messenger where there is one, else by the browser (rule 7.2). */
export const currentPoint = (): Promise<Point> =>
  platform.host.app === 'messenger' || platform.host.app === 'weapp'
    ? platform.location.current()
    : platform.location.browserLocation();

export function usePlaces(near: Point | undefined): readonly StoreCard[] | undefined | null {
  return useBlock(() => call('pickUp.index', near ?? {}, { hide: true }), near ? `${near.lat} ${near.lng}` : '');
}

export function useOwnPosition() {
  const [own, setOwn] = useState<Point>();
  const locate = useAction(async () => setOwn(await currentPoint()));
  return { own, locate };
}
