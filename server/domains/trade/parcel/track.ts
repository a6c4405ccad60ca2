/**
 * Where a parcel is. Carriers are asked now and then, and one that can is asked once to tell of every step by itself. What they say is stored
 * through one door, whoever brings it (`bookSteps`), so that a carrier that is down leaves the last word it had.
 */
import type { Db, Tx } from '../../../db/client';
import { transact } from '../../../db/transact';
import { CarrierRefusal, isSigned, type Step, type Told, type TrackedParcel } from '../../../gateways/carrier';
import type { Server } from '../../../http/context';
import type { Errand, JobHandlers } from '../../../jobs/runner';
import { schedule, unschedule } from '../../../db/timers';
import { DAY_MS } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import { tellSigned } from '../payment/shipping';
import {
  findNextTrack,
  insertParcel,
  insertTraces,
  listByNumber,
  listKnownTraces,
  lockParcel,
  updateNextTrack,
  type Addressed,
  type ParcelRow,
} from './repository';

const TRACK_JOB = 'parcel.track';
const SUBSCRIBE_JOB = 'parcel.subscribe';
/** Where a carrier tells what happens by itself (notify.ts). */
export const CARRIER_NOTIFY_PATH = '/carrier/notify';
const TRACK_EVERY_MS = 2 * 3_600_000;
/** A carrier that tells by itself is asked when it has been silent for so long. */
const SILENT_MS = DAY_MS;
/** A parcel that is older is not asked for any more. */
const GIVE_UP_MS = 30 * DAY_MS;
/** What is told of an older one is of another parcel under its number. */
const TOLD_OF_MS = 90 * DAY_MS;

type Sent = Pick<ParcelRow, 'company' | 'companyTel' | 'trackingNo' | 'lines'> &
  Partial<Pick<ParcelRow, 'orderId' | 'requestId' | 'exchangeId'>>;

/** A parcel leaves our warehouse, or a merchant's of whom we do not know the place: its journey starts there, its carrier is asked later. */
export async function startJourney(tx: Tx, sent: Sent, from: 'warehouse' | 'merchant', now: number): Promise<void> {
  const place = from === 'warehouse' ? (await readShopSettings(tx)).papers.sendsFrom : '';
  const id = await insertParcel(tx, { ...sent, status: 'shipped', createdAt: now });
  await insertTraces(tx, [{ parcelId: id, at: now, place, text: '包裹已出库，快递员已揽收' }]);
  await plan(tx, id, now + TRACK_EVERY_MS);
  await schedule(tx, SUBSCRIBE_JOB, id, now);
}

/** What a carrier is asked about. */
async function trackedOf(tx: Tx, parcel: Addressed): Promise<TrackedParcel> {
  const { province = '', city = '', district = '', mobile = '' } = parcel.address ?? {};
  const { company, trackingNo, createdAt: sentAt } = parcel;
  const left = (await listKnownTraces(tx, parcel.id)).find(({ at }) => at === sentAt);
  return {
    company,
    trackingNo,
    sentAt,
    from: left?.place ?? '',
    to: { province, city, district },
    tail: mobile.slice(-4),
  };
}

/** undefined: it is signed, too old, or somebody asks already. That it is asked for now is written first: whoever comes meanwhile does not ask, too. */
export async function claimTrack(tx: Tx, id: string, now: number): Promise<TrackedParcel | undefined> {
  const parcel = await lockParcel(tx, id);
  if (!parcel || parcel.nextTrackAt === null || parcel.nextTrackAt > now) return undefined;
  await plan(tx, id, now + TRACK_EVERY_MS);
  return trackedOf(tx, parcel);
}

/** refused: the carrier will never know it. undefined: it did not answer. */
type Heard = Step[] | 'refused' | undefined;

export const askCarrier = (
  parcel: TrackedParcel,
  { gateways, log, now }: Pick<Server, 'gateways' | 'log' | 'now'>,
): Promise<Heard> =>
  gateways.carrier.track(parcel, now()).catch((error: unknown): Heard => {
    const isRefused = error instanceof CarrierRefusal;
    const words = isRefused ? 'the carrier knows no such parcel' : 'the carrier did not answer';
    log.warn({ err: error, parcel: parcel.trackingNo }, words);
    return isRefused ? 'refused' : undefined;
  });

/** What an asked carrier said. One that refuses is not asked again. */
export async function bookTrack(tx: Tx, id: string, heard: Heard, now: number): Promise<void> {
  if (heard === 'refused') await stopAsking(tx, id);
  else await bookSteps(tx, id, heard ?? [], now);
}

