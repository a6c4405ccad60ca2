/**
 * What was played goes to the server: every ten seconds, at a pause, when the page goes out of sight. It lies on the phone from before it is
 * sent until the server has answered, so a killed app loses ten seconds at most and a lost line nothing; what is sent twice counts once.
 */
import { UNSENT, type StorageModule } from '@/core/platform/storage/types';
import { union, without, type Recorder, type Span } from './coverage';

/** Between two reports of a film that plays. */
export const EVERY_MS = 10_000;

export interface Report {
  spans: readonly Span[];
  /** Second at which the person was. */
  position: number;
  /** Epoch ms when that was: what an earlier visit has left is no news of where the person is. */
  at: number;
}
type Place = Omit<Report, 'spans'>;
interface ProgressDeps {
  storage: Pick<StorageModule, 'get' | 'set' | 'remove'>;
  /** Tells the member and the film from every other. */
  name: string;
  recorder: Recorder;
  /** Epoch ms, as the server has them. */
  now(): number;
  /** Rejects when nobody took it. */
  send(report: Report): Promise<unknown>;
  /** On the way out: nobody hears the answer. False where the device has no such way. */
  farewell?(report: Report): boolean;
  /** A refusal that stays one: nothing is kept for another try. */
  isFinal?(error: unknown): boolean;
}
export interface Progress {
  /** The film is at this second; reports when ten seconds have passed since the last one. */
  tick(position: number, now: number): void;
  /** Reports at once. */
  flush(position: number, now: number): Promise<void>;
  /** The page goes: the report is written down and sent without waiting. */
  leave(position: number): void;
  /** What is not answered for yet. */
  waiting(): Span[];
}

export const isSpan = (value: unknown): value is Span =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((second) => Number.isInteger(second) && second >= 0) &&
  (value as unknown as Span)[0] < (value as unknown as Span)[1];

/** What is not answered for, as it lies on the phone. Read anew each time: another tab may have written. */
function createNote(storage: ProgressDeps['storage'], key: string) {
  const read = (): Report | undefined => {
    try {
      const value = JSON.parse(storage.get(key) ?? 'null') as Partial<Report> | null;
      const spans = Array.isArray(value?.spans) ? value.spans.filter(isSpan) : [];
      return spans.length > 0
        ? { spans, position: Number(value?.position) || 0, at: Number(value?.at) || 0 }
        : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read,
    /** The place that is kept with them is the last one. */
    keep(spans: readonly Span[], place?: Place): void {
      const { position, at } = place ?? read() ?? { position: 0, at: 0 };
      if (spans.length === 0) storage.remove(key);
      else storage.set(key, JSON.stringify({ spans, position, at }));
    },
  };
}

export function createProgress(deps: ProgressDeps): Progress {
  const { recorder, send, farewell, isFinal = () => false } = deps;
  const note = createNote(deps.storage, `${UNSENT}played:${deps.name}`);
  /** Of this visit, answered. */
  let answered: Span[] = [];
  let sentAt: number | undefined;
  let flight: Promise<void> | undefined;

  const kept = (): readonly Span[] => note.read()?.spans ?? [];
  const waiting = () => union(kept(), without(recorder.spans(), answered));
  const settle = (spans: readonly Span[]) => {
    answered = union(answered, spans);
    note.keep(without(kept(), spans));
  };

  /** Second that the server knows of this visit. */
  let told: number | undefined;
  /** False: nobody took it. */
  const report = async (place?: Place): Promise<boolean> => {
    // Of what was seen before, only the place is news.
    const sent = note.read() ?? (place && place.position !== told ? { spans: [], ...place } : undefined);
    if (!sent) return true;
    try {
      await send(sent);
    } catch (error) {
      if (!isFinal(error)) return false;
    }
    told = sent.position;
    settle(sent.spans);
    return true;
  };
  /** Undefined until a second of this visit was played: what loads, fails or is only looked at leaves the place where it was. */
  const placeOf = (position: number): Place | undefined =>
    recorder.spans().length > 0 ? { position: Math.max(0, Math.floor(position) || 0), at: deps.now() } : undefined;
  /** Where somebody is while a report is under way: it goes as soon as that one is answered. */
  let next: Place | undefined;
  const fly = async (place?: Place): Promise<void> => {
    let isTaken = await report(place);
    while (isTaken && next) {
      const last = next;
      next = undefined;
      isTaken = await report(last);
    }
    next = undefined;
  };
  const flush = (position: number): Promise<void> => {
    const place = placeOf(position);
    if (place) note.keep(waiting(), place);
    if (flight) next = place ?? next;
    return (flight ??= fly(place).finally(() => (flight = undefined)));
  };
  // What an earlier visit has left.
  void flush(0);

  return {
    tick(position, now) {
      sentAt ??= now;
      if (now - sentAt < EVERY_MS) return;
      sentAt = now;
      void flush(position);
    },
    flush(position, now) {
      sentAt = now;
      return flush(position);
    },
    leave(position) {
      const place = placeOf(position);
      if (!place) return;
      const last = { spans: waiting(), ...place };
      note.keep(last.spans, last);
      if (last.spans.length === 0 && last.position === told) return;
      // Kept on the phone: a farewell has no answer, and what the server has twice it counts once.
      if (!farewell?.(last)) void flush(position);
    },
    waiting,
  };
}
