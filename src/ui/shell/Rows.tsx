/**
 * Rows that came in one answer, the lines of a basket for example. They are wrapped in groups of `place` rows, and the
 * mini-program is sent a group when it comes near. A row stays in its group when others are removed: the siblings of a removed
 * node are all sent again, and so they are few. Long lists are drawn by `List`.
 */
import { Fragment, useRef, type ReactElement, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { Blocks } from './Blocks';

/** Lines of a basket or an order: the first group fills a screen, so that what it pushes down is not in sight. */
const LINES = 8;

interface RowsProps<T> {
  rows: readonly T[];
  keyOf: (row: T) => string;
  render: (row: T) => ReactNode;
  /** How many rows are sent together: fewer where one is a card with many nodes. */
  place?: number;
}

export function Rows<T>({ rows, keyOf, render, place: size = LINES }: RowsProps<T>): ReactElement {
  const placeOf = usePlaces(rows.map(keyOf), size);
  const places: T[][] = [];
  for (const row of rows) (places[placeOf(keyOf(row))] ??= []).push(row);
  return (
    <Blocks>
      {Array.from(places, (place, at) => (
        <View key={at}>
          {place?.map((row) => (
            <Fragment key={keyOf(row)}>{render(row)}</Fragment>
          ))}
        </View>
      ))}
    </Blocks>
  );
}

/** The group of each row. New rows go to the last group; a new row between others has all rows grouped anew. */
function usePlaces(keys: readonly string[], size: number): (key: string) => number {
  const places = useRef(new Map<string, number>());
  const placeOf = (key: string) => places.current.get(key) ?? 0;
  const add = () => {
    for (const key of keys)
      if (!places.current.has(key)) places.current.set(key, Math.floor(places.current.size / size));
  };
  add();
  if (keys.some((key, at) => at > 0 && placeOf(key) < placeOf(keys[at - 1] ?? ''))) {
    places.current.clear();
    add();
  }
  return placeOf;
}
