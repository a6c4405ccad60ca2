import type { EventGoods } from '@/contract';
import { useStores } from '@/core/stores';
import { useBasketContext } from '@/domain/cart/basketContext';
import { QuantityRow } from '@/domain/goods/QuantityRow';
import { mostOf, noteOf, offerOf } from './labels';

/** A goods with what the event makes of its price. */
export function EventRow({ goods }: { goods: EventGoods }) {
  const { basket, ask } = useBasketContext();
  const { feedback } = useStores();
  const { event, stock } = goods;
  const most = mostOf(goods);
  return (
    <QuantityRow
      goods={goods}
      qty={basket.qtyOfGoods(goods.id)}
      stock={stock}
      most={most}
      note={noteOf(goods)}
      offer={offerOf(goods)}
      tag={event.sample && `样品${event.sample}`}
      onStep={(skuId, qty) => void basket.put(skuId, qty, goods.id)}
      onSpec={() => ask(goods.id)}
      onLimit={() => feedback.toast(most < stock ? `超出限购，现场价每人 ${event.limit} 件` : `库存仅剩 ${stock}`)}
    />
  );
}
