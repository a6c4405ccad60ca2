import { useStores } from '@/core/stores';
import { SNAPSHOT_KEY } from '@/core/stores/snapshot';
import { useAction, type Action } from '@/ui/shell/useAction';

/** Goods of one specification, as a card has them. */
interface Single {
  id: string;
  singleSkuId?: string;
  minQty?: number;
}
interface AddToCart extends Action<[skuId: string, qty: number, goodsId: string, said?: string]> {
  /** Puts in the least that is sold of it, and says so when that is more than one piece. */
  one(goods: Single): Promise<boolean>;
}

/** Puts pieces into the cart, or a visitor's guest cart, and says the outcome in a toast. Resolves true when they went in. */
export function useAddToCart(): AddToCart {
  const { cart, feedback, platform, session } = useStores();
  const action = useAction(async (skuId: string, qty: number, goodsId: string, said?: string) => {
    const outcome = await cart.add(skuId, qty, goodsId);
    const isLost = !session.hasLogin && !platform.storage.isKept(SNAPSHOT_KEY);
    const done = isLost ? '已加入，但手机存储已满，关闭后会丢失' : (said ?? '已加入购物车');
    feedback.toast(outcome.state === 'full' ? outcome.text : done);
    return outcome.state === 'added';
  });
  return {
    ...action,
    one: ({ id, singleSkuId = '', minQty = 1 }) =>
      action.run(singleSkuId, minQty, id, minQty > 1 ? `${minQty} 件起购，已加入 ${minQty} 件` : undefined),
  };
}
