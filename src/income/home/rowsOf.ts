/** The few rows of the table of a trend. Pure; values in fen. */
import type { IncomeStat } from '@/contract';
import { last } from '@/core/lib/last';

type Trend = IncomeStat['trend'];
/** At most this many lines of a table; days are gathered into weeks beyond it. */
const ROWS = 7;
const WEEK = 7;

interface TableRow {
  key: string;
  label: string;
  fen: number;
}

/** One row for each day or month; of many days one for each week, the last with the days that are over. */
export function rowsOf(trend: Trend): TableRow[] {
  if (trend.length <= ROWS) return trend.map(({ key, label, value }) => ({ key, label, fen: Number(value) }));
  const weeks = Math.floor(trend.length / WEEK);
  return Array.from({ length: weeks }, (_, i) => {
    const days = trend.slice(i * WEEK, i === weeks - 1 ? undefined : (i + 1) * WEEK);
    return {
      key: days[0]?.key ?? '',
      label: `${days[0]?.label ?? ''} 至 ${last(days)?.label ?? ''}`,
      fen: days.reduce((sum, { value }) => sum + Number(value), 0),
    };
  });
}
