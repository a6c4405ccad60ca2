/** Which points a day asks for, until when, and how they stand (rule 36.1). */
import type { PatrolPlanRow } from '../../../../src/contract/patrol/shapes';
import { DAY_MS, dayOf, startOfDay, weekdayOf } from '../../../lib/shanghai';
import type { PatrolRow, Point } from './repository';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** What is found later in the day than that is put right on the next one. */
const SAME_DAY_UNTIL = 16;
const SAME_DAY_BY = 18;
const NEXT_DAY_BY = 12;

/** 1 = Monday, 7 = Sunday. */
const dayOfWeek = (at: number): number => weekdayOf(at) || 7;
export const mondayOf = (at: number): number => startOfDay(at) - (dayOfWeek(at) - 1) * DAY_MS;

const timeMs = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * HOUR_MS + minute * MINUTE_MS;
};

/** A weekly point stands on its day and, not done, on those after it until Sunday. */
const dueOf = ({ frequency, weekday, dueTime }: Point, day: number): number =>
  (frequency === 'daily' ? day : mondayOf(day) + (weekday - 1) * DAY_MS) + timeMs(dueTime);

/** By when what is found at `at` has to be put right. */
export function fixByOf(at: number): number {
  const day = startOfDay(at);
  return at < day + SAME_DAY_UNTIL * HOUR_MS ? day + SAME_DAY_BY * HOUR_MS : day + DAY_MS + NEXT_DAY_BY * HOUR_MS;
}

/** `records`: those since Monday of the day's week, the newest first. Overdue first, then what is open by its time, then what is done. */
export function planOf(
  points: readonly Point[],
  records: readonly PatrolRow[],
  { day, now, storeName }: { day: number; now: number; storeName: (id: string) => string },
): PatrolPlanRow[] {
  const today = dayOf(day);
  const rows = points.flatMap((point): PatrolPlanRow[] => {
    const own = records.filter(({ pointId, day: of }) => pointId === point.id && of <= today);
    const ofDay = own.find(({ day: of }) => of === today);
    if (point.frequency === 'weekly' && !ofDay && (dayOfWeek(day) < point.weekday || own.length > 0)) return [];
    const dueAt = dueOf(point, day);
    const { id, code, name, area, frequency } = point;
    const open = now > dueAt ? ('overdue' as const) : ('open' as const);
    return [
      {
        ...{ id, code, name, area, frequency, dueAt, store: storeName(point.storeId) },
        state: ofDay ? 'done' : open,
        ...(ofDay && { recordId: ofDay.id, doneAt: ofDay.at, doneBy: ofDay.by?.name ?? '', status: ofDay.status }),
      },
    ];
  });
  const rank = { overdue: 0, open: 1, done: 2 };
  return rows.sort((a, b) => rank[a.state] - rank[b.state] || a.dueAt - b.dueAt);
}
