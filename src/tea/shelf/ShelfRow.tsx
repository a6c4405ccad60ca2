import type { ShelfGoods } from '@/contract';
import { useStores } from '@/core/stores';
import { useBasketContext } from '@/domain/cart/basketContext';
import { QuantityRow } from '@/domain/goods/QuantityRow';

/** From here on a row says how few are left. */
const FEW = 5;

/** A goods with what this store has of it. */
export function ShelfRow({ goods }: { goods: ShelfGoods }) {
  const { basket, ask } = useBasketContext();
  const { feedback } = useStores();
  const { storeStock: stock } = goods;
  return (
    <QuantityRow
      goods={goods}
      qty={basket.qtyOfGoods(goods.id)}
      stock={stock}
      note={stock === 0 ? '本店暂时无货' : stock <= FEW ? `仅剩 ${stock}` : undefined}
      onStep={(skuId, qty) => void basket.put(skuId, qty, goods.id)}
      onSpec={() => ask(goods.id)}
      onLimit={() => feedback.toast(`本店仅剩 ${stock} 件`)}
    />
  );
}
