import { useStores } from '@/core/stores';
import { useAction, type Action } from '@/ui/shell/useAction';

/** Puts pieces into the cart, or a visitor's guest cart, and says the outcome in a toast. `run` resolves true when they went in. */
export function useAddToCart(): Action<[skuId: string, qty: number, goodsId: string]> {
  const { cart, feedback } = useStores();
  return useAction(async (skuId: string, qty: number, goodsId: string) => {
    const outcome = await cart.add(skuId, qty, goodsId);
    feedback.toast(outcome.state === 'full' ? outcome.text : '已加入购物车');
    return outcome.state === 'added';
  });
}
