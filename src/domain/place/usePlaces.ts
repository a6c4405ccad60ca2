/** What a place can be chosen from without a map provider: our own stores, the nearest first, and the person's position. */
import { useState } from 'react';
import type { StoreCard } from '@/contract';
import { call } from '@/core/api';
import type { Point } from '@/core/platform';
import { useAction, useBlock, useMessenger } from '@/ui/shell';

export function usePlaces(near: Point | undefined): readonly StoreCard[] | undefined | null {
  return useBlock(() => call('pickUp.index', near ?? {}, { hide: true }), '', near ? `${near.lat} ${near.lng}` : '');
}

export function useOwnPosition() {
  const [own, setOwn] = useState<Point>();
  const messenger = useMessenger();
  const locate = useAction(async () => setOwn(await messenger.locate()));
  return { own, locate };
}
