/**
 * What must survive a lost line (rule 2.16): kept on the phone before it is sent, sent in its order, once by the id it carries, for the
 * member who made it, also after the app was closed. What nobody has decided waits; what was refused stays until it was seen.
 */
import type { DataOf, EndpointName, RequestOf } from '@/contract';
import { HttpError, isLine, RefusedError, UnauthorizedError, type Api, type CallArgs } from './api';
import type { Clock } from './lib/clock';
import { parseList } from './lib/json';
import { UNSENT, type StorageModule } from './platform/storage/types';

/** One kind of what waits: the name it is kept under, where it goes, and the field by which the server takes it once. */
export interface Kind<K extends EndpointName> {
  name: string;
  /** Of several that keep one order (taps on a cart), the one an entry is for follows from what is in it. */
  endpoint: K | ((entry: Waiting<K>) => K);
  id: keyof RequestOf<K> & string;
}
/** What goes out, and when it was made. */
export type Waiting<K extends EndpointName> = RequestOf<K> & { at: number };
/** And what the server said against it. */
type Refused<K extends EndpointName> = Waiting<K> & { refused: string };

type Kept<K extends EndpointName> = Waiting<K> & { refused?: string };

export interface Hearing<K extends EndpointName> {
  onSent?(entry: Waiting<K>, answer: DataOf<K>): void;
  onRefused?(entry: Refused<K>): void;
  /** Something was sent, and nothing goes on now. */
  onFlushed?(): void;
  /** What waits, what was refused or why it stands still is another. */
  onChange?(): void;
}

export interface Outbox<K extends EndpointName> {
  /** In their order. */
  waiting(): Waiting<K>[];
  refused(): Refused<K>[];
  /** False: the phone is full, and they end with the app. */
  isKept(): boolean;
  /** line: nobody answered. busy: the server asks to wait. */
  stopped(): 'line' | 'busy' | undefined;
  /** The same id again is the same entry. */
  add(entry: Waiting<K>): void;
  /** One that still waits is not sent; false: it is on its way. */
  drop(id: string): boolean;
  /** What was refused waits again, as the last one. */
  again(id: string): void;
  /** The person has read that these were refused. */
  seen(ids: readonly string[]): void;
  /** Sends what waits, unless the server has asked to wait; whoever asks meanwhile waits for the same. */
  flush(): Promise<void>;
  /** The result ends it. */
  listen(hearing: Hearing<K>): () => void;
}

/** Answers that decide nothing: whoever gives them takes it later. 401 is one as well: after the login. */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);
const isLater = (code: number): boolean => LATER.has(code) || code >= 500;
/** Where the answer does not say how long. */
const PAUSE = 5000;
/** Whatever a proxy asks for. */
const LONGEST_PAUSE = 3_600_000;

const keyOf = (kind: { name: string }, memberId: string) => `${UNSENT}${kind.name}:${memberId}`;

function readAll<K extends EndpointName>(storage: StorageModule, kind: Kind<K>, memberId: string): Kept<K>[] {
  const isEntry = (value: unknown): value is Kept<K> => {
    const entry = (value ?? {}) as Record<string, unknown>;
    return typeof entry[kind.id] === 'string' && typeof entry.at === 'number';
  };
  return parseList(storage.get(keyOf(kind, memberId))).filter(isEntry);
}

/** What of a member has not gone out yet, whoever is logged in. */
export const waitingOf = <K extends EndpointName>(
  storage: StorageModule,
  kind: Kind<K>,
  memberId: string,
): Waiting<K>[] => readAll(storage, kind, memberId).filter(({ refused }) => refused === undefined);

interface OutboxDeps {
  storage: StorageModule;
  api: Pick<Api, 'call'>;
  clock: Clock;
  /** Is it still this member's turn? Nothing goes out in another's name. */
  isOwner(): boolean;
}

