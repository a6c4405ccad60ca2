/** What the list is narrowed to and in which order it stands. The server only offers what it has. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Facet } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import styles from './book.module.scss';

export const SORTS = [
  { id: 'next', label: '下次联系' },
  { id: 'last', label: '最近联系' },
  { id: 'amount', label: '成交额' },
  { id: 'created', label: '新建' },
] as const;
type SortId = (typeof SORTS)[number]['id'];

interface FilterSheetProps {
  open: boolean;
  facets: readonly Facet[];
  chosen: Readonly<Record<string, string>>;
  sort: SortId;
  onChoose: (key: string, value: string) => void;
  onSort: (sort: SortId) => void;
  onReset: () => void;
  onClose: () => void;
}

export function FilterSheet(props: FilterSheetProps): ReactElement {
  const { open, facets, chosen, sort, onChoose, onSort, onReset, onClose } = props;
  return (
    <Sheet
      open={open}
      title="筛选和排序"
      onClose={onClose}
      footer={
        <Stack row gap={12} grow>
          <Button block tone="line" onPress={onReset}>
            重置
          </Button>
          <Button block onPress={onClose}>
            查看
          </Button>
        </Stack>
      }
    >
      <View className={styles.facet}>
        <Text className={styles.name}>排序</Text>
        <ChipGroup label="排序" role="radiogroup">
          {SORTS.map(({ id, label }) => (
            <Chip key={id} role="radio" selected={sort === id} onPress={() => onSort(id)}>
              {label}
            </Chip>
          ))}
        </ChipGroup>
      </View>
      {facets.map(({ key, label, options }) => (
        <View key={key} className={styles.facet}>
          <Text className={styles.name}>{label}</Text>
          <ChipGroup label={label} role="radiogroup">
            {options.map((option) => (
              <Chip
                key={option.value}
                role="radio"
                selected={chosen[key] === option.value}
                onPress={() => onChoose(key, chosen[key] === option.value ? '' : option.value)}
              >
                {option.label}
              </Chip>
            ))}
          </ChipGroup>
        </View>
      ))}
    </Sheet>
  );
}
