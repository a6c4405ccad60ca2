/** A line through values, as the SVG of a mask. Pure. */
import { last } from '@/core/lib/last';

export const WIDTH = 280;
export const HEIGHT = 116;
const LINES = 3;
/** Room over the highest line and under the lowest for their strokes. */
const EDGE = 4;
/** Between two lines of the grid: the next of these, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

interface Scale {
  /** The grid from the top down. */
  ticks: number[];
  low: number;
  high: number;
}

/** Round lines that hold all values, at least `least` apart; zero is always among them. */
export function scaleOf(values: readonly number[], least: number): Scale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const apart = Math.max(least, (top - bottom) / LINES);
  const power = 10 ** Math.floor(Math.log10(apart));
  const step = power * (STEPS.find((one) => one * power >= apart) ?? 10);
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
export const endOf = (values: readonly number[], scale: Scale): number =>
  ((heightOf(last(values) ?? 0, scale) + EDGE) / (HEIGHT + 2 * EDGE)) * 100;

/** The line and what lies under it, as a mask over the colour of the page. */
export function curveSvg(values: readonly number[], scale: Scale): string {
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
