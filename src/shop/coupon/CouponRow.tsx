/** A coupon of the centre with its one way on: 立即领取, 去使用, 提醒我, or why not. */
import { Text, View } from '@tarojs/components';
import type { CouponCard } from '@/contract';
import { go } from '@/core/routes';
import { CouponTicket } from '@/domain/coupon/CouponTicket';
import { Button } from '@/ui/kit/Button';
import styles from './CouponRow.module.scss';

interface CouponRowProps {
  coupon: CouponCard;
  onTake: (coupon: CouponCard) => void;
  onRemind: (coupon: CouponCard) => void;
}

/** Coupons of the tea room and the college are used elsewhere. */
const inShop = ({ kind }: CouponCard): boolean => kind !== 'course' && kind !== 'table';

export function CouponRow({ coupon, onTake, onRemind }: CouponRowProps) {
  return (
    <View className={styles.row}>
      <CouponTicket
        coupon={coupon}
        faded={coupon.state === 'out'}
        left={coupon.state === 'open' ? coupon.left : undefined}
      >
        <Way coupon={coupon} onTake={onTake} onRemind={onRemind} />
      </CouponTicket>
    </View>
  );
}

function Way({ coupon, onTake, onRemind }: CouponRowProps) {
  const { id, state, title, needLevel, startsAt } = coupon;
  if (state === 'open')
    return (
      <Button size="s" tone="soft" label={`立即领取，${title}`} onPress={() => onTake(coupon)}>
        立即领取
      </Button>
    );
  if (state === 'claimed')
    return inShop(coupon) ? (
      <Button
        size="s"
        tone="line"
        label={`已领取，去使用，${title}`}
        onPress={() => go('/shop/pages/list', { couponId: id })}
      >
        去使用
      </Button>
    ) : (
      <Text className={styles.word}>已领取</Text>
    );
  if (state === 'out') return <Text className={styles.word}>已抢光</Text>;
  return startsAt === undefined ? (
    <Text className={styles.word}>{`${needLevel ?? ''}及以上可领`}</Text>
  ) : (
    <Button size="s" tone="quiet" label={`开抢前提醒我，${title}`} onPress={() => onRemind(coupon)}>
      提醒我
    </Button>
  );
}
