/** In which city: a chip for each that has a store; nothing where all of them are in one. */
import { useState, type ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { call } from '@/core/api';
import { Chip, ChipGroup, Chips } from '@/ui/kit/Chip';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { useBlock } from '@/ui/shell';
import styles from './search.module.scss';

interface CitiesProps {
  city: string;
  onChange: (city: string) => void;
}

const itemsOf = (cities: readonly string[]) => [
  { id: '', label: '全部城市' },
  ...cities.map((id) => ({ id, label: id })),
];

export const CityChips = ({ cities, city, onChange }: CitiesProps & { cities: readonly string[] }) =>
  cities.length > 1 ? <Chips label="城市" items={itemsOf(cities)} current={city} onChange={onChange} /> : null;

/** Of the stores that take bookings: one button among what is asked, and its sheet. */
export function CityButton({ city, onChange }: CitiesProps): ReactElement | null {
  const [open, setOpen] = useState(false);
  const stores = useBlock(() => call('pickUp.index', {}, { hide: true }), '');
  const cities = [...new Set((stores ?? []).filter(({ bookable }) => bookable).flatMap((store) => store.city ?? []))];
  if (cities.length < 2) return null;
  return (
    <>
      <Pressable className={styles.city} label={`城市：${city || '全部城市'}`} onPress={() => setOpen(true)}>
        <Text>{city || '全部城市'}</Text>
        <Icon name="down" size={14} />
      </Pressable>
      <Sheet open={open} title="哪个城市" onClose={() => setOpen(false)}>
        <ChipGroup label="城市" role="radiogroup">
          {itemsOf(cities).map(({ id, label }) => (
            <Chip
              key={id}
              role="radio"
              selected={id === city}
              onPress={() => {
                setOpen(false);
                onChange(id);
              }}
            >
              {label}
            </Chip>
          ))}
        </ChipGroup>
      </Sheet>
    </>
  );
}
