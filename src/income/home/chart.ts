/** The line of a trend as an SVG, and the few rows of its table. Pure; values in fen. */
import type { IncomeStat } from '@/contract';
import { last } from '@/core/lib/last';

type Trend = IncomeStat['trend'];
export const WIDTH = 280;
export const HEIGHT = 116;
const LINES = 3;
/** Room over the highest line and under the lowest for their strokes. */
const EDGE = 4;
/** Fen between two lines of the grid: the next of these, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

export interface Scale {
  /** The grid from the top down. */
  ticks: number[];
  low: number;
  high: number;
}

/** Round lines that hold all values; zero is always among them. */
export function scaleOf(values: readonly number[]): Scale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const least = Math.max(100, (top - bottom) / LINES);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (STEPS.find((one) => one * power >= least) ?? 10);
  const low = Math.floor(bottom / step) * step;
  const high = Math.max(Math.ceil(top / step), LINES + low / step, 1) * step;
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, i) => high - i * step) };
}

const heightOf = (value: number, { low, high }: Scale): number =>
  Math.round((HEIGHT - ((value - low) / (high - low)) * HEIGHT) * 10) / 10;

/** Points of the line, evenly over the width; a line of one value runs through. */
export function pointsOf(values: readonly number[], scale: Scale): [x: number, y: number][] {
  const gap = WIDTH / Math.max(1, values.length - 1);
  return values.map((value, i) => [Math.round(gap * i * 10) / 10, heightOf(value, scale)]);
}

/** How far below the top of the drawing the line ends, in percent of its height. */
export const endOf = (values: readonly number[]): number =>
  ((heightOf(last(values) ?? 0, scaleOf(values)) + EDGE) / (HEIGHT + 2 * EDGE)) * 100;

/** The line and what lies under it, as a mask over the colour of the page. */
export function chartSvg(values: readonly number[]): string {
  const scale = scaleOf(values);
  const points = pointsOf(values, scale);
  const line = points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (!before) return `M${x} ${y}`;
      const half = (before[0] + x) / 2;
      return `C${half} ${before[1]} ${half} ${y} ${x} ${y}`;
    })
    .join('');
  const zero = heightOf(0, scale);
  const area = `${line}L${WIDTH} ${zero}L0 ${zero}Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-EDGE} ${WIDTH} ${HEIGHT + 2 * EDGE}" preserveAspectRatio="none"><defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity=".2"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><path d="${area}" fill="url(#a)"/><path d="${line}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></svg>`;
}

/** At most this many lines of a table; days are gathered into weeks beyond it. */
const ROWS = 7;
const WEEK = 7;

export interface TableRow {
  key: string;
  label: string;
  fen: number;
}

/** One row for each day or month; of many days one for each week, the last with the days that are over. */
export function tableOf(trend: Trend): TableRow[] {
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
