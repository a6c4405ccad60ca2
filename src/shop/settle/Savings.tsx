/** What can be saved: one coupon, chosen by the server until the buyer says otherwise, and points. */
import { useState } from 'react';
import { Text } from '@tarojs/components';
import type { SettleView } from '@/contract';
import { call } from '@/core/api';
import { figure, formatYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { Block } from '@/domain/checkout/Block';
import { CouponSheet } from '@/domain/coupon/CouponSheet';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Stack } from '@/ui/kit/Stack';
import { Switch } from '@/ui/kit/Switch';
import { useAction } from '@/ui/shell';
import type { SettleChoices } from './choices';
import styles from './SettleBody.module.scss';

const savesOf = (fen: number): string => formatYuan(fen, { short: fen % 100 === 0 });

interface SavingsProps {
  view: SettleView;
  onChange: (part: Partial<SettleChoices>) => void;
}

export function Savings({ view, onChange }: SavingsProps) {
  const { feedback } = useStores();
  const [open, setOpen] = useState(false);
  const { points, coupons, amounts } = view;
  const { claimable } = coupons;
  const claim = useAction(async (templateId: string) => {
    const { id } = await call('tea.getcoupon', { templateId });
    onChange({ couponId: id });
    feedback.toast('已领取，这一单就用它');
    setOpen(false);
  });
  const couponText =
    amounts.couponOff > 0
      ? `−${formatYuan(amounts.couponOff)}`
      : coupons.usable.length > 0
        ? `${coupons.usable.length} 张可用`
        : claimable
          ? '有券可领'
          : '暂无可用';
  return (
    <Block>
      <Cells>
        <Cell
          label="优惠券"
          note={claimable && `还有券没领，能省 ${savesOf(claimable.saves)}`}
          onPress={() => setOpen(true)}
        >
          <Text className={amounts.couponOff > 0 ? styles.saving : undefined}>{couponText}</Text>
        </Cell>
        {points.max > 0 && (
          <Cell label="积分" note={`共 ${figure(points.balance)}，本单最多用 ${figure(points.max)}`}>
            <Stack row gap={10} align="center">
              <Text>
                {points.used > 0
                  ? `用 ${figure(points.used)} 抵 ${formatYuan(points.deduct)}`
                  : `可抵 ${formatYuan(points.max)}`}
              </Text>
              <Switch
                label="用积分抵扣"
                on={points.used > 0}
                onChange={(on) => onChange({ points: on ? points.max : 0 })}
              />
            </Stack>
          </Cell>
        )}
      </Cells>
      <CouponSheet
        open={open}
        coupons={coupons}
        onClose={() => setOpen(false)}
        onChoose={(couponId) => onChange({ couponId })}
      >
        {claimable && (
          <Button block tone="soft" busy={claim.pending} onPress={() => void claim.run(claimable.templateId)}>
            {`领取并使用，省 ${savesOf(claimable.saves)}`}
          </Button>
        )}
      </CouponSheet>
    </Block>
  );
}
