/** A line through values and what lies under it, as the SVG of a mask. Pure. */
import { last } from '@/core/lib/last';
import { EDGE, HEIGHT, heightOf, WIDTH, type Scale } from './scale';

/** Points of the line, evenly over the width; a line of one value runs through. */
export function pointsOf(values: readonly number[], scale: Scale): [x: number, y: number][] {
  const through = values.length === 1 ? [...values, ...values] : values;
  const gap = WIDTH / Math.max(1, through.length - 1);
  return through.map((value, i) => [Math.round(gap * i * 10) / 10, heightOf(value, scale)]);
}

/** How far below the top of the drawing the line ends, in percent of its height. */
export const endOf = (values: readonly number[], scale: Scale): number =>
  ((heightOf(last(values) ?? 0, scale) + EDGE) / (HEIGHT + 2 * EDGE)) * 100;

const HEAD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-EDGE} ${WIDTH} ${HEIGHT + 2 * EDGE}" preserveAspectRatio="none">`;
const EMPTY = `${HEAD}</svg>`;

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
  if (line === '') return EMPTY;
  const zero = heightOf(0, scale);
  const area = `${line}L${WIDTH} ${zero}L0 ${zero}Z`;
  return `${HEAD}<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity=".2"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><path d="${area}" fill="url(#a)"/><path d="${line}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></svg>`;
}
