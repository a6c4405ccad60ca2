/** What can be done on the ranking now: reserve, put points behind it, pay; always the own list. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ReleaseCard } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { payRelease } from './ReleaseRow';
import styles from './rank.module.scss';

export function RankBar({ release, onReserve }: { release: ReleaseCard; onReserve: () => void }): ReactElement {
  const { state, mine } = release;
  const { orderId } = mine ?? {};
  return (
    <View className={styles.bar}>
      <Button size="l" tone="line" className={styles.way} onPress={() => go('/member/pages/appointment', {})}>
        全部申购
      </Button>
      {state === 'open' && (
        <Button size="l" className={styles.way} onPress={onReserve}>
          {mine ? '加助力' : '预约'}
        </Button>
      )}
      {mine?.status === 'chosen' && orderId && (
        <Button size="l" className={styles.way} onPress={() => payRelease(orderId)}>
          去付款
        </Button>
      )}
    </View>
  );
}
