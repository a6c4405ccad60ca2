/** Growth lasts for twelve months (rule 9.10): what is older goes, what was taken back meanwhile is taken from the oldest. */
import type { Tx } from '../../../db/client';
import { schedule } from '../../../db/timers';
import { DAY_MS, dayOf, monthsAfter, startOfDay } from '../../../lib/shanghai';
import { book, memberOwner } from '../../people/ledger/service';
import { findLastOf, listOutdated } from './repository';

export const GROWTH_JOB = 'vip.growth';
const KEY = 'daily';
export const GROWTH_MONTHS = 12;

/** At every start, too: what became due while nothing ran goes at once. */
export const planGrowth = (tx: Tx, at: number): Promise<void> => schedule(tx, GROWTH_JOB, KEY, at);

/** Once a day: a second run of the same day finds nothing left. */
export async function expireGrowth(tx: Tx, now: number): Promise<void> {
  for (const { memberId, left } of await listOutdated(tx, monthsAfter(now, -GROWTH_MONTHS))) {
    await book(tx, {
      owner: memberOwner(memberId),
      unit: 'growth',
      bizType: 'expire',
      bizId: dayOf(now),
      delta: -left,
      title: '成长值到期',
      at: now,
    });
  }
  await planGrowth(tx, startOfDay(now) + DAY_MS);
}

/** When the growth falls below `need` if nothing comes in; undefined when it never does. */
export async function endOfLevel(tx: Tx, memberId: string, need: number): Promise<number | undefined> {
  if (need === 0) return undefined;
  const at = await findLastOf(tx, memberId, need);
  return at === undefined ? undefined : monthsAfter(at, GROWTH_MONTHS);
}
