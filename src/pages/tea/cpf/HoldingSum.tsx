/** How many pieces a member holds, and what they are worth by the guide price. */
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { Figures } from '@/ui/kit/Figures';
import { Price } from '@/ui/kit/Price';
import styles from './HoldingSum.module.scss';

export const HoldingSum = ({ total, guideValue }: Pick<DataOf<'marketPlace.my'>, 'total' | 'guideValue'>) => (
  <View className={styles.sum}>
    <Figures
      layout="start"
      tone="inverse"
      rows={[
        { label: '持有（件）', value: total },
        { label: '按指导价估值', value: <Price fen={guideValue} tone="inherit" /> },
      ]}
    />
  </View>
);
