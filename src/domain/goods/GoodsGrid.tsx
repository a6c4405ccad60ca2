/** Two columns of goods cards: 14 gap, 26 row gap (DESIGN.md 3). */
import { View } from '@tarojs/components';
import type { GoodsCard as Goods } from '@/contract';
import { GoodsCard } from './GoodsCard';
import styles from './GoodsGrid.module.scss';

export function GoodsGrid({ goods, priority = 0 }: { goods: readonly Goods[]; priority?: number }) {
  return (
    <View className={styles.grid}>
      {goods.map((one, index) => (
        <GoodsCard key={one.id} goods={one} priority={index < priority} />
      ))}
    </View>
  );
}
