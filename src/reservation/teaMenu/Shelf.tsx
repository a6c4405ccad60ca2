/** 门店好物: what stands on the shelf of the store, with how much of it; a goods leads to its page, the heart keeps it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CategoryNode, ShelfGoods } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { payOf, wasOf } from '@/domain/goods/offer';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Item } from '@/ui/kit/Item';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Rail } from '@/ui/kit/Rail';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { List, useAction, useList, useReturn } from '@/ui/shell';
import { Panes } from '@/ui/shell/Panes';
import styles from './page.module.scss';

const FEW = 5;
const stockText = (stock: number): string =>
  stock === 0 ? '本店暂时无货' : stock <= FEW ? `本店仅剩 ${stock}` : `本店有 ${stock}`;

interface ShelfProps {
  storeId: string;
  categories: readonly CategoryNode[];
  top: ReactElement;
  /** '' = all of them. */
  cateId: string;
  onCate: (cateId: string) => void;
}

export function Shelf({ storeId, categories, top, cateId, onCate }: ShelfProps): ReactElement {
  const { feedback } = useStores();
  const list = useList<ShelfGoods>(
    (page) => call('tea.shopCateProduct', { storeId, ...(cateId && { cateId }), page }),
    [storeId, cateId],
  );
  // What was bought, or collected, on the page of a goods.
  useReturn(() => list.reload());
  const collect = useAction(async ({ id, collected }: ShelfGoods) => {
    const { on } = await call('collect.create', { kind: 'goods', targetId: id, on: collected !== true });
    list.patch((row) => (row.id === id ? { ...row, collected: on } : row));
    feedback.toast(on ? '已收藏' : '已取消收藏');
  });
  return (
    <Panes
      top={top}
      rail={
        <Rail
          label="好物分类"
          items={[{ id: '', label: '全部' }, ...categories.map(({ id, name }) => ({ id, label: name }))]}
          current={cateId}
          onChange={onCate}
        />
      }
      scrollKey={`shelf ${cateId}`}
    >
      <View className={styles.dishes}>
        <List
          list={list}
          keyOf={({ id }) => id}
          render={(goods) => <GoodsRow goods={goods} onCollect={() => void collect.run(goods)} />}
          empty={<Empty title="这一类暂时没有" />}
        />
      </View>
    </Panes>
  );
}

function GoodsRow({ goods, onCollect }: { goods: ShelfGoods; onCollect: () => void }): ReactElement {
  const { id, title, subtitle, cover, storeStock, collected = false } = goods;
  return (
    <View className={styles.goods}>
      <Pressable className={styles.open} role="link" onPress={() => go('/shop/pages/goods', { id })}>
        <Item
          title={title}
          leading={<Thumb src={cover} size={72} stamp={storeStock === 0 && '无货'} />}
          notes={[
            subtitle,
            stockText(storeStock),
            <Stack key="price" row wrap gap={6} align="center">
              <Price fen={payOf(goods)} was={wasOf(goods)} size="s" tone={storeStock === 0 ? 'muted' : 'price'} />
            </Stack>,
          ]}
        />
      </Pressable>
      <IconButton
        icon="heart"
        tone="sunken"
        on={collected}
        label={collected ? `取消收藏${title}` : `收藏${title}`}
        onPress={onCollect}
      />
    </View>
  );
}
