/** What a goods page does with a chosen SKU: into the basket (visitors too), or straight to settling (members only). */
import { useEffect, useState } from 'react';
import type { GoodsDetail, SkuView } from '@/contract';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { firstSku } from '@/domain/goods/skuChoice';
import { useAction } from '@/ui/shell/useAction';
import { useLogin } from '@/ui/shell/useLogin';

export function useBuying(goods: GoodsDetail | undefined, campaignId?: string, skuId?: string) {
  const { cart, feedback } = useStores();
  const guard = useLogin();
  const [chosen, setChosen] = useState<{ skuId?: string; qty: number }>({ skuId, qty: 1 });
  const sku = goods && firstSku(goods.skus, chosen.skuId);

  // A choice made before stays when the goods are read again.
  useEffect(() => setChosen((was) => ({ ...was, skuId: skuId ?? was.skuId })), [skuId]);

  const add = useAction(async (one: SkuView, qty: number) => {
    const outcome = await cart.add(one.id, qty, goods?.card.id);
    if (outcome.state === 'full') return void feedback.toast(outcome.text);
    feedback.toast('已加入购物车');
  });

  return {
    sku,
    qty: chosen.qty,
    pending: add.pending,
    choose: (one: SkuView, qty: number) => setChosen({ skuId: one.id, qty }),
    toCart: (one: SkuView, qty: number) => {
      setChosen({ skuId: one.id, qty });
      return add.run(one, qty);
    },
    buy: (one: SkuView, qty: number) => {
      setChosen({ skuId: one.id, qty });
      guard(() => {
        const onSale = campaignId !== undefined && one.campaignPrice !== undefined;
        void go('/shop/pages/order/settle', {
          source: onSale ? 'discount' : 'buy',
          lines: [{ skuId: one.id, qty }],
          ...(onSale ? { campaignId } : {}),
        });
      });
    },
  };
}
