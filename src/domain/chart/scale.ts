/** Scales and paths of the charts. Pure: the same picture in a browser and in the mini-program (13.2 of the design). */

/** What a drawing is drawn in; it is stretched to its place, its lines are not. */
export const WIDTH = 280;
export const HEIGHT = 116;
/** Room over the highest line and under the lowest for their strokes. */
export const EDGE = 4;
const LINES = 3;
/** Between two lines of the grid: the next of these, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

export interface Scale {
  /** The grid from the top down. */
  ticks: number[];
  low: number;
  high: number;
}

/** undefined = no data, which is not zero. */
export type Value = number | undefined;
export const isKnown = (value: Value): value is number => value !== undefined;

/** Round lines that hold all values, `least` apart or so many times that: half an order is no line. Zero is always among them. */
export function scaleOf(values: readonly number[], least: number): Scale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const apart = Math.max(least, (top - bottom) / LINES);
  const power = 10 ** Math.floor(Math.log10(apart));
  const step = power * (STEPS.find((one) => one * power >= apart && (one * power) % least === 0) ?? 10);
  const low = Math.floor(bottom / step) * step;
  const high = Math.max(Math.ceil(top / step), LINES + low / step, 1) * step;
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, i) => high - i * step) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const heightOf = (value: number, { low, high }: Scale): number =>
  round(HEIGHT - ((value - low) / (high - low)) * HEIGHT);

/** Where the n-th of so many stands: evenly over the width, one alone in the middle. */
export const leftOf = (at: number, count: number): number =>
  count < 2 ? WIDTH / 2 : round((WIDTH / (count - 1)) * at);

/**
 * A line through what is known: it breaks at a gap, and a point without neighbours is a dot. Between two points it rises and falls once, so it
 * never says more than they do.
 */
export function linePath(values: readonly Value[], scale: Scale): string {
  let path = '';
  values.forEach((value, at) => {
    if (!isKnown(value)) return;
    const [x, y] = [leftOf(at, values.length), heightOf(value, scale)];
    const before = values[at - 1];
    if (isKnown(before)) {
      const half = round((leftOf(at - 1, values.length) + x) / 2);
      path += `C${half} ${heightOf(before, scale)} ${half} ${y} ${x} ${y}`;
    } else path += `M${x} ${y}${isKnown(values[at + 1]) ? '' : 'h0.1'}`;
  });
  return path;
}

/** At most five series; each has a dash of its own, so a grey print still reads. */
const DASHES = ['', '6 4', '1.5 4', '8 3 2 3', '12 4'] as const;
export const MOST_SERIES = DASHES.length;

/** A series as a mask over its colour; `running`: the last leg is not over and drawn in dots. */
export function lineSvg(values: readonly Value[], scale: Scale, { nth = 0, running = false } = {}): string {
  const dash = DASHES[nth % DASHES.length];
  const last = values.length - 1;
  const leg = running && isKnown(values[last]) && isKnown(values[last - 1]);
  const stroke = (path: string, dashes: string | undefined) =>
    `<path d="${path}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" vector-effect="non-scaling-stroke"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`;
  const whole = leg ? [...values.slice(0, last), undefined] : values;
  const tail = leg ? values.map((value, at) => (at >= last - 1 ? value : undefined)) : [];
  const paths = [linePath(whole, scale), linePath(tail, scale)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-EDGE} ${WIDTH} ${HEIGHT + 2 * EDGE}" preserveAspectRatio="none">${paths[0] ? stroke(paths[0], dash) : ''}${paths[1] ? stroke(paths[1], '2 4') : ''}</svg>`;
}

/** So many labels fit under a drawing: the first and the last always, and some between, evenly. */
export function marksOf(count: number, most = 5): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, i) => Math.round((i * (count - 1)) / (most - 1)));
}

/** Percent of the greatest; what there is at all is seen, below zero as far as above. */
export const partOf = (value: number, most: number): number =>
  value === 0 || most === 0 ? 0 : Math.max(2, Math.min(100, (Math.abs(value) / most) * 100));

/** A funnel goes with the square root, or its tail would vanish. */
export const funnelPart = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.max(4, Math.sqrt(value / most) * 100);

/** Six steps of a heat row, 0 = nothing. */
export const heatStep = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.min(5, Math.max(1, Math.ceil((value / most) * 5)));
