/**
 * The pieces of a conversation, in the order in which they are read, as screen readers go by the document. Whatever is put before others makes the
 * mini-program send all of them again, so there are empty places before the first ones: an older piece is put into its own, and only that is sent. The
 * first place of all is for the next row of places, once these are full.
 */
import { useRef, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { PiecesProps } from './types';

const PLACES = 8;
/** From the one that is read first to the one next to what was there. */
const ORDER = Array.from({ length: PLACES }, (_, i) => PLACES - 1 - i);

/** `pieces`: the newest first. */
function Older({ pieces, render }: PiecesProps): ReactElement {
  const rest = pieces.slice(PLACES);
  return (
    <View>
      <View>{rest.length > 0 ? <Older pieces={rest} render={render} /> : null}</View>
      {ORDER.map((place) => {
        const piece = pieces[place];
        return <View key={place}>{piece ? render(piece) : null}</View>;
      })}
    </View>
  );
}

export function Pieces({ pieces, render }: PiecesProps): ReactElement {
  const first = useRef<number>();
  // Another window begins anew.
  if (!pieces.some(({ key }) => key === first.current)) first.current = pieces[0]?.key;
  const from = Math.max(
    0,
    pieces.findIndex(({ key }) => key === first.current),
  );
  return (
    <>
      <Older key={first.current} pieces={pieces.slice(0, from).reverse()} render={render} />
      <View>{pieces.slice(from).map(render)}</View>
    </>
  );
}
