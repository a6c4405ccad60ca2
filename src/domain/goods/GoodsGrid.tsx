/** Two columns of goods cards (rule 19.2). */
import type { GoodsCard as Goods } from '@/contract';
import { Blocks } from '@/ui/shell';
import { GoodsCard } from './GoodsCard';
import styles from './GoodsGrid.module.scss';

/** Two rows at a time. */
const STEP = 4;

export function GoodsGrid({ goods, priority = 0 }: { goods: readonly Goods[]; priority?: number }) {
  return (
    <Blocks className={styles.grid} per={STEP}>
      {goods.map((one, index) => (
        <GoodsCard key={one.id} goods={one} priority={index < priority} />
      ))}
    </Blocks>
  );
}
