/** 选规格 over a list: reads the goods when it is asked for, then shows its matrix. */
import { useEffect, useState } from 'react';
import type { GoodsDetail, SkuView } from '@/contract';
import { call } from '@/core/api';
import { SkuSheet } from './SkuSheet';

interface PickSpecProps {
  /** undefined = closed. */
  goodsId: string | undefined;
  /** What a store has of each SKU takes the place of the central stock. */
  stockOf?: (skuId: string) => number;
  onClose: () => void;
  onPick: (sku: SkuView, qty: number, goodsId: string) => void;
}

export function PickSpec({ goodsId, stockOf, onClose, onPick }: PickSpecProps) {
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
  const shown = stockOf
    ? { ...goods, skus: goods.skus.map((sku) => ({ ...sku, stock: Math.min(sku.stock, stockOf(sku.id)) })) }
    : goods;
  return (
    <SkuSheet
      key={goods.card.id}
      goods={shown}
      open={goodsId === goods.card.id}
      mode="cart"
      onClose={onClose}
      onCart={(sku, qty) => {
        onPick(sku, qty, goods.card.id);
        onClose();
      }}
    />
  );
}
