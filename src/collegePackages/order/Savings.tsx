/** What makes a course cheaper: one coupon, the best one until the buyer says otherwise, and points. */
import { useState, type ReactElement } from 'react';
import { Text } from '@tarojs/components';
import { figure, formatYuan } from '@/core/lib/money';
import { Block } from '@/domain/checkout/Block';
import { CouponSheet } from '@/domain/coupon/CouponSheet';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Stack } from '@/ui/kit/Stack';
import { Switch } from '@/ui/kit/Switch';
import type { CourseSettle } from './labels';
import type { Settle } from './useSettle';
import styles from './order.module.scss';

interface SavingsProps {
  view: CourseSettle;
  settle: Pick<Settle, 'chooseCoupon' | 'choosePoints'>;
}

export function Savings({ view, settle }: SavingsProps): ReactElement | null {
  const [open, setOpen] = useState(false);
  const { amounts, coupons, couponId, points, pointsMax, pointsUsed } = view;
  // Nothing is left to save.
  if (amounts.goods === amounts.memberOff) return null;
  const couponText =
    amounts.couponOff > 0
      ? `−${formatYuan(amounts.couponOff)}`
      : coupons.length > 0
        ? `${coupons.length} 张可用`
        : '暂无可用';
  return (
    <Block>
      <Cells>
        <Cell label="优惠券" onPress={() => setOpen(true)}>
          <Text className={amounts.couponOff > 0 ? styles.saving : undefined}>{couponText}</Text>
        </Cell>
        {pointsMax > 0 && (
          <Cell
            label="积分"
            note={`共 ${figure(points)} 积分，${pointsUsed > 0 ? `用 ${pointsUsed}` : `最多用 ${pointsMax}`}`}
          >
            <Stack row gap={10} align="center">
              <Text>{pointsUsed > 0 ? `抵 ${formatYuan(amounts.pointsOff)}` : `可抵 ${formatYuan(pointsMax)}`}</Text>
              <Switch label="用积分抵扣" on={pointsUsed > 0} onChange={settle.choosePoints} />
            </Stack>
          </Cell>
        )}
      </Cells>
      <CouponSheet
        open={open}
        coupons={{ usable: coupons, unusable: [], used: couponId }}
        onClose={() => setOpen(false)}
        onChoose={settle.chooseCoupon}
      />
    </Block>
  );
}
