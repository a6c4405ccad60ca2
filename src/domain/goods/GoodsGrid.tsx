/** Two columns of goods cards (rule 19.2). */
import type { GoodsCard as Goods } from '@/contract';
import { Blocks } from '@/ui/shell';
import { GoodsCard } from './GoodsCard';
import styles from './GoodsGrid.module.scss';

/** Two rows at a time. */
const STEP = 4;

/** The last of an odd number lies over both columns. */
export const standsAlone = (count: number, at: number): boolean => at % 2 === 0 && at === count - 1;

export function GoodsGrid({ goods, priority = 0 }: { goods: readonly Goods[]; priority?: number }) {
  return (
    <Blocks className={styles.grid} per={STEP}>
      {goods.map((one, index) => (
        <GoodsCard
          key={one.id}
          goods={one}
          layout={standsAlone(goods.length, index) ? 'alone' : 'grid'}
          priority={index < priority}
        />
      ))}
    </Blocks>
  );
}
