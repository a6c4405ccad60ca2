/** How many pieces a member holds, and what they are worth by the guide price. */
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { Price } from '@/ui/kit/Price';
import { Words } from '@/ui/kit/Words';
import styles from './HoldingSum.module.scss';

export const HoldingSum = ({ total, guideValue }: Pick<DataOf<'marketPlace.my'>, 'total' | 'guideValue'>) => (
  <View className={styles.sum}>
    <View className={styles.figure}>
      <Text className={styles.value}>{total}</Text>
      <Words size="foot" tone="inverse">
        持有（件）
      </Words>
    </View>
    <View className={styles.figure}>
      <Price fen={guideValue} tone="inherit" />
      <Words size="foot" tone="inverse">
        按指导价估值
      </Words>
    </View>
  </View>
);
