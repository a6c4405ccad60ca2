/** The steps of a price ladder side by side; the reached one is filled. Without prices it shows ¥***. */
import { Text, View } from '@tarojs/components';
import type { WholesaleTier } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { Words } from '@/ui/kit/Words';
import { classes } from '@/ui/kit/classes';
import styles from './Ladder.module.scss';

interface LadderProps {
  tiers: readonly WholesaleTier[] | undefined;
  moq: number;
  /** Pieces ordered: the step that they reach is filled. */
  qty?: number;
}

export function Ladder({ tiers, moq, qty = 0 }: LadderProps) {
  const steps = tiers?.length ? tiers : undefined;
  return (
    <View className={styles.steps}>
      {steps ? (
        steps.map(({ minQty, price }, i) => {
          const next = steps[i + 1]?.minQty ?? Infinity;
          return (
            <View key={minQty} className={classes(styles.step, qty >= minQty && qty < next && styles.on)}>
              <Text className={styles.price}>{shortYuan(price)}</Text>
              <Words size="caption" tone="soft">{`${minQty} 件起`}</Words>
            </View>
          );
        })
      ) : (
        <View className={styles.step}>
          <Text className={styles.price}>¥***</Text>
          <Words size="caption" tone="soft">{`${moq} 件起，认证后可见`}</Words>
        </View>
      )}
    </View>
  );
}
