/** The first goods that the coupon is for. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { useBlock } from '@/ui/shell';
import styles from './coupon.module.scss';

const MOST = 10;

export function CouponGoods({ templateId }: { templateId: string }): ReactElement | null {
  const found = useBlock(
    () => call('shop.productIndex', { couponId: templateId, page: 1 }, { hide: true }),
    templateId,
  );
  if (!found || found.page.list.length === 0) return null;
  return (
    <View className={styles.section}>
      <SectionHead title="可用商品" onMore={() => go('/shop/pages/list', { couponId: templateId })} />
      <View className={styles.goods}>
        {found.page.list.slice(0, MOST).map(({ id, title, cover, price }) => (
          <Pressable key={id} className={styles.good} role="link" onPress={() => go('/shop/pages/goods', { id })}>
            <Thumb src={cover} size={64} />
            <Stack gap={4} grow className={styles.goodWords}>
              <Text>{title}</Text>
              <Price fen={price} size="s" />
            </Stack>
          </Pressable>
        ))}
      </View>
    </View>
  );
}
