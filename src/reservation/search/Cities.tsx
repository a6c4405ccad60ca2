/** In which city: a chip for each that has a store; nothing where all of them are in one. */
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { Chips } from '@/ui/kit/Chip';
import { useBlock } from '@/ui/shell';

interface CitiesProps {
  city: string;
  onChange: (city: string) => void;
}

export const CityChips = ({ cities, city, onChange }: CitiesProps & { cities: readonly string[] }) =>
  cities.length > 1 ? (
    <Chips
      label="城市"
      items={[{ id: '', label: '全部城市' }, ...cities.map((id) => ({ id, label: id }))]}
      current={city}
      onChange={onChange}
    />
  ) : null;

/** Of the stores that take bookings. */
export function Cities(props: CitiesProps): ReactElement {
  const stores = useBlock(() => call('pickUp.index', {}, { hide: true }), '');
  const cities = (stores ?? []).filter(({ bookable }) => bookable).flatMap(({ city }) => city ?? []);
  return <CityChips {...props} cities={[...new Set(cities)]} />;
}
