/** Scans that the server has not got yet, in their order, kept on the phone for their member, also while the app is closed (rule 23.5). */
import type { RequestOf } from '@/contract';
import { UNSENT, type StorageModule } from '@/core/platform/storage/types';

/** What goes out, and when it was scanned. */
export type UnsentScan = RequestOf<'assetStock.checkAsset'> & { at: number };

const keyOf = (memberId: string) => `${UNSENT}scans:${memberId}`;

const isScan = (value: unknown): value is UnsentScan => {
  const { auditId, code, opId, at } = (value ?? {}) as Partial<UnsentScan>;
  return typeof auditId === 'string' && typeof code === 'string' && typeof opId === 'string' && typeof at === 'number';
};

/** False: the phone is full, and they end with the app. */
export const scansAreKept = (storage: StorageModule, memberId: string): boolean => storage.isKept(keyOf(memberId));

export function unsentScans(storage: StorageModule, memberId: string): UnsentScan[] {
  try {
    const kept: unknown = JSON.parse(storage.get(keyOf(memberId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isScan) : [];
  } catch {
    return [];
  }
}

function keep(storage: StorageModule, memberId: string, scans: readonly UnsentScan[]): void {
  if (scans.length === 0) storage.remove(keyOf(memberId));
  else storage.set(keyOf(memberId), JSON.stringify(scans));
}

export const addScan = (storage: StorageModule, memberId: string, scan: UnsentScan): void =>
  keep(storage, memberId, [...unsentScans(storage, memberId), scan]);

export const removeScan = (storage: StorageModule, memberId: string, opId: string): void =>
  keep(
    storage,
    memberId,
    unsentScans(storage, memberId).filter((scan) => scan.opId !== opId),
  );
