/** Companions sit together (rule 35.10). Pure. */

/** 甲3 -> 甲. */
const rowOf = (name: string): string => name.replace(/\d+$/, '');

/** So many of the free seats: the first that stand beside each other in one row, else the first of all. Too few answer what there is. */
export function sideBySide(names: readonly string[], free: readonly string[], size: number): string[] {
  const isFree = new Set(free);
  for (const [i, first] of names.entries()) {
    const run = names.slice(i, i + size);
    if (run.length === size && run.every((name) => isFree.has(name) && rowOf(name) === rowOf(first))) return run;
  }
  return free.slice(0, size);
}
