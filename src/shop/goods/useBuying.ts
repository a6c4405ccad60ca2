/** What a goods page does with a chosen SKU: into the basket (visitors too), or straight to settling (members only). */
import { useState } from 'react';
import type { GoodsDetail, SkuView } from '@/contract';
import { go } from '@/core/routes';
import { firstSku, leastOf } from '@/domain/goods/skuChoice';
import { useAddToCart } from '@/domain/goods/useAddToCart';
import { useLogin } from '@/ui/shell/useLogin';

export function useBuying(goods: GoodsDetail | undefined, campaignId?: string, skuId?: string) {
  const guard = useLogin();
  const [chosen, setChosen] = useState<{ skuId?: string; qty: number }>({ skuId, qty: 1 });
  const sku = goods && firstSku(goods.skus, chosen.skuId);

  const add = useAddToCart();

  return {
    sku,
    qty: sku ? Math.max(chosen.qty, leastOf(sku)) : chosen.qty,
    pending: add.pending,
    choose: (one: SkuView, qty: number) => setChosen({ skuId: one.id, qty }),
    toCart: (one: SkuView, qty: number) => {
      setChosen({ skuId: one.id, qty });
      return add.run(one.id, qty, goods?.card.id ?? '');
    },
    buy: (one: SkuView, qty: number) => {
      setChosen({ skuId: one.id, qty });
      guard(() => {
        // What was shown is what is settled: a campaign price only through its campaign.
        const campaign = one.offer?.why === 'flash' ? (goods?.card.campaign?.id ?? campaignId) : undefined;
        void go('/shop/pages/order/settle', {
          source: campaign ? 'discount' : 'buy',
          lines: [{ skuId: one.id, qty }],
          ...(campaign ? { campaignId: campaign } : {}),
        });
      });
    },
  };
}
