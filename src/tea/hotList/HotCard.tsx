/** One place of the hot list on one screen: rank, picture, why it is there, price, and two ways on. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { HotRow } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { OfferTag, payOf, wasOf } from '@/domain/goods/offer';
import { useAddToCart } from '@/domain/goods/useAddToCart';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Title, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './HotCard.module.scss';

/** ↑3 · ↓2 · 持平 */
const changeText = (change: number): string => (change === 0 ? '持平' : change > 0 ? `↑ ${change}` : `↓ ${-change}`);

export function HotCard({ row, near }: { row: HotRow; near: boolean }) {
  const { rank, change, goods, reason, review } = row;
  const { feedback } = useStores();
  const [saved, setSaved] = useState(false);
  const add = useAddToCart();
  const keep = useAction(async () => {
    const { on } = await call('collect.create', { kind: 'goods', targetId: goods.id, on: !saved });
    setSaved(on);
    feedback.toast(on ? '已收藏' : '已取消收藏');
  });
  return (
    <View className={styles.card}>
      <Pressable className={styles.art} role="link" onPress={() => go('/shop/pages/goods', { id: goods.id })}>
        {near && <Picture src={goods.cover} w={750} alt={goods.title} fill priority={rank <= 2} />}
        <View className={styles.rank}>
          <Text className={styles.number}>{rank}</Text>
          <Words size="caption" tone="inverse">
            {changeText(change)}
          </Words>
        </View>
        {goods.soldOut && <Text className={styles.stamp}>已售罄</Text>}
      </Pressable>
      <View className={styles.words}>
        <Stack row gap={8} align="center" justify="between">
          <Title size="head" lines={1}>
            {goods.title}
          </Title>
          <Tag tone="accent" className={styles.reason}>
            {reason}
          </Tag>
        </Stack>
        <Words size="sub" tone="soft" lines={2} className={styles.note}>
          {review ? `“${review}”` : goods.subtitle}
        </Words>
        <View className={styles.foot}>
          <Stack gap={2} align="start" grow>
            <Price fen={payOf(goods)} was={wasOf(goods)} />
            <OfferTag offer={goods.offer} />
          </Stack>
          <IconButton
            icon="heart"
            tone="sunken"
            on={saved}
            label={saved ? `取消收藏${goods.title}` : `收藏${goods.title}`}
            onPress={() => void keep.run()}
          />
          <Button
            tone="line"
            disabled={goods.soldOut}
            busy={add.pending}
            label={`把${goods.title}加入购物车`}
            onPress={() => (goods.singleSkuId ? void add.one(goods) : void go('/shop/pages/goods', { id: goods.id }))}
          >
            加入购物车
          </Button>
        </View>
      </View>
    </View>
  );
}
