/**
 * What is the same for everybody is made once and shared: whole answers of public pages among visitors, and the public part of an
 * answer among all, which each then sees at prices of their own. Time is cut into windows of `ms`, and what was made in one is not
 * used in the next: with the usual second, whatever begins or ends at a full second does so for everybody at once.
 */
import type { Db, Tx } from '../db/client';
import { createKept } from '../lib/kept';

export interface Shared {
  /** `make` runs at most once per key and window; who comes while it is under way waits for it. A failure is not kept. */
  get<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Makes it anew although it is there, and shares what came of it. */
  renew<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** The number of the present window. */
  window(): number;
}

/** Addresses of which the answer is kept. */
const MOST = 500;

export function createShared(ms: number, clock: () => number): Shared {
  const kept = createKept<number>(MOST);
  const window = () => Math.floor(clock() / ms);
  // Without a window everything is made each time.
  if (ms <= 0) return { window, get: (_key, make) => make(), renew: (_key, make) => make() };
  return {
    window,
    get: (key, make) => kept.get(key, window(), make),
    renew: (key, make) => kept.renew(key, window(), make),
  };
}

type Take = Shared['get'];
/** How parts are taken that are read through this database; through any other (a transaction) they are read each time. */
const takes = new WeakMap<object, Take>();

/**
 * The public part of an answer: `make` gets what everybody may know, the request without its member, and `now`. Declare it beside the
 * service, outside of any function, so that no viewer is at hand. What comes back belongs to all and must not be changed.
 */
export const sharedPart =
  <I, T>(name: string, make: (tx: Tx, input: I, now: number) => Promise<T>) =>
  (tx: Tx, input: I, now: number): Promise<T> => {
    const take = takes.get(tx);
    return take ? take(`${name} ${JSON.stringify(input)}`, () => make(tx, input, now)) : make(tx, input, now);
  };

export interface SharedReads {
  /** The database as this member reads it. Who has just written sees what came of it at once, and so do those who come later. */
  of(memberId: string | undefined): Db;
  hasWritten(memberId: string): void;
}

/** From now on parts that are read through `db` are shared. `strict`: whoever changes one fails, instead of changing it for all. */
export function shareReads(db: Db, shared: Shared, strict: boolean): SharedReads {
  const guarded =
    (take: Take): Take =>
    (key, make) =>
      take(key, strict ? async () => frozen(await make()) : make);
  const renewing = Object.create(db) as Db;
  takes.set(db, guarded(shared.get));
  takes.set(renewing, guarded(shared.renew));
  let writers = { window: shared.window(), ids: new Set<string>() };
  return {
    of: (memberId) =>
      memberId !== undefined && writers.window === shared.window() && writers.ids.has(memberId) ? renewing : db,
    hasWritten: (memberId) => {
      if (writers.window !== shared.window()) writers = { window: shared.window(), ids: new Set() };
      writers.ids.add(memberId);
    },
  };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
