/** The tables of a store with who comes within the hour. */
import type { TableState } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import { listComing } from '../../booking/repository';
import { readTables } from '../session/presenter';

const SOON_MS = 60 * 60_000;

async function comingOf(tx: Tx, storeId: string, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await listComing(tx, storeId, { from: now - SOON_MS / 2, to: now + SOON_MS });
  return new Map(rows.map(({ roomId, startAt }) => [roomId, startAt] as const).toReversed());
}

export const comingTables = (tx: Tx, storeId: string, now: number): Promise<TableState[]> =>
  readTables(tx, storeId, comingOf, now);
