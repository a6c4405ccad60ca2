/** The others, the nearest first: for who cannot see the map, and for who would rather read. */
import type { ReactElement } from 'react';
import type { StoreCard } from '@/contract';
import { distanceText } from '@/domain/place/place';
import { Cell, Cells } from '@/ui/kit/Cell';

interface PlaceRowsProps {
  places: readonly StoreCard[];
  onChoose: (place: StoreCard) => void;
}

export const PlaceRows = ({ places, onChoose }: PlaceRowsProps): ReactElement | null =>
  places.length === 0 ? null : (
    <Cells place="next">
      {places.map((place) => (
        <Cell
          key={place.id}
          label={place.name}
          note={`${place.hours}　${place.open ? '营业中' : '休息中'}`}
          arrow={false}
          onPress={() => onChoose(place)}
        >
          {place.distance === undefined ? place.city : distanceText(place.distance)}
        </Cell>
      ))}
    </Cells>
  );
