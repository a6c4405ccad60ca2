/** Coupons for a settlement: usable ones to choose from, the others with their reason. */
import { useState, type ReactNode } from 'react';
import { View, Text } from '@tarojs/components';
import type { SettleView } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { Tabs } from '@/ui/kit/Tabs';
import { CouponTicket } from './CouponTicket';
import styles from './CouponSheet.module.scss';

/** The id that stands for 不用优惠券, chosen by the buyer. */
export const NO_COUPON = '0';

interface CouponSheetProps {
  open: boolean;
  coupons: SettleView['coupons'];
  onClose: () => void;
  onChoose: (couponId: string) => void;
  /** Above the own ones: one that could still be had. */
  children?: ReactNode;
}

export function CouponSheet({ open, coupons, onClose, onChoose, children }: CouponSheetProps) {
  const [tab, setTab] = useState<'usable' | 'unusable'>('usable');
  const choose = (couponId: string) => {
    onChoose(couponId);
    onClose();
  };
  return (
    <Sheet
      open={open}
      title="优惠券"
      onClose={onClose}
      footer={
        <Button block tone="line" onPress={() => choose(NO_COUPON)}>
          不用优惠券
        </Button>
      }
    >
      {children}
      <Tabs
        label="优惠券"
        current={tab}
        onChange={setTab}
        items={[
          { id: 'usable', label: '可用', count: coupons.usable.length },
          { id: 'unusable', label: '不可用', count: coupons.unusable.length },
        ]}
      />
      <View className={styles.tickets}>
        {tab === 'usable' &&
          coupons.usable.map((mine) => (
            <CouponTicket key={mine.id} coupon={mine.card} note={`${formatTime(mine.to, 'YYYY-MM-DD')} 前可用`}>
              <Button
                size="s"
                tone={coupons.used === mine.id ? 'primary' : 'accentLine'}
                onPress={() => choose(mine.id)}
              >
                {coupons.used === mine.id ? '已选' : '用这张'}
              </Button>
            </CouponTicket>
          ))}
        {tab === 'unusable' &&
          coupons.unusable.map(({ coupon, reason }) => (
            <View key={coupon.id}>
              <CouponTicket coupon={coupon.card} note={`${formatTime(coupon.to, 'YYYY-MM-DD')} 前可用`} faded />
              <Text className={styles.reason}>{reason}</Text>
            </View>
          ))}
        {coupons[tab].length === 0 && (
          <Empty picture="coupon" title={tab === 'usable' ? '这一单没有可用的券' : '没有不可用的券'} />
        )}
      </View>
    </Sheet>
  );
}
