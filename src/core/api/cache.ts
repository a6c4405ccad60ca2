/** The phone's cache (rule 2.10): an entry is `{data, expiry}`, expiry 0 never ends. Keys and lifetimes in one table. */
import type { Member, NoticeStat, SiteConfig } from '@/contract';

export interface CacheShapes {
  share_id: string;
  source: string;
  /** Own route with its query, where to return after login. */
  backurl: string;
  config: SiteConfig;
  cart_num: number;
  notice_count: NoticeStat;
  member: Member;
  /** Last account that logged in on this phone. */
  username: string;
  /** Last seat code that was scanned. */
  su_code: string;
}
export type CacheKey = keyof CacheShapes;

/** Seconds; 0 = never expires. */
export const CACHE_SECONDS: Readonly<Record<CacheKey, number>> = {
  share_id: 86400,
  source: 86400,
  backurl: 0,
  config: 1800,
  cart_num: 600,
  notice_count: 60,
  member: 120,
  username: 0,
  su_code: 0,
};

/** A member's own: another tab may have written what belongs to somebody else. */
const OWN: ReadonlySet<CacheKey> = new Set(['cart_num', 'notice_count', 'member']);

/** The part of `platform.storage` the cache needs. */
export interface TextStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}
interface Entry {
  data: unknown;
  /** Epoch milliseconds, 0 = never. */
  expiry: number;
  owner?: string | undefined;
}

export interface Cache {
  /** Undefined when absent, expired or unreadable; an expired one only `late`, for who has no line. */
  get<K extends CacheKey>(key: K, late?: boolean): CacheShapes[K] | undefined;
  set<K extends CacheKey>(key: K, data: CacheShapes[K]): void;
  remove(key: CacheKey): void;
}

function read(text: string | undefined): Entry | undefined {
  if (text === undefined) return undefined;
  try {
    const entry = JSON.parse(text) as Partial<Entry> | null;
    return typeof entry?.expiry === 'number'
      ? { data: entry.data, expiry: entry.expiry, owner: entry.owner }
      : undefined;
  } catch {
    return undefined;
  }
}

/** `owner`: id of the member whose things are on the phone. */
export function createCache(
  store: TextStore,
  now: () => number,
  owner: () => string | undefined = () => undefined,
): Cache {
  const ownerOf = (key: CacheKey) => (OWN.has(key) ? owner() : undefined);
  return {
    get<K extends CacheKey>(key: K, late = false) {
      const entry = read(store.get(key));
      if (!entry || entry.owner !== ownerOf(key)) return undefined;
      const left = entry.expiry - now();
      // One that lasts longer than any was written by a clock that has been set back since.
      const isFresh = entry.expiry === 0 || (left > 0 && left <= CACHE_SECONDS[key] * 1000);
      if (isFresh || late) return entry.data as CacheShapes[K];
      store.remove(key);
      return undefined;
    },
    set(key, data) {
      const seconds = CACHE_SECONDS[key];
      const entry: Entry = { data, expiry: seconds === 0 ? 0 : now() + seconds * 1000, owner: ownerOf(key) };
      store.set(key, JSON.stringify(entry));
    },
    remove: (key) => store.remove(key),
  };
}
