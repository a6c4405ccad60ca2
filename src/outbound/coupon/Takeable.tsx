/** A coupon that this member may take now, or has taken; grey when there is nothing left to take. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CouponCard } from '@/contract';
import { CouponTicket } from '@/domain/coupon/CouponTicket';
import { Button } from '@/ui/kit/Button';
import { Note } from '@/ui/kit/Words';
import styles from './coupon.module.scss';

interface TakeableProps {
  coupon: CouponCard;
  onTake: (coupon: CouponCard) => unknown;
}

export function Takeable({ coupon, onTake }: TakeableProps): ReactElement {
  const { state, title } = coupon;
  return (
    <View className={styles.row}>
      <CouponTicket coupon={coupon} faded={state !== 'open'} left={state === 'open' ? coupon.left : undefined}>
        {state === 'open' ? (
          <Button size="s" tone="soft" label={`领取，${title}`} onPress={() => onTake(coupon)}>
            领取
          </Button>
        ) : (
          <Note>{state === 'out' ? '已抢光' : '已领取'}</Note>
        )}
      </CouponTicket>
    </View>
  );
}
