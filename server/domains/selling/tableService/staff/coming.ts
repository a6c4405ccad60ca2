/** The tables of a store with who comes within the hour. */
import type { TableState } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import { notFound } from '../../../../http/errors';
import { listComing } from '../../booking/repository';
import { roomsOfBooking } from '../../booking/seating';
import { listTables } from '../rows/session/repository';
import { readTables } from '../session/presenter';

const SOON_MS = 60 * 60_000;

/** By room; `exceptId` is a booking that does not count. */
async function comingOf(
  tx: Tx,
  { storeId, exceptId }: { storeId: string; exceptId?: string },
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await listComing(tx, storeId, { from: now - SOON_MS / 2, to: now + SOON_MS });
  return new Map(
    rows
      .filter(({ id }) => id !== exceptId)
      .map(({ roomId, startAt }) => [roomId, startAt] as const)
      .toReversed(),
  );
}

export const comingTables = (tx: Tx, storeId: string, now: number): Promise<TableState[]> =>
  readTables(tx, storeId, (_tx, id) => comingOf(tx, { storeId: id }, now), now);

interface Seating {
  storeId: string;
  bookingId: string;
}

/** As they stand for the guests of a booking: its own room is not taken by itself. 404 a booking of another store. */
export async function tablesFor(tx: Tx, { storeId, bookingId }: Seating, now: number): Promise<TableState[]> {
  const roomIds = await roomsOfBooking(tx, bookingId, storeId);
  if (!roomIds) throw notFound();
  const own = new Set(
    (await listTables(tx, storeId)).filter(({ roomId }) => roomId && roomIds.includes(roomId)).map(({ id }) => id),
  );
  const tables = await readTables(tx, storeId, () => comingOf(tx, { storeId, exceptId: bookingId }, now), now);
  return tables.map((table) => (own.has(table.id) ? { ...table, own: true } : table));
}
