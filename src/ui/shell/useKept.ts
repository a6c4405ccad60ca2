/** The answer that somebody saw here a moment ago (core/api/kept.ts), for the loaders of a page. */
import type { EndpointName } from '@/contract';
import { isLine, keeping, keptAnswer } from '@/core/api';
import { useStores } from '@/core/stores';
import { useRoutePath } from './guard';
import { usePageParams } from './usePageParams';

export interface Kept {
  /** Undefined where the page keeps nothing, or nothing is kept. */
  get(): unknown;
  /** Called as the question is asked; the answer is handed to what it gives. `isFirst`: no later page of it. */
  begin(isFirst?: boolean): (data: unknown) => void;
}

/**
 * `name`: the endpoint whose answer it is, the first of several; undefined for a page that shows none again, say a form that begins with it.
 * `question`: deps of the loader; what it asks beside them stands in the page's address.
 */
export function useKept(name: EndpointName | undefined, question: readonly unknown[]): Kept {
  const { memory, session, clock } = useStores();
  const [path, params] = [useRoutePath(), usePageParams()];
  const key = name && JSON.stringify([path, params, name, session.token, ...question]);
  return {
    get: () => (key ? keptAnswer(memory, key, clock.steady()) : undefined),
    begin: (isFirst = true) => {
      if (!key || !isFirst) return () => {};
      const keep = keeping(memory, key);
      return (data) => keep(data, clock.steady());
    },
  };
}

/** The answer that is shown from before, until its question is answered anew. */
interface Before {
  current: unknown;
}
/** The question is answered anew: is it what stands there? The same is not drawn twice. */
export function confirms(before: Before, answer: unknown): boolean {
  const was = before.current;
  before.current = undefined;
  return was !== undefined && JSON.stringify(was) === JSON.stringify(answer);
}
/** What is there no longer is not shown from before; without a line it is. */
export function withdraws(before: Before, error: unknown): boolean {
  const isOver = before.current !== undefined && !isLine(error);
  if (isOver) before.current = undefined;
  return isOver;
}
