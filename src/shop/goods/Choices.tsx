/** The three rows under the price: coupons to take, what is chosen, where and how it goes. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { View, Text } from '@tarojs/components';
import type { GoodsDetail, SkuView } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { useStores } from '@/core/stores';
import { couponThreshold, CouponTicket, couponWorth } from '@/domain/coupon/CouponTicket';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Icon } from '@/ui/kit/Icon';
import { Sheet } from '@/ui/kit/Sheet';
import { Tag } from '@/ui/kit/Tag';
import { useAction } from '@/ui/shell/useAction';
import { useLogin } from '@/ui/shell/useLogin';
import styles from './Choices.module.scss';

interface ChoicesProps {
  goods: GoodsDetail;
  sku: SkuView;
  qty: number;
  onChoose: () => void;
}

const DELIVERY = { express: '快递', pickup: '门店自提', escrow: '存入茶窖' } as const;

const shortCoupon = (coupon: GoodsDetail['coupons'][number]) => {
  const { figure, unit } = couponWorth(coupon);
  const worth = unit === 'yuan' ? `减 ${figure}` : unit === 'fold' ? `${figure} 折` : figure;
  return coupon.threshold > 0 ? `${couponThreshold(coupon.threshold).replace(' 可用', '')} ${worth}` : worth;
};

export const Choices = observer(function Choices({ goods, sku, qty, onChoose }: ChoicesProps) {
  const [coupons, setCoupons] = useState(false);
  const ways = goods.deliveryTypes.map((way) => DELIVERY[way]).join(' · ');
  return (
    <View className={styles.choices}>
      <Cells>
        {goods.coupons.length > 0 && (
          <Cell label="领券" onPress={() => setCoupons(true)}>
            <View className={styles.tags}>
              {goods.coupons.slice(0, 2).map((coupon) => (
                <Tag key={coupon.id} tone="line">
                  {shortCoupon(coupon)}
                </Tag>
              ))}
            </View>
          </Cell>
        )}
        <Cell label="已选" onPress={onChoose}>
          <Text className={styles.value}>{`${sku.specValues.join(' · ')} × ${qty}`}</Text>
        </Cell>
        <Cell label="配送">
          <Text className={styles.value}>{`${ways}，${goods.freightText}`}</Text>
        </Cell>
      </Cells>
      <View className={styles.promises}>
        {goods.promises.slice(0, 3).map((promise) => (
          <View key={promise.key} className={styles.promise}>
            <Icon name="check" size={14} />
            <Text>{promise.title}</Text>
          </View>
        ))}
      </View>
      <CouponSheet coupons={goods.coupons} open={coupons} onClose={() => setCoupons(false)} />
    </View>
  );
});

function CouponSheet({
  coupons,
  open,
  onClose,
}: {
  coupons: GoodsDetail['coupons'];
  open: boolean;
  onClose: () => void;
}) {
  // Outlives the sheet's content, which goes when it closes.
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
      </View>
    </Sheet>
  );
}

const STATES = { open: '领取', claimed: '已领取', out: '已抢光', locked: '未达等级' } as const;

function TakeButton({ coupon, onTaken }: { coupon: GoodsDetail['coupons'][number]; onTaken: () => void }) {
  const { feedback } = useStores();
  const guard = useLogin();
  const take = useAction(async () => {
    await call('tea.getcoupon', { templateId: coupon.id, requestId: uuid() });
    onTaken();
    feedback.toast('领到了');
  });
  return (
    <Button
      size="s"
      tone="soft"
      disabled={coupon.state !== 'open'}
      busy={take.pending}
      onPress={() => guard(() => void take.run())}
    >
      {STATES[coupon.state]}
    </Button>
  );
}
