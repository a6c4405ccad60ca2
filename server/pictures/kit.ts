/** One drawable picture. Drawing is deferred: the registry is built at start-up, the SVG only when it is asked for. */
export interface Plate {
  width: number;
  height: number;
  draw: () => string;
}

export type Plates = Record<string, Plate>;

export const plate = (width: number, height: number, draw: () => string): Plate => ({ width, height, draw });

export const square = (draw: () => string): Plate => plate(750, 750, draw);

/** Numbers a list of drawings from 1: `series('store', [...])` gives `store/1`, `store/2`, ... */
export function series(group: string, plates: Plate[]): Plates {
  return Object.fromEntries(plates.map((one, index) => [`${group}/${index + 1}`, one]));
}
