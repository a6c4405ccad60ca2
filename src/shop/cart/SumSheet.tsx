/** 优惠明细: the goods, what each kind of offer takes off, what is left; coupons and freight come at the settlement. */
import type { CartView, Offer } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { OFFER_WORDS } from '@/domain/goods/offer';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';

/** Fen saved by each kind of offer, over what is selected. */
export function savedBy(lines: CartView['lines']): { why: Offer['why']; fen: number }[] {
  const sums = new Map<Offer['why'], number>();
  for (const { selected, offer, price, qty } of lines)
    if (selected && offer) sums.set(offer.why, (sums.get(offer.why) ?? 0) + (price - offer.price) * qty);
  return [...sums].map(([why, fen]) => ({ why, fen }));
}

export function SumSheet({ cart, open, onClose }: { cart: CartView; open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} title="金额明细" onClose={onClose} bare>
      <Cells>
        <Cell label="商品总额">{formatYuan(cart.goodsTotal)}</Cell>
        {savedBy(cart.lines).map(({ why, fen }) => (
          <Cell key={why} label={OFFER_WORDS[why]}>{`−${formatYuan(fen)}`}</Cell>
        ))}
        <Cell label="合计">{formatYuan(cart.total)}</Cell>
      </Cells>
      <Notice>优惠券、积分和运费在确认订单时计算</Notice>
    </Sheet>
  );
}
