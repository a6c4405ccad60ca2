/** How many pieces a member holds, and what they are worth by the guide price. */
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { Price } from '@/ui/kit/Price';
import styles from './HoldingSum.module.scss';

export const HoldingSum = ({ total, guideValue }: Pick<DataOf<'marketPlace.my'>, 'total' | 'guideValue'>) => (
  <View className={styles.sum}>
    <View className={styles.figure}>
      <Text className={styles.value}>{total}</Text>
      <Text className={styles.label}>持有（件）</Text>
    </View>
    <View className={styles.figure}>
      <Price fen={guideValue} tone="inherit" />
      <Text className={styles.label}>按指导价估值</Text>
    </View>
  </View>
);
