/** Mergings of a client that can still be undone. */
import type { ClientDetail } from '../../../../src/contract/client/schemas';
import type { Tx } from '../../../db/client';
import { DAY_MS } from '../../../lib/shanghai';
import { listMerges } from './repository';

/** As long a merging can be undone (rule 29.8). */
export const MERGE_KEPT_MS = 7 * DAY_MS;

export async function mergesOf(tx: Tx, keptId: string, since: number): Promise<ClientDetail['merges']> {
  const rows = await listMerges(tx, keptId, since);
  return rows.map(({ merge: { id, by, at }, name }) => ({ id, name, by, at, until: at + MERGE_KEPT_MS }));
}
