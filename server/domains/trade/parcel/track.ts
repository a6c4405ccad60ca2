/** Asking carriers where a parcel is. What they say is stored, so that a carrier that is down leaves the last word it had. */
import type { Tx } from '../../../db/client';
import { isSigned, type Step, type TrackedParcel } from '../../../gateways/carrier';
import type { Server } from '../../../http/context';
import type { Errand, JobHandlers } from '../../../jobs/runner';
import { schedule, unschedule } from '../../../db/timers';
import { DAY_MS } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import { tellSigned } from '../payment/shipping';
import { insertParcel, insertTraces, listKnownTraces, lockParcel, updateNextTrack, type ParcelRow } from './repository';

const TRACK_JOB = 'parcel.track';
const TRACK_EVERY_MS = 2 * 3_600_000;
/** A parcel that is older is not asked for any more. */
const GIVE_UP_MS = 30 * DAY_MS;

type Sent = Pick<ParcelRow, 'company' | 'companyTel' | 'trackingNo' | 'lines'> &
  Partial<Pick<ParcelRow, 'orderId' | 'requestId' | 'exchangeId'>>;

/** A parcel leaves our warehouse, or a merchant's of whom we do not know the place: its journey starts there, its carrier is asked later. */
export async function startJourney(tx: Tx, sent: Sent, from: 'warehouse' | 'merchant', now: number): Promise<void> {
  const place = from === 'warehouse' ? (await readShopSettings(tx)).papers.sendsFrom : '';
  const id = await insertParcel(tx, { ...sent, status: 'shipped', createdAt: now });
  await insertTraces(tx, [{ parcelId: id, at: now, place, text: '包裹已出库，快递员已揽收' }]);
  await plan(tx, id, now + TRACK_EVERY_MS);
}

/** undefined: it is signed, too old, or somebody asks already. That it is asked for now is written first: whoever comes meanwhile does not ask, too. */
export async function claimTrack(tx: Tx, id: string, now: number): Promise<TrackedParcel | undefined> {
  const parcel = await lockParcel(tx, id);
  if (!parcel || parcel.nextTrackAt === null || parcel.nextTrackAt > now) return undefined;
  await plan(tx, id, now + TRACK_EVERY_MS);
  const { province = '', city = '', district = '', mobile = '' } = parcel.address ?? {};
  const { company, trackingNo, createdAt: sentAt } = parcel;
  const left = (await listKnownTraces(tx, id)).find(({ at }) => at === sentAt);
  return {
    company,
    trackingNo,
    sentAt,
    from: left?.place ?? '',
    to: { province, city, district },
    tail: mobile.slice(-4),
  };
}

/** undefined: the carrier did not answer. */
export const askCarrier = (
  parcel: TrackedParcel,
  { gateways, log, now }: Pick<Server, 'gateways' | 'log' | 'now'>,
): Promise<Step[] | undefined> =>
  gateways.carrier.track(parcel, now()).catch((error: unknown) => {
    log.warn({ err: error, parcel: parcel.trackingNo }, 'the carrier did not answer');
    return undefined;
  });

/** Stores what is new. A parcel that is signed is never asked for again. */
export async function bookTrack(tx: Tx, id: string, steps: readonly Step[] | undefined, now: number): Promise<void> {
  const parcel = await lockParcel(tx, id);
  if (!parcel) return;
  const known = await listKnownTraces(tx, id);
  const fresh = (steps ?? []).filter((step) => !known.some((one) => one.at === step.at && one.text === step.text));
  if (fresh.length > 0)
    await insertTraces(
      tx,
      fresh.map((step) => ({ ...step, parcelId: id })),
    );
  const signed = isSigned(steps ?? []);
  if (!signed && now <= parcel.createdAt + GIVE_UP_MS) return;
  await updateNextTrack(tx, id, null);
  await unschedule(tx, TRACK_JOB, id);
  if (!signed) return;
  const { orderId, requestId } = parcel;
  if (orderId !== null) await tellSigned(tx, { orderGroup: 'order', orderId });
  else if (requestId !== null) await tellSigned(tx, { orderGroup: 'escrow', orderId: requestId });
}

async function plan(tx: Tx, id: string, at: number): Promise<void> {
  await updateNextTrack(tx, id, at);
  await schedule(tx, TRACK_JOB, id, at);
}

const track: Errand<TrackedParcel, Step[] | undefined> = {
  lane: 'carrier',
  claim: (tx, id, server) => claimTrack(tx, id, server.now()),
  send: askCarrier,
  book: (tx, id, steps, server) => bookTrack(tx, id, steps, server.now()),
};
export const parcelJobs = { [TRACK_JOB]: track } satisfies JobHandlers;
