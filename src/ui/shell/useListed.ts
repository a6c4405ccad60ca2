import { useRef } from 'react';

/** What every row that a list has shown so far says, by its key: rows of earlier questions stay known. */
export function useListed<T, V>(rows: readonly T[], entry: (row: T) => readonly [string, V]): ReadonlyMap<string, V> {
  const known = useRef(new Map<string, V>());
  for (const row of rows) known.current.set(...entry(row));
  return known.current;
}
