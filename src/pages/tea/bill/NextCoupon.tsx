/** A coupon for the next order, if there is one to take. */
import { Text } from '@tarojs/components';
import { call } from '@/core/api';
import { Pressable } from '@/ui/kit/Pressable';
import { useBlock } from '@/ui/shell';
import styles from './NextCoupon.module.scss';

export function NextCoupon({ onOpen }: { onOpen: () => void }) {
  const offer = useBlock(() => call('marketing.couponType', {}, { hide: true }));
  const coupon = offer?.list.find((one) => one.state === 'open');
  return coupon ? (
    <Pressable className={styles.offer} role="link" onPress={onOpen}>
      <Text className={styles.name}>{`下一单可用：${coupon.title}`}</Text>
      <Text className={styles.way}>去领取</Text>
    </Pressable>
  ) : null;
}
