/** The wall as a list, for who reads rather than looks: what is free first, then whose the others are. */
import type { ReactElement } from 'react';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Rows } from '@/ui/shell';
import type { WallProps } from './Wall';
import { FACES, type Face } from './labels';

const ORDER: readonly Face[] = ['mine', 'chosen', 'free', 'taken', 'held'];

export function SlotList({ slots, choosing, faceOf, onPress }: WallProps): ReactElement {
  const rows = slots
    .map((slot) => ({ slot, face: faceOf(slot) }))
    .sort((a, b) => ORDER.indexOf(a.face) - ORDER.indexOf(b.face));
  return (
    <Cells place="alone">
      <Rows
        rows={rows}
        keyOf={({ slot }) => slot.id}
        render={({ slot, face }) =>
          choosing && (face === 'free' || face === 'chosen') ? (
            <Cell
              label={`窖位 ${slot.code}`}
              name={`窖位 ${slot.code}，${FACES[face]}`}
              role="checkbox"
              checked={face === 'chosen'}
              arrow={false}
              onPress={() => onPress(slot, face)}
            >
              {FACES[face]}
            </Cell>
          ) : (
            <Cell label={`窖位 ${slot.code}`} note={slot.plaque}>
              {FACES[face]}
            </Cell>
          )
        }
      />
    </Cells>
  );
}
