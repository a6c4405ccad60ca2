/** Pieces of an order that lie in the cellar, all of them or some. */
import type { OrderDetail } from '@/contract';
import { canOpen, open } from '@/core/routes';
import { Cell } from '@/ui/kit/Cell';

const CELLAR = '/outbound/pages/escrow';

export function CellarCell({ order }: { order: Pick<OrderDetail, 'deliveryType' | 'card'> }) {
  const stored = order.card.lines.reduce((all, { storeQty = 0 }) => all + storeQty, 0);
  const whole = order.deliveryType === 'escrow';
  if (!whole && stored === 0) return null;
  const words = {
    label: whole ? '存入茶窖' : '部分存入茶窖',
    note: '入库后在茶窖里看得到，12 个月免费托管',
    children: whole ? undefined : `${stored} 件`,
  };
  return canOpen(CELLAR) ? <Cell {...words} role="link" onPress={() => open(CELLAR)} /> : <Cell {...words} />;
}
