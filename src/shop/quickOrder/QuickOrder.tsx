/** Both panes of 分类选购 with the basket at the foot: what is stepped here is the cart everywhere. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import type { CategoryNode, GoodsCard, GoodsSort, RequestOf } from '@/contract';
import { useStores } from '@/core/stores';
import { BasketSheet } from '@/domain/cart/BasketSheet';
import { BasketProvider, useBasketContext } from '@/domain/cart/basketContext';
import type { Basket } from '@/domain/cart/useBasket';
import { PickSpec } from '@/domain/goods/PickSpec';
import { QuantityRow } from '@/domain/goods/QuantityRow';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Rail } from '@/ui/kit/Rail';
import { List } from '@/ui/shell';
import { Panes } from '@/ui/shell/Panes';
import { QuickOrderHead } from './QuickOrderHead';
import { useQuickOrderGoods } from './useQuickOrderGoods';
import styles from './QuickOrder.module.scss';

interface QuickOrderProps {
  tree: readonly CategoryNode[];
  /** A class or one of its kinds. */
  chosenId: string;
  onChoose: (id: string) => void;
  sort: GoodsSort;
  onSort: (sort: GoodsSort) => void;
  scene?: RequestOf<'shop.productIndex'>['scene'];
  basket: Basket;
  sheet: boolean;
  onSheet: (open: boolean) => void;
}

const has = (root: CategoryNode, id: string) =>
  root.id === id || (root.children?.some((leaf) => leaf.id === id) ?? false);
/** From here on a row says how few are left. */
const FEW = 5;

export const QuickOrder = observer(function QuickOrder(props: QuickOrderProps) {
  const { tree, chosenId, onChoose, sort, onSort, scene, basket, sheet, onSheet } = props;
  const [asked, setAsked] = useState<string>();
  const found = tree.findIndex((one) => has(one, chosenId));
  const at = Math.max(0, found);
  const [root, next] = [tree[at], tree[at + 1]];
  const rootId = root?.id ?? '';
  const leafId = found < 0 ? rootId : chosenId;
  const { list, classOf } = useQuickOrderGoods(rootId, leafId, sort, scene);
  if (!root) return <Empty title="还没有上架的茶" />;

  // What was left unticked in the cart stays there.
  const chosen = basket.lines.filter(({ selected }) => selected);
  const piecesIn = (id: string) =>
    basket.lines
      .filter(({ goodsId, categoryId }) => (categoryId ?? classOf.get(goodsId)) === id)
      .reduce((sum, { qty }) => sum + qty, 0);
  return (
    <BasketProvider value={{ basket, ask: setAsked }}>
      <Panes
        rail={
          <Rail
            label="茶类"
            items={tree.map(({ id, name }) => ({ id, label: name, count: piecesIn(id) }))}
            current={rootId}
            onChange={onChoose}
          />
        }
        head={<QuickOrderHead root={root} leafId={leafId} sort={sort} onLeaf={onChoose} onSort={onSort} />}
        scrollKey={`${leafId} ${sort}`}
      >
        <View className={styles.rows}>
          <List
            list={list}
            keyOf={({ id }) => id}
            render={(goods) => <Row goods={goods} />}
            empty={<Empty title="这一类暂时没有茶" />}
          />
          <View className={styles.next}>
            {next && list.pager === 'end' && (
              <Button block tone="quiet" onPress={() => onChoose(next.id)}>
                {`接着看${next.name}`}
              </Button>
            )}
          </View>
        </View>
      </Panes>
      <PickSpec
        goodsId={asked}
        onClose={() => setAsked(undefined)}
        onPick={(sku, qty, goodsId) => void basket.put(sku.id, basket.qtyOf(sku.id) + qty, goodsId)}
      />
      <BasketSheet
        open={sheet}
        title="已选"
        lines={chosen}
        onClose={() => onSheet(false)}
        onQty={({ skuId, goodsId }, qty) => void basket.put(skuId, qty, goodsId)}
        onClear={() => chosen.forEach(({ skuId, goodsId }) => void basket.put(skuId, 0, goodsId))}
      />
    </BasketProvider>
  );
});

function Row({ goods }: { goods: GoodsCard }) {
  const { basket, ask } = useBasketContext();
  const { feedback } = useStores();
  return (
    <QuantityRow
      goods={goods}
      qty={basket.qtyOfGoods(goods.id)}
      stock={goods.stock}
      note={goods.stock > 0 && goods.stock <= FEW ? `仅剩 ${goods.stock} 件` : undefined}
      onStep={(skuId, qty) => void basket.put(skuId, qty, goods.id)}
      onSpec={() => ask(goods.id)}
      onLimit={() => feedback.toast(`库存仅剩 ${goods.stock}`)}
    />
  );
}
