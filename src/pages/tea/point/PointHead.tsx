/** How many points there are, when the next of them end, and giving some away. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { WalletStat } from '@/contract';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import styles from './PointHead.module.scss';

export function PointHead({ points }: Pick<WalletStat, 'points'>): ReactElement {
  const { balance, expiring, expireAt } = points;
  return (
    <View className={styles.head}>
      <Stack align="start" shrink>
        <Pressable
          className={styles.label}
          role="link"
          label="积分，月度总览"
          onPress={() => go('/member/pages/interval/newIndex', {})}
        >
          <Text>积分</Text>
          <Icon name="next" size={14} />
        </Pressable>
        <Words size="sum" serif>
          {figure(balance)}
        </Words>
        {expiring > 0 ? (
          <Words
            size="foot"
            tone="warn"
            figures
          >{`${figure(expiring)} 分 ${formatTime(expireAt, 'MM月DD日')}到期`}</Words>
        ) : (
          <Note>今年没有要到期的积分</Note>
        )}
      </Stack>
      <Button tone="line" onPress={() => go('/member/pages/interval/send', {})}>
        转赠
      </Button>
    </View>
  );
}
