/** What an adoption is doing follows from what of it waits (rule 25.4). */
import type { Tx } from '../../../../db/client';
import { ALIVE, findAdoption, updateAdoption } from './repository';
import { listHarvests, type HarvestRow } from '../harvest/repository';

/** The adoption's row is locked. What is to be claimed comes first; one that is over stays over. */
export async function refreshState(tx: Tx, adoptionId: string): Promise<void> {
  const row = await findAdoption(tx, adoptionId);
  if (!row || !ALIVE.includes(row.status)) return;
  const all = await listHarvests(tx, [adoptionId]);
  const has = (status: HarvestRow['status']) => all.some((one) => one.status === status);
  const status = has('claimable') ? 'claimable' : has('making') || has('chooseCraft') ? 'making' : 'growing';
  if (status !== row.status) await updateAdoption(tx, adoptionId, { status });
}
