/** The drawer: facets with their counts, a price range as typed, only what is in stock. Nothing applies before 查看. */
import { useEffect, useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { Facet } from '@/contract';
import { NO_FILTER, toggled, typedPrice, type GoodsFilter } from '@/domain/goods/filter';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Switch } from '@/ui/kit/Switch';
import { TextField } from '@/ui/kit/TextField';
import styles from './FilterSheet.module.scss';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  facets: readonly Facet[];
  filter: GoodsFilter;
  onApply: (filter: GoodsFilter) => void;
}

export function FilterSheet({ open, onClose, facets, filter, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState(filter);
  useEffect(() => {
    if (open) setDraft(filter);
  }, [open, filter]);
  return (
    <Sheet
      open={open}
      title="筛选"
      onClose={onClose}
      footer={
        <Stack row gap={12} grow>
          <Button block tone="line" onPress={() => setDraft({ ...NO_FILTER, sort: filter.sort })}>
            重置
          </Button>
          <Button
            block
            onPress={() => {
              onApply(draft);
              onClose();
            }}
          >
            查看
          </Button>
        </Stack>
      }
    >
      {facets.map((facet) => (
        <View key={facet.key} className={styles.facet}>
          <Text className={styles.name}>{facet.label}</Text>
          <ChipGroup label={facet.label} role="radiogroup">
            {facet.options.map((option) => (
              <Chip
                key={option.value}
                role="radio"
                selected={draft.chosen[facet.key] === option.value}
                onPress={() => setDraft((was) => toggled(was, facet.key, option.value))}
              >
                {option.label}
              </Chip>
            ))}
          </ChipGroup>
        </View>
      ))}
      <View className={styles.facet}>
        <Text className={styles.name}>自己填价格（元）</Text>
        <View className={styles.range}>
          <TextField
            label="最低价"
            kind="amount"
            value={draft.priceMin}
            onInput={(priceMin) => setDraft((was) => typedPrice(was, { priceMin }))}
          />
          <TextField
            label="最高价"
            kind="amount"
            value={draft.priceMax}
            onInput={(priceMax) => setDraft((was) => typedPrice(was, { priceMax }))}
          />
        </View>
      </View>
      <View className={styles.stock}>
        <Text className={styles.name}>仅看有货</Text>
        <Switch label="仅看有货" on={draft.inStock} onChange={(inStock) => setDraft((was) => ({ ...was, inStock }))} />
      </View>
    </Sheet>
  );
}
