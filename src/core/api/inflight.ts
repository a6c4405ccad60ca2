/** Identical GETs in flight are one; none is shared longer than a request may last. */
import { REQUEST_TIMEOUT } from './transport';

export type ShareCall = (url: string, start: () => Promise<unknown>) => Promise<unknown>;

export function createInflight(now: () => number): ShareCall {
  const flying = new Map<string, { at: number; data: Promise<unknown> }>();
  return (url, start) => {
    const running = flying.get(url);
    if (running && now() - running.at < REQUEST_TIMEOUT) return running.data;
    const entry = { at: now(), data: start() };
    const done = () => {
      if (flying.get(url) === entry) flying.delete(url);
    };
    flying.set(url, entry);
    entry.data.then(done, done);
    return entry.data;
  };
}
