/** 综合 销量 价格↑↓ 新品, the drawer and the column switch. */
import { Text, View } from '@tarojs/components';
import type { GoodsSort } from '@/contract';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './SortBar.module.scss';

export type Columns = 'grid' | 'row';

interface SortBarProps {
  sort: GoodsSort;
  onSort: (sort: GoodsSort) => void;
  /** Number of active filters. */
  filters: number;
  /** Without it there is no drawer (nothing was found at all). */
  onFilter?: () => void;
  columns: Columns;
  onColumns: (columns: Columns) => void;
}

const PRICE_SORTS: readonly GoodsSort[] = ['priceAsc', 'priceDesc'];

export function SortBar({ sort, onSort, filters, onFilter, columns, onColumns }: SortBarProps) {
  const byPrice = PRICE_SORTS.includes(sort);
  const choices: readonly { label: string; on: boolean; to: GoodsSort; name?: string }[] = [
    { label: '综合', on: sort === 'default', to: 'default' },
    { label: '销量', on: sort === 'sales', to: 'sales' },
    {
      label: sort === 'priceDesc' ? '价格 ↓' : '价格 ↑',
      on: byPrice,
      to: sort === 'priceAsc' ? 'priceDesc' : 'priceAsc',
      name: sort === 'priceAsc' ? '价格，现在从低到高' : sort === 'priceDesc' ? '价格，现在从高到低' : '价格从低到高',
    },
    { label: '新品', on: sort === 'newest', to: 'newest' },
  ];
  return (
    <View className={styles.bar}>
      {choices.map(({ label, on, to, name }) => (
        <Pressable
          key={label}
          className={`${styles.choice} ${on ? styles.on : ''}`}
          label={name}
          pressed={on}
          onPress={() => onSort(to)}
        >
          <Text>{label}</Text>
        </Pressable>
      ))}
      <IconButton
        icon={columns === 'grid' ? 'list' : 'columns'}
        size={18}
        label={columns === 'grid' ? '换成单列' : '换成双列'}
        onPress={() => onColumns(columns === 'grid' ? 'row' : 'grid')}
      />
      {onFilter && (
        <Pressable
          className={`${styles.choice} ${filters > 0 ? styles.on : ''}`}
          label={filters > 0 ? `筛选，已选 ${filters} 项` : '筛选'}
          onPress={onFilter}
        >
          <Icon name="filter" size={16} />
          <Text>{filters > 0 ? `筛选 ${filters}` : '筛选'}</Text>
        </Pressable>
      )}
    </View>
  );
}
