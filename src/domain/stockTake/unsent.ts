/** Scans that the server has not got yet (rule 23.5): they wait in the phone's outbox. */
import type { Kind, Waiting } from '@/core/outbox';
import { waitingOf } from '@/core/outbox';
import type { StorageModule } from '@/core/platform/storage/types';

export const SCANS: Kind<'assetStock.checkAsset'> = { name: 'scans', endpoint: 'assetStock.checkAsset', id: 'opId' };
export type UnsentScan = Waiting<'assetStock.checkAsset'>;

export const unsentScans = (storage: StorageModule, memberId: string): UnsentScan[] =>
  waitingOf(storage, SCANS, memberId);
