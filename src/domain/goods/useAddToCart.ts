import { useStores } from '@/core/stores';
import { useAction, type Action } from '@/ui/shell/useAction';

/** Into the basket, a visitor's into the guest cart, and what became of it said once. `run` resolves true when it went in. */
export function useAddToCart(): Action<[skuId: string, qty: number, goodsId: string]> {
  const { cart, feedback } = useStores();
  return useAction(async (skuId: string, qty: number, goodsId: string) => {
    const outcome = await cart.add(skuId, qty, goodsId);
    feedback.toast(outcome.state === 'full' ? outcome.text : '已加入购物车');
    return outcome.state === 'added';
  });
}
