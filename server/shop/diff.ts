/** What a push would change: new rows, changed ones field by field, those that are gone. */
import { keyOf, same, type Change, type Placed, type Table } from './sheet/table';

export function diff<R extends Record<string, unknown>>(
  // oxlint-disable-next-line typescript/no-explicit-any -- a table with any columns
  table: Table<any>,
  before: readonly R[],
  wanted: readonly Placed<R>[],
): Change<R> {
  const had = new Map(before.map((row) => [keyOf(table, row), row]));
  const change: Change<R> = { added: [], changed: [], removed: [] };
  const names = Object.keys(table.columns) as (keyof R & string)[];
  for (const { value } of wanted) {
    const key = keyOf(table, value);
    const old = had.get(key);
    had.delete(key);
    if (!old) {
      change.added.push(value);
      continue;
    }
    const after = { ...value };
    for (const name of names) {
      const it = table.columns[name];
      if (it?.kept && same(value[name], it.empty)) after[name] = old[name];
    }
    const fields = names.filter((name) => !same(old[name], after[name]));
    if (fields.length > 0) change.changed.push({ before: old, after, fields });
  }
  if (table.remove) change.removed = [...had.values()];
  return change;
}

export const sizeOf = ({ added, changed, removed }: Change<Record<string, unknown>>): number =>
  added.length + changed.length + removed.length;
