/**
 * One intention, one id. A write without an answer may have been done all the same; repeated, it carries the `requestId` of its
 * first try, and the server does it once (rule 2.8). What is wanted is the endpoint with its params, so callers know no ids.
 *
 * Any answer ends the intention, a refusal too: the next press is a new one. Two presses before an answer are one: a second tap
 * changes nothing (rule 6.8), and whoever wants three at once says so by a quantity. After INTENTION_LASTS people have looked
 * what became of it; the same words then mean it anew.
 */
import { remembered, type Memory } from '../lib/memory';
import { uuid } from '../lib/uuid';
import { HttpError, NetworkError, TimeoutError } from './errors';
import type { Params } from './url';

/** Milliseconds after the last try. */
export const INTENTION_LASTS = 10 * 60_000;
/** A step-up proof is another one at every try: it says that one may, not what one wants. */
const PROOFS: ReadonlySet<string> = new Set(['payToken', 'verifyToken']);

interface Intention {
  id: string;
  triedAt: number;
}
const unanswered = remembered(() => new Map<string, Intention>());

export interface Attempt {
  requestId: string;
  /** The server has spoken: the same again is something new. */
  end(): void;
}
export type Intend = (name: string, params: Params, pathId?: string) => Attempt;

export function createIntentions(memory: Memory, now: () => number): Intend {
  return (name, params, pathId = '') => {
    const open = memory.of(unanswered);
    for (const [key, { triedAt }] of open) if (now() - triedAt >= INTENTION_LASTS) open.delete(key);
    const wanted = Object.entries(params).filter(([field, value]) => value !== undefined && !PROOFS.has(field));
    const key = JSON.stringify([name, pathId, wanted.sort(([a], [b]) => (a < b ? -1 : 1))]);
    const requestId = open.get(key)?.id ?? uuid();
    open.set(key, { id: requestId, triedAt: now() });
    return {
      requestId,
      end: () => {
        if (open.get(key)?.id === requestId) open.delete(key);
      },
    };
  };
}

/** No envelope came back: whether the server has done it is open. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof TimeoutError || error instanceof HttpError;
