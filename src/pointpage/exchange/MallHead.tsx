/** The points there are, when some of them end, and what was had for them before. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Words } from '@/ui/kit/Words';
import styles from './MallHead.module.scss';

interface MallHeadProps {
  mall: DataOf<'integralGoods.index'>;
  onRecords: () => void;
}

export function MallHead({ mall: { points, expiring, expireAt }, onRecords }: MallHeadProps): ReactElement {
  return (
    <View className={styles.head}>
      <Pressable className={styles.words} role="link" onPress={() => go('/pages/tea/my-point')}>
        <View className={styles.label}>
          <Text>可用积分</Text>
          <Icon name="next" size={14} />
        </View>
        <Words size="sum" serif>
          {figure(points)}
        </Words>
        {expiring > 0 && (
          <Words
            size="foot"
            tone="warn"
            figures
          >{`${figure(expiring)} 分 ${formatTime(expireAt, 'MM月DD日')}到期`}</Words>
        )}
      </Pressable>
      <Button tone="line" onPress={onRecords}>
        兑换记录
      </Button>
    </View>
  );
}
