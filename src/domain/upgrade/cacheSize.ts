/** What the phone keeps for speed: how much, and clearing it without ending the session. */
import { CACHE_SECONDS, type Cache, type CacheKey } from '@/core/api';

/** 0 KB, 12 KB, 1.4 MB. */
export function sizeText(bytes: number): string {
  if (bytes <= 0) return '0 KB';
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Who the person is and came from stays. */
const KEPT: readonly CacheKey[] = ['username', 'share_id', 'source', 'backurl', 'su_code'];

export function clearCache(cache: Cache): void {
  for (const key of Object.keys(CACHE_SECONDS) as CacheKey[]) if (!KEPT.includes(key)) cache.remove(key);
}
