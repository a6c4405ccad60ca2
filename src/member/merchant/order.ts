/** Sorting by dragging: where a tile of a grid of three has been carried, and the row with it there. Pure. */
const COLUMNS = 3;

/** Place under the finger; `step` = from one tile to the next, in px. */
export function placeAfter(
  from: number,
  moved: { x: number; y: number },
  step: { x: number; y: number },
  count: number,
): number {
  const columns = Math.round(moved.x / step.x);
  const rows = Math.round(moved.y / step.y);
  const column = Math.min(COLUMNS - 1, Math.max(0, (from % COLUMNS) + columns));
  const row = Math.max(0, Math.floor(from / COLUMNS) + rows);
  return Math.min(count - 1, row * COLUMNS + column);
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  const one = list[from];
  if (one !== undefined) rest.splice(to, 0, one);
  return rest;
}
