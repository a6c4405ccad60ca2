/** 树龄, 品种, 只看可认养. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { AGES, type TreeFilter } from './filter';

interface TreeFiltersProps {
  varieties: readonly string[];
  filter: TreeFilter;
  onChange: (filter: TreeFilter) => void;
}

/** A second press takes a choice back. */
export function TreeFilters({ varieties, filter, onChange }: TreeFiltersProps): ReactElement {
  const { age, variety, free } = filter;
  return (
    <View>
      <ChipGroup label="筛选茶树">
        <Chip role="checkbox" selected={free === true} onPress={() => onChange({ ...filter, free: !free })}>
          只看可认养
        </Chip>
        {AGES.map(({ id, label }) => (
          <Chip
            key={id}
            role="checkbox"
            selected={age === id}
            label={`树龄 ${label}`}
            onPress={() => onChange({ ...filter, age: age === id ? undefined : id })}
          >
            {label}
          </Chip>
        ))}
        {varieties.length > 1 &&
          varieties.map((one) => (
            <Chip
              key={one}
              role="checkbox"
              selected={variety === one}
              onPress={() => onChange({ ...filter, variety: variety === one ? undefined : one })}
            >
              {one}
            </Chip>
          ))}
      </ChipGroup>
    </View>
  );
}
