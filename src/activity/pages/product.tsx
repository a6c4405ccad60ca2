/** /activity/pages/product: what an event sells, at its price for guests who checked in. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { BasketBar } from '@/domain/cart/BasketBar';
import { BasketSheet } from '@/domain/cart/BasketSheet';
import { BasketProvider } from '@/domain/cart/basketContext';
import { totalOf } from '@/domain/cart/useBasket';
import { PickSpec } from '@/domain/goods/PickSpec';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { List, Page, useAction, usePageParams } from '@/ui/shell';
import { EventHead } from '../event/EventHead';
import { EventRow } from '../event/EventRow';
import { useEventGoods } from '../event/useEventGoods';
import { standOf } from '../event/labels';
import styles from '../event/product.module.scss';

export default observer(function EventGoodsPage() {
  const params = usePageParams<'/activity/pages/product'>();
  const { clock } = useStores();
  const shop = useEventGoods(params.id ?? '', params);
  const { basket, lines, list } = shop;
  const [sheet, setSheet] = useState(false);
  const [asked, setAsked] = useState<string>();
  const card = shop.state.data?.card;
  const stand = card && standOf(card, clock.now());
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  const settle = useAction(() =>
    go('/shop/pages/order/settle', {
      source: 'cart',
      lines: lines.map(({ id: cartItemId, skuId, qty }) => ({ skuId, qty, cartItemId })),
      // Who is there takes it along; the other ways stay open.
      ...(card && stand === 'open' ? { deliveryType: 'pickup' as const, storeId: card.store.id } : {}),
    }),
  );
  return (
    <Page
      state={shop.state}
      action={
        card && (
          <BasketBar
            pieces={pieces}
            total={totalOf(lines)}
            settle="去结算"
            busy={settle.pending}
            onOpen={() => setSheet(true)}
            onSettle={() => void settle.run()}
          />
        )
      }
      overlay={
        <>
          <PickSpec
            goodsId={asked}
            onClose={() => setAsked(undefined)}
            onPick={(sku, qty, goodsId) => void basket.put(sku.id, basket.qtyOf(sku.id) + qty, goodsId)}
          />
          <BasketSheet
            open={sheet}
            title="现场选的"
            lines={lines}
            onClose={() => setSheet(false)}
            onQty={({ skuId, goodsId }, qty) => void basket.put(skuId, qty, goodsId)}
            onClear={() => lines.forEach(({ skuId, goodsId }) => void basket.put(skuId, 0, goodsId))}
          />
        </>
      }
    >
      {({ card: event, cates }) => (
        <View>
          <EventHead card={event} stand={standOf(event, clock.now())} onTurn={() => void shop.reload()} />
          {cates.length > 2 && (
            <View className={styles.cates}>
              <Chips label="商品分类" items={cates} current={shop.cate} onChange={shop.setCate} />
            </View>
          )}
          <BasketProvider value={{ basket, ask: setAsked }}>
            <View className={styles.rows}>
              <List
                list={list}
                keyOf={({ id: goodsId }) => goodsId}
                render={(goods) => <EventRow goods={goods} />}
                empty={
                  <Empty
                    title="这场活动没有现场商品"
                    text="去茶空间看看别的活动"
                    button="看活动"
                    onPress={() => go('/tea/pages/home', {})}
                  />
                }
              />
            </View>
          </BasketProvider>
        </View>
      )}
    </Page>
  );
});
