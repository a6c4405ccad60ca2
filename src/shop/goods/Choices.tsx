/** The rows under the price: coupons to take, what is on offer, what is chosen, where and how it goes. */
import { useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { GoodsDetail, SkuView } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { couponThreshold, couponWorth } from '@/domain/coupon/worth';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { later } from '@/ui/shell';
import { Delivery } from './Delivery';
import styles from './Choices.module.scss';

const TakeCoupons = later(() => import('@/domain/coupon/TakeCoupons').then(({ TakeCoupons: part }) => part));
const Offers = later(() => import('./Offers').then(({ Offers: part }) => part));
const Promises = later(() => import('./Offers').then(({ Promises: part }) => part));

interface ChoicesProps {
  goods: GoodsDetail;
  sku: SkuView;
  qty: number;
  onChoose: () => void;
}

export const shortCoupon = (
  coupon: Pick<GoodsDetail['coupons'][number], 'kind' | 'amount' | 'percentBp' | 'threshold'>,
) => {
  const { figure, unit } = couponWorth(coupon);
  const worth = unit === 'yuan' ? `减 ${figure}` : unit === 'fold' ? `${figure} 折` : figure;
  return coupon.threshold > 0 ? `${couponThreshold(coupon.threshold).replace(' 可用', '')} ${worth}` : worth;
};

type WholesaleTerms = NonNullable<GoodsDetail['wholesale']>[number];

/** Of the chosen specification, or else of the first that is sold to wholesalers. */
const ladderOf = ({ wholesale = [] }: GoodsDetail, { id }: SkuView): WholesaleTerms | undefined =>
  wholesale.find(({ skuId }) => skuId === id) ?? wholesale[0];

/** ¥328 / 10 件起 · ¥298 / 50 件起; says of which specification when it is not the chosen one. */
function ladderWords({ skuId, tiers }: WholesaleTerms, goods: GoodsDetail, chosen: SkuView): string {
  const steps = tiers.map(({ minQty, price }) => `${shortYuan(price)} / ${minQty} 件起`).join(' · ');
  const other = skuId === chosen.id ? undefined : goods.skus.find(({ id }) => id === skuId);
  return other ? `${other.specValues.join(' ')}：${steps}` : steps;
}

export function Choices({ goods, sku, qty, onChoose }: ChoicesProps) {
  const [sheet, setSheet] = useState<'coupons' | 'offers' | 'promises'>();
  const close = () => setSheet(undefined);
  const ladder = ladderOf(goods, sku);
  return (
    <View className={styles.choices}>
      <Cells>
        {goods.coupons.length > 0 && (
          <Cell label="领券" onPress={() => setSheet('coupons')}>
            <View className={styles.tags}>
              {goods.coupons.slice(0, 2).map((coupon) => (
                <Tag key={coupon.id} tone="accent">
                  {shortCoupon(coupon)}
                </Tag>
              ))}
            </View>
          </Cell>
        )}
        {goods.promotions.length > 0 && (
          <Cell label="优惠" onPress={() => setSheet('offers')}>
            <Text className={styles.value}>{goods.promotions.map((offer) => offer.label).join(' · ')}</Text>
          </Cell>
        )}
        {ladder && (
          <Cell
            label="批发价"
            note={ladderWords(ladder, goods, sku)}
            role="link"
            onPress={() => go('/shop/pages/marketing/wholesale', { goodsId: goods.card.id })}
          />
        )}
        <Cell label="已选" onPress={onChoose}>
          <Text className={styles.value}>{`${sku.specValues.join(' · ')} × ${qty}`}</Text>
        </Cell>
        <Delivery goods={goods} skuId={sku.id} qty={qty} />
        {/* A merchant has no shelf of its own to open: its name only tells. */}
        <Cell label="店铺" role="link" onPress={goods.merchantId ? undefined : () => go('/pages/tea/index1', {})}>
          <Text className={styles.value}>{goods.seller}</Text>
        </Cell>
      </Cells>
      <Pressable className={styles.promises} onPress={() => setSheet('promises')}>
        {goods.promises.slice(0, 3).map((promise) => (
          <View key={promise.key} className={styles.promise}>
            <Icon name="check" size={14} />
            <Text>{promise.title}</Text>
          </View>
        ))}
        <Icon name="next" size={14} />
      </Pressable>
      <Promises promises={goods.promises} open={sheet === 'promises'} onClose={close} />
      <TakeCoupons coupons={goods.coupons} open={sheet === 'coupons'} onClose={close} />
      <Offers offers={goods.promotions} open={sheet === 'offers'} onClose={close} />
    </View>
  );
}
