/** The page fills the screen: the store at the top, its categories at the left, its goods at the right. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { BasketSheet } from '@/domain/cart/BasketSheet';
import { BasketProvider } from '@/domain/cart/basketContext';
import type { Basket } from '@/domain/cart/useBasket';
import { PickSpec } from '@/domain/goods/PickSpec';
import { openText } from '@/domain/store/openText';
import { StoreBar } from '@/domain/store/StoreBar';
import { StoreSheet } from '@/domain/store/StoreSheet';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Rail } from '@/ui/kit/Rail';
import { List } from '@/ui/shell';
import { Panes } from '@/ui/shell/Panes';
import { ShelfRow } from './ShelfRow';
import { EVERYTHING, type ShelfView, type useShelf } from './useShelf';
import styles from './ShelfBody.module.scss';

interface ShelfBodyProps {
  view: ShelfView;
  shelf: ReturnType<typeof useShelf>;
  basket: Basket;
  sheet: boolean;
  onSheet: (open: boolean) => void;
}

export function ShelfBody({ view: { store, stores, categories }, shelf, basket, sheet, onSheet }: ShelfBodyProps) {
  const { clock } = useStores();
  const [choosing, setChoosing] = useState(false);
  const [asked, setAsked] = useState<string>();
  const put = (skuId: string, qty: number, goodsId: string) => {
    shelf.mark(skuId, qty > 0);
    return basket.put(skuId, qty, goodsId);
  };
  const own = { ...basket, put };
  const lines = basket.lines.filter(({ skuId }) => shelf.pickup.has(skuId));
  return (
    <BasketProvider value={{ basket: own, ask: setAsked }}>
      <Panes
        top={
          <View>
            <StoreBar store={store} onPress={() => setChoosing(true)} />
            {!store.open && store.opensAt !== undefined && (
              <Notice tone="warn">{`现在休息，可以先预订，${openText(store.opensAt, clock.now())} 起自提`}</Notice>
            )}
          </View>
        }
        rail={
          <Rail
            label="货架分类"
            items={[{ id: EVERYTHING, label: '全部' }, ...categories.map(({ id, name }) => ({ id, label: name }))]}
            current={shelf.category}
            onChange={shelf.setCategory}
          />
        }
        scrollKey={`${store.id} ${shelf.category}`}
      >
        <View className={styles.rows}>
          <List
            list={shelf.list}
            keyOf={({ id }) => id}
            render={(goods) => <ShelfRow goods={goods} />}
            empty={
              <Empty
                title="这家店的货架还空着"
                text="换一家门店看看"
                button="切换门店"
                onPress={() => setChoosing(true)}
              />
            }
          />
        </View>
      </Panes>
      <StoreSheet
        open={choosing}
        stores={stores}
        current={store.id}
        onClose={() => setChoosing(false)}
        onChoose={shelf.chooseStore}
      />
      <PickSpec
        goodsId={asked}
        stockOf={(skuId) => shelf.stockOf(skuId) ?? 0}
        onClose={() => setAsked(undefined)}
        onPick={(sku, qty, goodsId) => void put(sku.id, basket.qtyOf(sku.id) + qty, goodsId)}
      />
      <BasketSheet
        open={sheet}
        title="自提清单"
        lines={lines}
        lacks={new Map([...shelf.lacks].map((skuId) => [skuId, '本店无货']))}
        onClose={() => onSheet(false)}
        onQty={({ skuId, goodsId }, qty) => void put(skuId, qty, goodsId)}
        onClear={() => lines.forEach(({ skuId, goodsId }) => void put(skuId, 0, goodsId))}
      />
    </BasketProvider>
  );
}
