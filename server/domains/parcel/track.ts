/** Asking carriers where a parcel is. What they say is stored, so that a carrier that is down leaves the last word it had. */
import type { Tx } from '../../db/client';
import { isSigned } from '../../gateways/carrier';
import type { Server } from '../../http/context';
import { type JobHandlers } from '../../jobs/runner';
import { schedule } from '../../db/timers';
import { DAY_MS } from '../../lib/shanghai';
import { readHouse } from '../house/repository';
import { insertParcel, insertTraces, listKnownTraces, lockParcel, updateNextTrack, type ParcelRow } from './repository';

const TRACK_JOB = 'parcel.track';
const TRACK_EVERY_MS = 2 * 3_600_000;
/** A parcel that is older is not asked for any more. */
const GIVE_UP_MS = 30 * DAY_MS;

type Sent = Pick<ParcelRow, 'company' | 'companyTel' | 'trackingNo' | 'lines'> &
  Partial<Pick<ParcelRow, 'orderId' | 'requestId' | 'exchangeId'>>;

/** A parcel leaves our warehouse, or a merchant's of whom we do not know the place: its journey starts there, its carrier is asked later. */
export async function startJourney(tx: Tx, sent: Sent, from: 'warehouse' | 'merchant', now: number): Promise<void> {
  const place = from === 'warehouse' ? (await readHouse(tx)).papers.sendsFrom : '';
  const id = await insertParcel(tx, { ...sent, status: 'shipped', createdAt: now });
  await insertTraces(tx, [{ parcelId: id, at: now, place, text: '包裹已出库，快递员已揽收' }]);
  await plan(tx, id, now + TRACK_EVERY_MS);
}

/** Stores what is new; false when the carrier did not answer. A parcel that is signed is never asked for again. */
export async function trackParcel(
  tx: Tx,
  id: string,
  now: number,
  server: Pick<Server, 'gateways' | 'log'>,
): Promise<boolean> {
  const parcel = await lockParcel(tx, id);
  if (!parcel || parcel.nextTrackAt === null) return true;
  const { province = '', city = '', district = '', mobile = '' } = parcel.address ?? {};
  const { company, trackingNo, createdAt: sentAt } = parcel;
  const known = await listKnownTraces(tx, id);
  const left = known.find(({ at }) => at === sentAt);
  const asked = {
    company,
    trackingNo,
    sentAt,
    from: left?.place ?? '',
    to: { province, city, district },
    tail: mobile.slice(-4),
  };
  try {
    const steps = await server.gateways.carrier.track(asked, now);
    const fresh = steps.filter((step) => !known.some((one) => one.at === step.at && one.text === step.text));
    if (fresh.length > 0)
      await insertTraces(
        tx,
        fresh.map((step) => ({ ...step, parcelId: id })),
      );
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
  await updateNextTrack(tx, id, at);
  if (at !== null) await schedule(tx, TRACK_JOB, id, at);
}

export const parcelJobs: JobHandlers = {
  [TRACK_JOB]: async (tx, id, server) => void (await trackParcel(tx, id, server.now(), server)),
};
