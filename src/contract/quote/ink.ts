/**
 * A signature (rule 30.7): strokes as points in thousandths of the field, so that a phone that is turned loses nothing. The outline is made
 * here for the screen, the offer and the paper, so that all show the same.
 */
import { getStroke } from 'perfect-freehand';

/** x, y, pressure: each from 0 to 1000. */
export type InkPoint = readonly number[];
export type Ink = readonly (readonly InkPoint[])[];

/** Shape of the field: what is drawn keeps its proportions wherever it is shown. */
export const INK_WIDTH = 327;
export const INK_HEIGHT = 168;
const PEN = 5;
/** Of the field's width: what nobody calls a name. */
const LEAST_WAY = 120;

const wayOf = (points: readonly InkPoint[]): number =>
  points.reduce((all, [x = 0, y = 0], i) => {
    const [beforeX = x, beforeY = y] = points[i - 1] ?? [];
    return all + Math.hypot(x - beforeX, ((y - beforeY) * INK_HEIGHT) / INK_WIDTH);
  }, 0);

/** Something was written: no dots, no single tap. */
export const isInk = (ink: Ink): boolean => ink.reduce((all, stroke) => all + wayOf(stroke), 0) >= LEAST_WAY;

const two = (value: number): string => String(Math.round(value * 100) / 100);

/** One path of SVG for each stroke, in a field of INK_WIDTH x INK_HEIGHT. */
export function inkPaths(ink: Ink): string[] {
  return ink.map((stroke) => {
    const points = stroke.map(([x = 0, y = 0, pressure = 500]) => [
      (x / 1000) * INK_WIDTH,
      (y / 1000) * INK_HEIGHT,
      pressure / 1000,
    ]);
    const outline = getStroke(points, { size: PEN, thinning: 0.5, smoothing: 0.5, streamline: 0.4 });
    return outline.length === 0
      ? ''
      : `${outline.map(([x = 0, y = 0], i) => `${i === 0 ? 'M' : 'L'}${two(x)} ${two(y)}`).join('')}Z`;
  });
}
