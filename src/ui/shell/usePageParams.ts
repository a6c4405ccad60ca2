import { useMemo } from 'react';
import { readParams, type RoutePath, type QueryOf } from '@/core/routes';
import { usePageRouter } from './pageRouter';

/** The params of this page, unescaped, every value as text (addresses carry nothing else). */
export function usePageParams<P extends RoutePath>(): QueryOf<P> {
  const { params } = usePageRouter();
  const raw = params as Record<string, string | undefined>;
  // The router hands out a new object per render; its content is what counts.
  const key = JSON.stringify(raw);
  return useMemo(() => readParams(JSON.parse(key) as typeof raw) as QueryOf<P>, [key]);
}
