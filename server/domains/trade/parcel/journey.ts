/** Parcels with their journeys, as far as the carriers have told. */
import type { ExpressView } from '../../../../src/contract/fulfilment/schemas';
import type { Tx } from '../../../db/client';
import { transact } from '../../../db/transact';
import { isSigned } from '../../../gateways/carrier';
import type { Server } from '../../../http/context';
import { DAY_MS } from '../../../lib/shanghai';
import { parcelHead } from './presenter';
import { listTraces, type ParcelRow } from './repository';
import { askCarrier, bookTrack, claimTrack } from './track';

type Journey = Omit<ExpressView['parcels'][number], 'parcel'>;
/** `Line`: what is in it. */
type Shown<Line> = Journey & { parcel: ReturnType<typeof parcelHead> & { lines: Line[] } };

const DAYS_ON_THE_WAY = 2;
/** What asking one needs. */
type Carrier = Pick<Server, 'gateways' | 'log' | 'now'>;

/** False when the carrier did not answer. One that refuses has said all that it will say. */
async function follow(db: Tx, id: string, now: number, server: Carrier): Promise<boolean> {
  const asked = await transact(db, (tx) => claimTrack(tx, id, now));
  if (!asked) return true;
  const heard = await askCarrier(asked, server);
  await transact(db, (tx) => bookTrack(tx, id, heard, now));
  return heard !== undefined;
}

/** Asks the carriers of those that are due first; one that is down leaves the last stored trace, and `staleAt` says of when. */
export async function journeysOf<Line>(
  db: Tx,
  parcels: readonly ParcelRow[],
  linesIn: (parcel: ParcelRow) => Line[],
  now: number,
  server: Carrier,
): Promise<Shown<Line>[]> {
  const due = parcels.filter(({ nextTrackAt }) => nextTrackAt !== null && nextTrackAt <= now);
  const asked = await Promise.all(due.map(async ({ id }) => ({ id, answers: await follow(db, id, now, server) })));
  const silent = new Set(asked.filter(({ answers }) => !answers).map(({ id }) => id));
  const traces = await listTraces(
    db,
    parcels.map(({ id }) => id),
    now,
  );
  return parcels.map((parcel) => {
    const own = traces.filter(({ parcelId }) => parcelId === parcel.id);
    return {
      parcel: { ...parcelHead(parcel, own), lines: linesIn(parcel) },
      traces: own.map(({ at, text, place }) => ({ at, text, place })),
      ...(isSigned(own) ? {} : { expectAt: parcel.createdAt + DAYS_ON_THE_WAY * DAY_MS }),
      ...(silent.has(parcel.id) ? { staleAt: own[0]?.at ?? parcel.createdAt } : {}),
    };
  });
}
