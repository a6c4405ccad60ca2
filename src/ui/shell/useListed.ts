import { useRef } from 'react';

/** Collects one entry from every row that a list has shown so far; entries stay when a new question replaces the rows. */
export function useListed<T, V>(rows: readonly T[], entry: (row: T) => readonly [string, V]): ReadonlyMap<string, V> {
  const known = useRef(new Map<string, V>());
  for (const row of rows) known.current.set(...entry(row));
  return known.current;
}
