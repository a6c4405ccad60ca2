import type { GoodsCard } from '@/contract';
import { go } from '@/core/routes';
import { useLogin } from '@/ui/shell';

/** One specification goes straight to the settlement, several are chosen on the goods page. */
export function useBuyNow(): (goods: GoodsCard) => void {
  const guard = useLogin();
  return ({ id, singleSkuId, minQty = 1, campaign }) => {
    if (!campaign) return;
    const campaignId = campaign.id;
    if (!singleSkuId) return void go('/shop/pages/goods', { id, campaignId });
    const lines = [{ skuId: singleSkuId, qty: minQty }];
    guard(() => go('/shop/pages/order/settle', { source: 'discount', campaignId, lines }));
  };
}
