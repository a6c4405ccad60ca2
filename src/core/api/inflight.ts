/**
 * Identical GETs in flight are one; none is shared longer than a request may last. After news - a write was answered, an event came -
 * an answer that is still under way may be older than the news: whoever asks then is asking anew.
 */
import { REQUEST_TIMEOUT } from './transport';

export interface Inflight {
  share(url: string, start: () => Promise<unknown>): Promise<unknown>;
  /** Nobody joins what is under way now. */
  forget(): void;
}

export function createInflight(now: () => number): Inflight {
  const flying = new Map<string, { at: number; data: Promise<unknown> }>();
  return {
    share(url, start) {
      const running = flying.get(url);
      if (running && now() - running.at < REQUEST_TIMEOUT) return running.data;
      const entry = { at: now(), data: start() };
      const done = () => {
        if (flying.get(url) === entry) flying.delete(url);
      };
      flying.set(url, entry);
      entry.data.then(done, done);
      return entry.data;
    },
    forget: () => flying.clear(),
  };
}
