/** Where an approved wholesaler goes on: to the order sheet, or with a wish that is not on the shelf. */
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import styles from './MarketBar.module.scss';

export const MarketBar = () => (
  <View className={styles.action}>
    <Button tone="line" size="l" onPress={() => go('/member/pages/wholesale/blank', {})}>
      定制需求
    </Button>
    <Button block size="l" onPress={() => go('/shop/pages/marketing/wholesale', {})}>
      打开批发单
    </Button>
  </View>
);
