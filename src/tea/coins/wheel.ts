/** The nine-grid: eight prizes run around the button in the middle. Pure. */

/** Cells of a 3x3 grid in reading order, as places on the ring; undefined = the middle. */
export const RING: readonly (number | undefined)[] = [0, 1, 2, 7, undefined, 3, 6, 5, 4];

const ROUNDS = 3;
/** Places that are lit one after the other until the light stands on `to`. */
export function pathTo(from: number, to: number, size: number): number[] {
  const steps = ROUNDS * size + ((((to - from) % size) + size) % size);
  return Array.from({ length: steps }, (_, i) => (from + i + 1) % size);
}

/** Milliseconds a step stands: quick at first, slower over the last eight. */
export const stepMs = (at: number, steps: number): number => {
  const left = steps - at;
  return left > 8 ? 60 : 60 + (9 - left) * 30;
};
