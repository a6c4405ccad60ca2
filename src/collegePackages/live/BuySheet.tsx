/** A goods of the room is chosen and put in the basket, or bought, without the picture going away. */
import { useEffect, useState, type ReactElement } from 'react';
import type { GoodsDetail } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { SkuSheet } from '@/domain/goods/SkuSheet';
import { useAddToCart } from '@/domain/goods/useAddToCart';
import { useLogin } from '@/ui/shell';

interface BuySheetProps {
  /** undefined = closed. */
  goodsId: string | undefined;
  /** The settlement is another page: the picture goes on small, where the device can. */
  onLeave: () => void;
  onClose: () => void;
}

export function BuySheet({ goodsId, onLeave, onClose }: BuySheetProps): ReactElement | null {
  const guard = useLogin();
  const add = useAddToCart();
  const [goods, setGoods] = useState<GoodsDetail>();
  useEffect(() => {
    if (goodsId === undefined) return undefined;
    let current = true;
    // A failure is told by a toast; the row can be pressed again.
    call('shop.productView', { id: goodsId }).then(
      (found) => current && setGoods(found),
      () => current && onClose(),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked once per opening
  }, [goodsId]);
  if (!goods) return null;
  return (
    <SkuSheet
      key={goods.card.id}
      goods={goods}
      open={goodsId === goods.card.id}
      mode="both"
      busy={add.pending}
      onClose={onClose}
      onCart={async (sku, qty) => {
        if (await add.run(sku.id, qty, goods.card.id)) onClose();
      }}
      onBuy={(sku, qty) =>
        guard(() => {
          onLeave();
          onClose();
          void go('/shop/pages/order/settle', { source: 'buy', lines: [{ skuId: sku.id, qty }] });
        })
      }
    />
  );
}
