/** What was typed and has not reached the server yet: it lies on the phone, under its member, store and day, and goes with a logout. */
import type { StorageModule } from '@/core/platform/storage/types';
import type { Typed } from './values';

interface Kept {
  values: Typed;
  /** Of the draft that it was typed on. */
  rev: number;
}

const keyOf = (memberId: string, storeId: string, date: string) => `daily:${memberId}:${storeId}:${date}`;

export function keptDay(storage: StorageModule, memberId: string, storeId: string, date: string): Kept | undefined {
  try {
    const kept = JSON.parse(storage.get(keyOf(memberId, storeId, date)) ?? 'null') as Partial<Kept> | null;
    return typeof kept?.rev === 'number' && typeof kept.values === 'object' ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDay(storage: StorageModule, memberId: string, storeId: string, date: string, kept?: Kept): void {
  const key = keyOf(memberId, storeId, date);
  if (kept) storage.set(key, JSON.stringify(kept));
  else storage.remove(key);
}
