/** 本店在售: what stands on this store's shelf; a press puts one in for pick-up here. */
import { Text, View } from '@tarojs/components';
import type { ShelfGoods } from '@/contract';
import { inPairs } from '@/core/lib/pairs';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { markPickup } from '@/domain/store/pickup';
import { useAddToCart } from '@/domain/goods/useAddToCart';
import { useRemind } from '@/domain/goods/useRemind';
import grid from '@/domain/goods/GoodsGrid.module.scss';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import styles from './Picks.module.scss';

/** From here on a card says how few are left. */
const FEW = 5;

export function Picks({ picks, storeId }: { picks: readonly ShelfGoods[]; storeId: string }) {
  return (
    <View className={grid.grid}>
      {inPairs(picks).map((goods) => (
        <Pick key={goods.id} goods={goods} storeId={storeId} />
      ))}
    </View>
  );
}

function Pick({ goods, storeId }: { goods: ShelfGoods; storeId: string }) {
  const { id, title, cover, price, storeStock, singleSkuId } = goods;
  const { platform: device } = useStores();
  const add = useAddToCart();
  const remind = useRemind('stock', id);
  const take = async (skuId: string) => {
    if (await add.one(goods)) markPickup(device.storage, skuId, true);
  };
  return (
    <Stack shrink>
      <Pressable className={styles.open} role="link" label={title} onPress={() => go('/shop/pages/goods', { id })}>
        <View className={styles.art}>
          <Picture src={cover} w={375} ratio={1} alt="" />
        </View>
        <Words size="name" lines={1} className={styles.title}>
          {title}
        </Words>
      </Pressable>
      <View className={styles.tags}>
        <Tag tone="celadon">自提</Tag>
        <Text className={styles.stock}>
          {storeStock === 0 ? '本店暂时无货' : storeStock <= FEW ? `仅剩 ${storeStock} 件` : `本店 ${storeStock} 件`}
        </Text>
      </View>
      <View className={styles.foot}>
        <Price fen={price} />
        {storeStock === 0 ? (
          <Button size="s" tone="quiet" label={`${title}到货提醒`} onPress={remind}>
            到货提醒
          </Button>
        ) : singleSkuId ? (
          <IconButton icon="plus" tone="sunken" label={`把${title}加入自提`} onPress={() => void take(singleSkuId)} />
        ) : (
          <IconButton
            icon="plus"
            tone="sunken"
            label={`选${title}的规格`}
            onPress={() => go('/tea/pages/shop', { storeId })}
          />
        )}
      </View>
    </Stack>
  );
}
