/**
 * Rows that came all at once, say the lines of a basket. They stand in places of some rows, each sent to the mini-program when it comes
 * near. A row keeps its place while others leave: what leaves has all its siblings sent again. Long lists are drawn by `List`.
 */
import { Fragment, useRef, type ReactElement, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { Blocks } from './Blocks';

/** Lines of a basket or an order: the first place fills a screen, so that what stands below is not pushed down before somebody's eyes. */
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

/** New rows go behind the others; where they stand in between, all are laid out anew. */
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
