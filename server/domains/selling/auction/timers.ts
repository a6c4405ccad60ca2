/** Timers of an auction; the key is its id. */
import type { Tx } from '../../../db/client';
import { schedule, unschedule } from '../../../db/timers';

export const START_JOB = 'auction.start';
export const END_JOB = 'auction.end';

interface Lot {
  id: string;
  startAt: number;
  endAt: number;
}

/** Plans a lot that is open, or moves what is planned. What has begun needs nobody to say so. */
export async function planLot(tx: Tx, { id, startAt, endAt }: Lot, now: number): Promise<void> {
  if (startAt > now) await schedule(tx, START_JOB, id, startAt);
  await schedule(tx, END_JOB, id, endAt);
}

export async function unplanLot(tx: Tx, id: string): Promise<void> {
  await unschedule(tx, START_JOB, id);
  await unschedule(tx, END_JOB, id);
}
