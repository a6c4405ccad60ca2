/**
 * Gives each write its `requestId` and keeps the id until the write is answered. A write without an answer may have been carried
 * out all the same; repeated with the same id, the server does it once (rule 2.8). Writes to one endpoint with the same params
 * are one intention, so callers handle no ids.
 *
 * Any answer ends the intention, a refusal too: the next press gets a new id. Presses before the answer share one id, so a second
 * tap changes nothing (rule 6.8); several pieces are a quantity, not several writes. INTENTION_LASTS after the last try the id is
 * dropped: by then people have looked whether it was done, and the same write means it once more. So it does when what was done has
 * been taken back meanwhile (TAKES_BACK).
 */
import type { EndpointName } from '@/contract';
import { remembered, type Memory } from '../lib/memory';
import { uuid } from '../lib/uuid';
import { HttpError, NetworkError, TimeoutError } from './errors';
import type { Params } from './url';

/** Milliseconds after the last try. */
export const INTENTION_LASTS = 10 * 60_000;
/** Not compared: a step-up proof is a new one at every try of the same write. */
const PROOFS: ReadonlySet<string> = new Set(['payToken', 'verifyToken']);

/** Write -> the writes whose outcome it takes back: who does so has seen that they were carried out. */
const TAKES_BACK: Partial<Record<EndpointName, readonly EndpointName[]>> = {
  'cartItem.delete': ['cartItem.create'],
  'atShop.cartDelete': ['cartItem.create'],
  'memberOrder.close': ['shop.orderCreate', 'integralGoods.exchange', 'special.exchange', 'marketPlace.buy'],
};

interface Intention {
  name: EndpointName;
  id: string;
  triedAt: number;
}
const unanswered = remembered(() => new Map<string, Intention>());

export interface Attempt {
  requestId: string;
  /** The server has answered: the same write sent again gets a new id. */
  end(): void;
}
export type Intend = (name: EndpointName, params: Params, pathId?: string) => Attempt;

export function createIntentions(memory: Memory, now: () => number): Intend {
  return (name, params, pathId = '') => {
    const open = memory.of(unanswered);
    for (const [key, { triedAt }] of open) if (now() - triedAt >= INTENTION_LASTS) open.delete(key);
    const wanted = Object.entries(params).filter(([field, value]) => value !== undefined && !PROOFS.has(field));
    const key = JSON.stringify([name, pathId, wanted.sort(([a], [b]) => (a < b ? -1 : 1))]);
    const requestId = open.get(key)?.id ?? uuid();
    open.set(key, { name, id: requestId, triedAt: now() });
    return {
      requestId,
      end: () => {
        if (open.get(key)?.id === requestId) open.delete(key);
        for (const [other, { name: taken }] of open) if (TAKES_BACK[name]?.includes(taken)) open.delete(other);
      },
    };
  };
}

/** No envelope came back: whether the server has done it is open. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkError || error instanceof TimeoutError || error instanceof HttpError;
