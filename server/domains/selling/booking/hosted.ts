/**
 * 发起一席 (rule 35.12): a booking of a service that is served at a public table. The activity that others sit down at is a domain of its
 * own and joins in by `kinds.hostedTables`.
 */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { refuse } from '../../../http/errors';
import { fromLevel } from '../../people/pricing/levels';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { readShopSettings } from '../../people/shopSettings/repository';
import type { BookingRow, ServiceRow } from './repository';

export interface HostedTables {
  /** The store has confirmed it: others may sit down. */
  open(tx: Tx, booking: BookingRow, now: number, server: Setup): Promise<void>;
  /** The booking is at another time, or at another table. */
  move(tx: Tx, booking: BookingRow, now: number): Promise<void>;
  /** The booking does not take place. */
  close(tx: Tx, bookingId: string, now: number, server: Setup): Promise<void>;
  countGuests(tx: Tx, bookingId: string): Promise<number>;
}

declare module '../../../http/context' {
  interface Kinds {
    hostedTables: HostedTables;
  }
}

export const isHosted = (service: ServiceRow | undefined): boolean => service?.areas.includes('public') === true;

/** 422 雅士及以上可订. */
export async function checkLevel(tx: Tx, memberId: string, service: ServiceRow, now: number): Promise<void> {
  if (service.needLevel === 0) return;
  const viewer = await loadPriceViewer(tx, memberId, now);
  if ((viewer?.level.level ?? 1) >= service.needLevel) return;
  const whom = fromLevel((await readShopSettings(tx)).levels, service.needLevel);
  throw refuse(`${service.name}，${whom}可订`, { field: 'serviceTypeId' });
}
