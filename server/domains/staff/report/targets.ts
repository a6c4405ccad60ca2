/** What a store is to reach in some days, out of what was set for the month or for a day (rule 32.6). */
import { daysIn, listDays, monthEnd } from './days';
import type { TargetRow } from './repository';

interface Days {
  storeId: string;
  from: string;
  to: string;
}

/**
 * A day that has a target of its own counts with it, any other with its share of the month; the shares of a month come to the month. The month as
 * far as it has gone is asked for as a whole, as its target was set. undefined: a day has none.
 */
export function targetOf(
  targets: readonly TargetRow[],
  figure: string,
  { storeId, from, to }: Days,
  today: string,
): number | undefined {
  const set = (period: string) =>
    targets.find((one) => one.storeId === storeId && one.figure === figure && one.period === period)?.value;
  const month = from.slice(0, 7);
  const end = monthEnd(from);
  const isWhole = from === `${month}-01` && to.startsWith(month) && from !== to && (to === end || to === today);
  if (isWhole && set(month) !== undefined) return set(month);
  let all = 0;
  for (const day of listDays(from, to)) {
    const share = set(day) ?? shareOf(set(day.slice(0, 7)), day);
    if (share === undefined) return undefined;
    all += share;
  }
  return all;
}

function shareOf(month: number | undefined, day: string): number | undefined {
  if (month === undefined) return undefined;
  const days = daysIn(`${day.slice(0, 7)}-01`, monthEnd(day));
  const at = Number(day.slice(8));
  return Math.floor((month * at) / days) - Math.floor((month * (at - 1)) / days);
}

/** Of several stores: only where each has one, or the rate would be about something else. */
export function targetOfAll(
  targets: readonly TargetRow[],
  figure: string,
  { storeIds, ...days }: { storeIds: readonly string[]; from: string; to: string },
  today: string,
): number | undefined {
  let all = 0;
  for (const storeId of storeIds) {
    const one = targetOf(targets, figure, { storeId, ...days }, today);
    if (one === undefined) return undefined;
    all += one;
  }
  return all;
}
