/** Sorted, filtered goods in one or two columns: the body of search results and of every list. */
import { useState, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import { GoodsCard } from '@/domain/goods/GoodsCard';
import { activeChips, NO_FILTER, withoutChip } from '@/domain/goods/filter';
import { standsAlone } from '@/domain/goods/GoodsGrid';
import grid from '@/domain/goods/GoodsGrid.module.scss';
import { later, List } from '@/ui/shell';
import { ChipRow, type ChipRowProps } from './ChipRow';
import { SortBar, type Columns } from './SortBar';
import type { useGoodsList } from './useGoodsList';
import styles from './GoodsResults.module.scss';

const FilterSheet = later(() => import('./FilterSheet').then(({ FilterSheet: part }) => part));

interface GoodsResultsProps {
  goods: ReturnType<typeof useGoodsList>;
  kinds?: ChipRowProps['kinds'] | '';
  /** Between the sort bar and the goods. */
  head?: ReactNode;
  /** Shown when nothing was found; `clear` is there when filters are to blame. */
  empty: (clear: (() => void) | undefined) => ReactNode;
}

export function GoodsResults({ goods, kinds, head, empty }: GoodsResultsProps) {
  const { list, facets, filter, setFilter } = goods;
  const [open, setOpen] = useState(false);
  const [columns, setColumns] = useState<Columns>('grid');
  const chips = activeChips(filter, facets);
  const clear = () => setFilter({ ...NO_FILTER, sort: filter.sort });
  const isAlone = (at: number) => columns === 'grid' && list.pager === 'end' && standsAlone(list.rows.length, at);
  const nothing = list.status === 'ready' && list.rows.length === 0 && chips.length === 0;
  return (
    <View>
      <View className={styles.sticky}>
        <SortBar
          sort={filter.sort}
          onSort={(sort) => setFilter({ ...filter, sort })}
          filters={chips.length}
          onFilter={nothing ? undefined : () => setOpen(true)}
          columns={columns}
          onColumns={setColumns}
        />
        <ChipRow chosen={chips} onDrop={(key) => setFilter(withoutChip(filter, key))} kinds={kinds || undefined} />
      </View>
      {head}
      <View className={styles.list}>
        <List
          key={columns}
          list={list}
          keyOf={(one) => one.id}
          render={(one, at) => <GoodsCard goods={one} layout={isAlone(at) ? 'alone' : columns} priority={at < 4} />}
          skeleton="grid"
          screenful={columns === 'grid' ? 6 : 8}
          grid={columns === 'grid'}
          chunkClass={columns === 'grid' ? grid.grid : styles.rows}
          empty={empty(chips.length > 0 ? clear : undefined)}
        />
      </View>
      <FilterSheet open={open} onClose={() => setOpen(false)} facets={facets} filter={filter} onApply={setFilter} />
    </View>
  );
}
