/** The shop window under a receipt (page text AD_ORDER): a banner, two coupons, four goods. Each part may be missing. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { open } from '@/core/routes';
import { CouponTicket } from '@/domain/coupon/CouponTicket';
import { TakeButton } from '@/domain/coupon/TakeCoupons';
import { Recommended } from '@/domain/goods/Recommended';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { useBlock } from '@/ui/shell';
import styles from './ReceiptOffers.module.scss';

const MOST_COUPONS = 2;
const GOODS = 4;

export function ReceiptOffers() {
  const page = useBlock(() => call('pages.view', { code: 'AD_ORDER' }, { hide: true }));
  const coupons = useBlock(() => call('marketing.couponType', {}, { hide: true }));
  const [taken, setTaken] = useState<readonly string[]>([]);
  if (!page) return null;
  const banner = page.blocks.find(({ kind }) => kind === 'banner')?.items[0];
  const claimable = coupons?.list.filter(({ state }) => state === 'open').slice(0, MOST_COUPONS) ?? [];
  return (
    <View>
      {banner?.image && (
        <Pressable
          className={styles.banner}
          role="link"
          label={banner.label}
          onPress={() => (banner.link ? void open(banner.link) : undefined)}
        >
          <Picture src={banner.image} w={750} ratio={0.4} alt={banner.label} />
        </Pressable>
      )}
      {claimable.length > 0 && (
        <View className={styles.coupons}>
          <SectionHead title="下一单可用" gutter={false} />
          {claimable.map((coupon) => (
            <CouponTicket key={coupon.id} coupon={coupon}>
              <TakeButton
                coupon={taken.includes(coupon.id) ? { ...coupon, state: 'claimed' } : coupon}
                onTaken={() => setTaken((was) => [...was, coupon.id])}
              />
            </CouponTicket>
          ))}
        </View>
      )}
      <Recommended count={GOODS} title="再添一款" />
    </View>
  );
}
