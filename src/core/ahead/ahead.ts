/** What is asked for ahead of a page: when, and when not. The device is index.h5.ts's, tests bring another. */
import { TAP_NEWS_MS, type EarlyCall, type EarlyCalls, type EarlyResponse } from '../api/early';
import { parseRoute } from '../routes/address';
import { addressOf } from './addresses';

export interface AheadDeps {
  /** The first calls by page, without a leading slash (config/starts.ts). */
  calls: Readonly<Record<string, readonly string[] | undefined>>;
  /** Of them those whose asking by a member the server remembers: a footprint. */
  traces: readonly string[];
  base: string;
  token: () => string;
  /** Has the phone an answer of this path (core/api/cache.ts), so that nobody asks? */
  isKept: (path: string) => boolean;
  fetch: (url: string) => Promise<EarlyResponse>;
  /** Where the pages take them (core/api/early.ts). */
  early: () => EarlyCalls;
  /** Asks for the script of a page. */
  bring: (page: string) => Promise<unknown>;
  steady: () => number;
}

export interface Ahead {
  /** Somebody goes to this address: its first calls, beside its script. */
  going(url: string): void;
  /** The finger rests on what leads there: the calls that leave nothing behind if it is not lifted here. */
  resting(url: string): void;
  /** The script of its page, once. */
  bring(url: string): Promise<void>;
}

export function createAhead(deps: AheadDeps): Ahead {
  const { calls, traces, base, token, isKept, fetch, early, bring, steady } = deps;
  const brought = new Set<string>();
  const isNews = (call: EarlyCall | undefined) => call && steady() - (call.asked ?? 0) <= TAP_NEWS_MS;

  const ask = (url: string) => {
    const waiting = early();
    if (isNews(waiting[url])) return;
    const answer: EarlyCall = Object.assign(fetch(url), { asked: steady() });
    waiting[url] = answer;
    // A failure is the page's to tell: it asks again.
    answer.catch(() => waiting[url] === answer && delete waiting[url]);
  };
  const askFor = (url: string, fits: (call: string) => boolean) => {
    const route = parseRoute(url);
    for (const call of calls[route?.path.slice(1) ?? ''] ?? []) {
      const address = fits(call) && addressOf(call, route?.query ?? {}, token());
      if (address && !isKept(address.split('?')[0] ?? '')) ask(base + address);
    }
  };
  return {
    going: (url) => askFor(url, () => true),
    resting: (url) => askFor(url, (call) => !token() || !traces.includes(call)),
    async bring(url) {
      const page = parseRoute(url)?.path.slice(1);
      if (!page || brought.has(page)) return;
      brought.add(page);
      // The router tries again when it is needed, and tells when it fails.
      await bring(page).catch(() => brought.delete(page));
    },
  };
}
