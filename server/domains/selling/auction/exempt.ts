/**
 * Deposits that a level spares (rule 13.4). What runs counts against the level's sum, and so does, for good, what a winner would have
 * lost by not paying.
 */
import type { Tx } from '../../../db/client';
import { loadPriceViewer } from '../../people/pricing/viewer';
import { sumExempt } from './repository';

export async function isSpared(tx: Tx, memberId: string, deposit: number, now: number): Promise<boolean> {
  if (deposit === 0) return false;
  const free = (await loadPriceViewer(tx, memberId, now))?.level.depositFree ?? 0;
  return deposit <= free && deposit <= free - (await sumExempt(tx, memberId));
}