export function createOutbox<K extends EndpointName>(
  kind: Kind<K>,
  memberId: string,
  { storage, api, clock, isOwner }: OutboxDeps,
): Outbox<K> {
  const key = keyOf(kind, memberId);
  const hearings = new Set<Hearing<K>>();
  let flight: Promise<void> | undefined;
  let flying: string | undefined;
  let stopped: 'line' | 'busy' | undefined;
  let notBefore = 0;

  const tell = (how: (hearing: Hearing<K>) => void) => [...hearings].forEach(how);
  const changed = () => tell((hearing) => hearing.onChange?.());
  const idOf = (entry: Waiting<K>) => String(entry[kind.id]);
  // Read anew each time: another tab may have added some.
  const all = () => readAll(storage, kind, memberId);
  const waiting = () => waitingOf(storage, kind, memberId);
  const keep = (entries: readonly Waiting<K>[]) => {
    if (entries.length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(entries));
    changed();
  };

  const send = (entry: Waiting<K>): Promise<DataOf<K>> => {
    const { at: _at, ...request } = entry;
    const endpoint = typeof kind.endpoint === 'function' ? kind.endpoint(entry) : kind.endpoint;
    const options = { hide: true, ...(kind.id === 'requestId' ? { requestId: idOf(entry) } : {}) };
    return api.call(endpoint, ...([request, options] as unknown as CallArgs<K>));
  };

  /** How long nothing is sent; undefined where it was decided. Without an answer the next one may be tried at once. */
  const pauseAfter = (error: unknown): number | undefined => {
    const code = error instanceof HttpError ? error.status : error instanceof RefusedError ? error.code : 0;
    if (!isLater(code)) return isLine(error) || error instanceof UnauthorizedError ? 0 : undefined;
    const asked = error instanceof HttpError ? error.retryAfter : (error as RefusedError).about.retryAfter;
    const ms = Number.isFinite(Number(asked)) ? Number(asked) * 1000 : Date.parse(asked ?? '') - clock.now();
    return ms > 0 ? Math.min(ms, LONGEST_PAUSE) : PAUSE;
  };

  const run = async (): Promise<void> => {
    let hasSent = false;
    for (let next = waiting()[0]; next && isOwner(); next = waiting()[0]) {
      const entry = next;
      flying = idOf(entry);
      const outcome = await send(entry).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      flying = undefined;
      const pause = 'error' in outcome ? pauseAfter(outcome.error) : undefined;
      if (pause !== undefined) {
        stopped = pause === 0 ? 'line' : 'busy';
        notBefore = clock.steady() + pause;
        break;
      }
      stopped = undefined;
      hasSent = true;
      if ('answer' in outcome) {
        keep(all().filter((one) => idOf(one) !== idOf(entry)));
        tell((hearing) => hearing.onSent?.(entry, outcome.answer));
      } else {
        const refused = { ...entry, refused: outcome.error instanceof Error ? outcome.error.message : '' };
        keep(all().map((one) => (idOf(one) === idOf(entry) ? refused : one)));
        tell((hearing) => hearing.onRefused?.(refused));
      }
    }
    if (waiting().length === 0) stopped = undefined;
    flight = undefined;
    changed();
    if (hasSent) tell((hearing) => hearing.onFlushed?.());
  };

  return {
    waiting,
    refused: () => all().filter((entry): entry is Refused<K> => entry.refused !== undefined),
    isKept: () => storage.isKept(key),
    stopped: () => stopped,
    add(entry) {
      const entries = all();
      if (!entries.some((one) => idOf(one) === idOf(entry))) keep([...entries, entry]);
    },
    drop(id) {
      if (flying === id) return false;
      keep(all().filter((one) => idOf(one) !== id));
      return true;
    },
    again(id) {
      const entries = all();
      const entry = entries.find((one) => idOf(one) === id);
      if (entry?.refused === undefined) return;
      const { refused: _refused, ...anew } = entry;
      keep([...entries.filter((one) => one !== entry), anew as Kept<K>]);
    },
    seen: (ids) => keep(all().filter((one) => one.refused === undefined || !ids.includes(idOf(one)))),
    flush: () => {
      if (!flight && clock.steady() >= notBefore && waiting().length > 0) flight = run();
      return flight ?? Promise.resolve();
    },
    listen(hearing) {
      hearings.add(hearing);
      return () => void hearings.delete(hearing);
    },
  };
}
