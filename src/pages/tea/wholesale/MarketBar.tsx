/** Where an approved wholesaler goes on: to the order sheet, or with a wish that is not on the shelf. */
import { View } from '@tarojs/components';
import { canOpen, go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import styles from './MarketBar.module.scss';

const BLANK = '/member/pages/wholesale/blank';

export const MarketBar = () => (
  <View className={styles.action}>
    {canOpen(BLANK) && (
      <Button tone="line" size="l" onPress={() => open(BLANK)}>
        定制需求
      </Button>
    )}
    <Button block size="l" onPress={() => go('/shop/pages/marketing/wholesale', {})}>
      打开批发单
    </Button>
  </View>
);
