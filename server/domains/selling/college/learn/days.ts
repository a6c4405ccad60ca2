/** Days on which somebody learned, and how many in a row. */
import type { Tx } from '../../../../db/client';
import { DAY_MS, dayOf } from '../../../../lib/shanghai';
import { listDays } from '../repository';

/** Nobody's row of days is longer that is counted. */
const BACK_MS = 400 * DAY_MS;

/** In a row, up to today; a day that is not over yet breaks nothing. */
export function streakOf(days: ReadonlySet<string>, now: number): number {
  let at = days.has(dayOf(now)) ? now : now - DAY_MS;
  let streak = 0;
  while (days.has(dayOf(at))) {
    streak += 1;
    at -= DAY_MS;
  }
  return streak;
}

export async function readDays(tx: Tx, memberId: string, now: number): Promise<{ month: string[]; streak: number }> {
  const days = await listDays(tx, memberId, dayOf(now - BACK_MS));
  const month = dayOf(now).slice(0, 7);
  return { month: days.filter((day) => day.startsWith(month)).toReversed(), streak: streakOf(new Set(days), now) };
}
