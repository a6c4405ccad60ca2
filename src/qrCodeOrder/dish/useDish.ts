/** One dish of the menu with its choices, and its way into the cart of the table. */
import { useState } from 'react';
import { call } from '@/core/api';
import { back } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, usePageData } from '@/ui/shell';
import { useCart } from '../seat/useCart';
import { lackOf, startOf, tapOf, type Choice, type DishData } from './choice';

interface DishParams {
  sessionId?: string | undefined;
  productId?: string | undefined;
  lineId?: string | undefined;
}

export function useDish({ sessionId = '0', productId = '0', lineId }: DishParams) {
  const { feedback } = useStores();
  const [changed, setChanged] = useState<Partial<Choice>>({});
  const state = usePageData(async (): Promise<DishData> => {
    const [{ product, lines, home }, cart, line] = await Promise.all([
      call('scanCode.seatCartProduct', { sessionId, productId }),
      call('scanCode.seatCart', { sessionId }),
      lineId === undefined ? undefined : call('scanCode.cartItem', { sessionId, lineId }),
    ]);
    const [feeding, set] = await Promise.all([
      product.hasFeeding ? call('scanCode.feeding', { productId }) : undefined,
      product.isSet ? call('scanCode.productSet', { productId }) : undefined,
    ]);
    return { product, lines, feeding: feeding?.groups ?? [], set: set?.groups ?? [], cart, line, home };
  }, [sessionId, productId, lineId]);
  const data = state.data;
  const cart = useCart(data?.cart, data ? [data.product] : [], { onTable: () => void state.reload() });
  const choice = data && { ...startOf(data), ...changed };
  const save = useAction(async () => {
    if (!data || !choice) return;
    const lack = lackOf(data, choice);
    if (lack !== undefined) return void feedback.toast(lack);
    const { line } = data;
    if (line) void cart.step(line, 0);
    await cart.choose(tapOf(data, choice));
    if (cart.isStuck()) feedback.toast('没有网络，连上后自动加进去');
    await back();
  });
  return { state, choice, change: (part: Partial<Choice>) => setChanged((was) => ({ ...was, ...part })), save };
}
