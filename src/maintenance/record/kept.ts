/** A record that was begun and not saved: it lies on the phone, under its member and client, and goes with a logout. */
import type { StorageModule } from '@/core/platform/storage/types';
import type { RecordValues } from './values';

const keyOf = (memberId: string, clientId: string) => `maint:${memberId}:${clientId}`;

export function keptRecord(storage: StorageModule, memberId: string, clientId: string): Partial<RecordValues> {
  try {
    const kept: unknown = JSON.parse(storage.get(keyOf(memberId, clientId)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<RecordValues>) : {};
  } catch {
    return {};
  }
}

export function keepRecord(storage: StorageModule, memberId: string, clientId: string, values?: RecordValues): void {
  const key = keyOf(memberId, clientId);
  if (values) storage.set(key, JSON.stringify(values));
  else storage.remove(key);
}
