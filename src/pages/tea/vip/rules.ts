/** Which version of the rules somebody has read on this phone. */
import type { Platform } from '@/core/platform';

const KEY = 'vip_rule_seen';
type Storage = Pick<Platform['storage'], 'get' | 'set'>;

export const hasNews = (storage: Storage, version: string): boolean => storage.get(KEY) !== version;
export const markRead = (storage: Storage, version: string): void => storage.set(KEY, version);
