/** The first goods that the coupon is for. */
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Item } from '@/ui/kit/Item';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Section } from '@/ui/kit/SectionHead';
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
    <Section near title="可用商品" onMore={() => go('/shop/pages/list', { couponId: templateId })}>
      <Stack gap={12} className={styles.head}>
        {found.page.list.slice(0, MOST).map(({ id, title, cover, price }) => (
          <Pressable key={id} role="link" onPress={() => go('/shop/pages/goods', { id })}>
            <Card pad="text">
              <Item
                leading={<Thumb src={cover} size={64} />}
                title={title}
                notes={[<Price key="price" fen={price} size="s" />]}
              />
            </Card>
          </Pressable>
        ))}
      </Stack>
    </Section>
  );
}
