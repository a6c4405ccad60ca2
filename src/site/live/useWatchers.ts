/** How many members look on now; a visitor reads what was true when the page came. */
import { useEffect, useState } from 'react';
import type { LiveCard } from '@/contract';
import { useTopic } from '@/ui/shell/useTopic';

export function useWatchers({ id, status, viewers }: LiveCard): number {
  const [watchers, setWatchers] = useState(viewers);
  useEffect(() => setWatchers(viewers), [viewers]);
  useTopic(status === 'live' ? `live:${id}` : undefined, {
    // A room also tells what is said in it.
    onFrame: ({ data }) => typeof data.watchers === 'number' && setWatchers(data.watchers),
  });
  return watchers;
}
