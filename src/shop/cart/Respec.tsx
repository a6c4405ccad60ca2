import type { CartLine } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { SkuSheet } from '@/domain/goods/SkuSheet';
import { useAction, useBlock } from '@/ui/shell';
import type { Cart } from '@/domain/cart/useCart';

/** Another specification for a line; the sheet comes when its goods are read. */
export function Respec({ line, cart, onClose }: { line: CartLine; cart: Cart; onClose: () => void }) {
  const { feedback } = useStores();
  const goods = useBlock(() => call('shop.productView', { id: line.goodsId }));
  const change = useAction(async (skuId: string, qty: number) => {
    await cart.changeSku(line.id, skuId, qty);
    feedback.toast('规格已更换');
    onClose();
  });
  if (!goods) return null;
  return (
    <SkuSheet
      goods={goods}
      open
      mode="change"
      skuId={line.skuId}
      qty={line.qty}
      busy={change.pending}
      onClose={onClose}
      onChange={(sku, qty) => void change.run(sku.id, qty)}
    />
  );
}