/** The one door for what a carrier tells: stores what is new. A parcel whose journey is over is never asked for again; whether this one still is. */
async function bookSteps(tx: Tx, id: string, steps: readonly Step[], now: number): Promise<boolean> {
  const parcel = await lockParcel(tx, id);
  if (!parcel) return false;
  const keyOf = ({ at, text }: Pick<Step, 'at' | 'text'>) => `${at} ${text}`;
  const fresh = new Map(steps.map((step) => [keyOf(step), step]));
  for (const known of await listKnownTraces(tx, id)) fresh.delete(keyOf(known));
  const rows = [...fresh.values()].map(({ at, place, text }) => ({ at, place, text, parcelId: id }));
  if (rows.length > 0) await insertTraces(tx, rows);
  if (parcel.nextTrackAt === null) return false;
  const isOver = isSigned(steps) || steps.some(({ isEnd }) => isEnd);
  if (!isOver && now <= parcel.createdAt + GIVE_UP_MS) return true;
  await stopAsking(tx, id);
  if (isSigned(steps)) await tellOfSigned(tx, parcel);
  return false;
}

/** Whoever paid for it in the mini-program is reminded there to confirm. */
async function tellOfSigned(tx: Tx, { orderId, requestId }: ParcelRow): Promise<void> {
  if (orderId !== null) await tellSigned(tx, { orderGroup: 'order', orderId });
  else if (requestId !== null) await tellSigned(tx, { orderGroup: 'escrow', orderId: requestId });
}

async function stopAsking(tx: Tx, id: string): Promise<void> {
  await updateNextTrack(tx, id, null);
  await unschedule(tx, TRACK_JOB, id);
}

/** What a carrier tells by itself: of every parcel of ours that it means, of none when we have none. The same told twice changes nothing. */
export async function takeTold(db: Db, told: Told, now: number): Promise<void> {
  const meant = await listByNumber(db, told.trackingNo, now - TOLD_OF_MS);
  for (const { id, company } of meant) {
    if (!told.isOf(company)) continue;
    const book = async (tx: Tx) => {
      // The job stays as it is and sees by itself that it is early: who holds the parcel must not wait for a job that waits for the parcel.
      if (await bookSteps(tx, id, told.steps, now))
        await updateNextTrack(tx, id, now + (told.isLeft ? TRACK_EVERY_MS : SILENT_MS));
    };
    await transact(db, book, { isOnce: true });
  }
}

async function plan(tx: Tx, id: string, at: number): Promise<void> {
  await updateNextTrack(tx, id, at);
  await schedule(tx, TRACK_JOB, id, at);
}

const track: Errand<TrackedParcel, Heard> = {
  lane: 'carrier',
  claim: async (tx, id, server) => {
    const next = await findNextTrack(tx, id);
    if (next === null || next <= server.now()) return claimTrack(tx, id, server.now());
    await schedule(tx, TRACK_JOB, id, next);
    return undefined;
  },
  send: askCarrier,
  book: (tx, id, heard, server) => bookTrack(tx, id, heard, server.now()),
};

interface Subscription {
  parcel: TrackedParcel;
  callback: string;
}
/** A carrier that refuses is asked now and then, as one that cannot tell by itself. */
const subscribe: Errand<Subscription, 'told' | 'refused'> = {
  lane: 'carrier',
  claim: async (tx, id, server) => {
    if (!server.gateways.carrier.pushes) return undefined;
    const parcel = await lockParcel(tx, id);
    if (!parcel || parcel.nextTrackAt === null) return undefined;
    return { parcel: await trackedOf(tx, parcel), callback: `${server.config.publicUrl}${CARRIER_NOTIFY_PATH}` };
  },
  send: async ({ parcel, callback }, { gateways, log }) => {
    try {
      await gateways.carrier.subscribe(parcel, callback);
      return 'told';
    } catch (error) {
      if (!(error instanceof CarrierRefusal)) throw error;
      log.warn({ err: error, parcel: parcel.trackingNo }, 'the carrier will not tell of it by itself');
      return 'refused';
    }
  },
  book: async (tx, id, answer, server) => {
    const parcel = answer === 'told' ? await lockParcel(tx, id) : undefined;
    if (parcel && parcel.nextTrackAt !== null) await updateNextTrack(tx, id, server.now() + SILENT_MS);
  },
};

export const parcelJobs = { [TRACK_JOB]: track, [SUBSCRIBE_JOB]: subscribe } satisfies JobHandlers;
