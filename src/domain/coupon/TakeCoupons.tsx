/** 领券: what is to be had for these goods or this basket; a visitor logs in first. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { CouponCard } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { useAction } from '@/ui/shell/useAction';
import { useLogin } from '@/ui/shell/useLogin';
import { CouponTicket } from './CouponTicket';
import styles from './CouponSheet.module.scss';

interface TakeCouponsProps {
  coupons: readonly CouponCard[];
  open: boolean;
  onClose: () => void;
}

export function TakeCoupons({ coupons, open, onClose }: TakeCouponsProps) {
  // Kept here and not in the sheet's content, which is unmounted when the sheet closes.
  const [taken, setTaken] = useState<readonly string[]>([]);
  return (
    <Sheet open={open} title="领券" onClose={onClose}>
      <View className={styles.tickets}>
        {coupons.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} faded={coupon.state === 'out'}>
            <TakeButton
              coupon={taken.includes(coupon.id) ? { ...coupon, state: 'claimed' } : coupon}
              onTaken={() => setTaken((was) => [...was, coupon.id])}
            />
          </CouponTicket>
        ))}
        {coupons.length === 0 && <Empty picture="coupon" title="现在没有可领的券" />}
      </View>
    </Sheet>
  );
}

function stateText({ state, needLevel }: CouponCard): string {
  if (state === 'locked') return needLevel ? `${needLevel}起可领` : '未达等级';
  return { open: '领取', claimed: '已领取', out: '已抢光' }[state];
}

/** Claims one coupon; says what it is when it cannot be claimed. */
export function TakeButton({ coupon, onTaken }: { coupon: CouponCard; onTaken: () => void }) {
  const { feedback } = useStores();
  const guard = useLogin();
  const take = useAction(async () => {
    await call('tea.getcoupon', { templateId: coupon.id });
    onTaken();
    feedback.toast('领到了');
  });
  return (
    <Button
      size="s"
      tone="soft"
      disabled={coupon.state !== 'open'}
      busy={take.pending}
      label={`${stateText(coupon)}，${coupon.title}`}
      onPress={() => guard(() => void take.run())}
    >
      {stateText(coupon)}
    </Button>
  );
}
