/** Asking carriers where a parcel is. What they say is stored, so that a carrier that is down leaves the last word it had. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orders, parcels, parcelTraces } from '../../db/schema';
import { isSigned } from '../../gateways/carrier';
import type { Server } from '../../http/context';
import { type JobHandlers } from '../../jobs/runner';
import { schedule } from '../../db/timers';
import { DAY_MS } from '../../lib/shanghai';
import { TRACK_EVERY_MS, TRACK_JOB } from './parcel';

/** A parcel that is older is not asked for any more. */
const GIVE_UP_MS = 30 * DAY_MS;

/** Stores what is new; false when the carrier did not answer. A parcel that is signed is never asked for again. */
export async function trackParcel(
  tx: Tx,
  id: string,
  now: number,
  server: Pick<Server, 'gateways' | 'log'>,
): Promise<boolean> {
  const [parcel] = await tx.select().from(parcels).where(eq(parcels.id, id)).for('update');
  if (!parcel || parcel.nextTrackAt === null) return true;
  const [order] = await tx.select({ address: orders.address }).from(orders).where(eq(orders.id, parcel.orderId));
  const { province = '', city = '', district = '', mobile = '' } = order?.address ?? {};
  const { company, trackingNo, createdAt: sentAt } = parcel;
  const asked = { company, trackingNo, sentAt, to: { province, city, district }, tail: mobile.slice(-4) };
  try {
    const steps = await server.gateways.carrier.track(asked, now);
    const known = await tx.select().from(parcelTraces).where(eq(parcelTraces.parcelId, id));
    const fresh = steps.filter((step) => !known.some((one) => one.at === step.at && one.text === step.text));
    if (fresh.length > 0) await tx.insert(parcelTraces).values(fresh.map((step) => ({ ...step, parcelId: id })));
    const isOver = isSigned(steps) || now > sentAt + GIVE_UP_MS;
    await plan(tx, id, isOver ? null : now + TRACK_EVERY_MS);
    return true;
  } catch (error) {
    server.log.warn({ err: error, parcel: trackingNo }, 'the carrier did not answer');
    await plan(tx, id, now + TRACK_EVERY_MS);
    return false;
  }
}

async function plan(tx: Tx, id: string, at: number | null): Promise<void> {
  await tx.update(parcels).set({ nextTrackAt: at }).where(eq(parcels.id, id));
  if (at !== null) await schedule(tx, TRACK_JOB, id, at);
}

export const trackJobs: JobHandlers = {
  [TRACK_JOB]: async (tx, id, server) => void (await trackParcel(tx, id, server.now(), server)),
};
