/** The drawer: facets with their counts, a price range as typed, only what is in stock. Nothing applies before 查看. */
import { useEffect, useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { Facet } from '@/contract';
import { NO_FILTER, toggled, typedPrice, type GoodsFilter } from '@/domain/goods/filter';
import { FacetPart, FacetChips, NarrowSheet } from '@/domain/search/NarrowSheet';
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
    <NarrowSheet
      open={open}
      onClose={onClose}
      onReset={() => setDraft({ ...NO_FILTER, sort: filter.sort })}
      onApply={() => onApply(draft)}
    >
      {facets.map(({ key, label, options }) => (
        <FacetChips
          key={key}
          label={label}
          items={options.map(({ value, label: text }) => ({ id: value, label: text }))}
          current={draft.chosen[key]}
          onChange={(value) => setDraft((was) => toggled(was, key, value))}
        />
      ))}
      <FacetPart label="自己填价格（元）">
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
      </FacetPart>
      <View className={styles.stock}>
        <Text className={styles.name}>仅看有货</Text>
        <Switch label="仅看有货" on={draft.inStock} onChange={(inStock) => setDraft((was) => ({ ...was, inStock }))} />
      </View>
    </NarrowSheet>
  );
}
