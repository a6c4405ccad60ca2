/** A coupon in the member's hand: pressed, its page; and the one way on that its state has. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { MyCoupon } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { CouponTicket } from '@/domain/coupon/CouponTicket';
import { Button } from '@/ui/kit/Button';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { endsSoon, STATE_WORDS, wayOf } from './labels';
import styles from './coupon.module.scss';

const period = ({ from, to }: Pick<MyCoupon, 'from' | 'to'>): string =>
  `${formatTime(from, 'YYYY-MM-DD')} 至 ${formatTime(to, 'YYYY-MM-DD')}`;

export function Held({ coupon, now }: { coupon: MyCoupon; now: number }): ReactElement {
  const { id, card, status, source } = coupon;
  return (
    <View className={styles.row}>
      <Pressable className={styles.ticket} role="link" onPress={() => go('/outbound/pages/mycoupon', { id })}>
        <CouponTicket coupon={card} note={period(coupon)} faded={status !== 'unused' && status !== 'locked'} />
      </Pressable>
      <Stack row gap={8} align="center" justify="between" className={styles.foot}>
        <Stack row gap={8} align="center" grow>
          <Note>{`来自${source}`}</Note>
          {endsSoon(coupon, now) && <Tag tone="accent">即将过期</Tag>}
        </Stack>
        <Way coupon={coupon} />
      </Stack>
    </View>
  );
}

function Way({ coupon: { card, status, orderId, orderNo } }: { coupon: MyCoupon }): ReactElement {
  const use = wayOf(card);
  if (status === 'unused')
    return use ? (
      <Button size="s" tone="soft" label={`去使用，${card.title}`} onPress={use}>
        去使用
      </Button>
    ) : (
      <Note>到店出示</Note>
    );
  if (!orderId) return <Note>{STATE_WORDS[status]}</Note>;
  const look = status === 'locked' ? '使用中' : '看订单';
  return (
    <Button
      size="s"
      tone="line"
      label={`${look}，订单 ${orderNo ?? ''}`}
      onPress={() => go('/shop/pages/order/detail', { id: orderId })}
    >
      {look}
    </Button>
  );
}
