/** Above the rows: the kinds of the class and how they are sorted. */
import { Text, View } from '@tarojs/components';
import type { CategoryNode, GoodsSort } from '@/contract';
import { Chips } from '@/ui/kit/Chip';
import { Pressable } from '@/ui/kit/Pressable';
import styles from './QuickOrderHead.module.scss';

interface QuickOrderHeadProps {
  root: CategoryNode;
  leafId: string;
  sort: GoodsSort;
  onLeaf: (id: string) => void;
  onSort: (sort: GoodsSort) => void;
}

export function QuickOrderHead({ root, leafId, sort, onLeaf, onSort }: QuickOrderHeadProps) {
  const leaves = root.children?.filter((leaf) => leaf.count > 0) ?? [];
  const down = sort === 'priceDesc';
  const byPrice = down || sort === 'priceAsc';
  const sorts: { label: string; name?: string; on: boolean; to: GoodsSort }[] = [
    { label: '综合', on: sort === 'default', to: 'default' },
    { label: '销量', on: sort === 'sales', to: 'sales' },
    {
      label: down ? '价格 ↓' : '价格 ↑',
      name: byPrice ? `价格，现在从${down ? '高到低' : '低到高'}` : '价格从低到高',
      on: byPrice,
      to: sort === 'priceAsc' ? 'priceDesc' : 'priceAsc',
    },
  ];
  return (
    <View className={styles.head}>
      {leaves.length > 1 && (
        <Chips
          label="小类"
          items={[{ id: root.id, label: '全部' }, ...leaves.map(({ id, name }) => ({ id, label: name }))]}
          current={leafId}
          onChange={onLeaf}
        />
      )}
      <View className={styles.sorts}>
        {sorts.map(({ label, name, on, to }) => (
          <Pressable
            key={label}
            className={`${styles.sort} ${on ? styles.on : ''}`}
            label={name}
            pressed={on}
            onPress={() => onSort(to)}
          >
            <Text>{label}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  );
}
