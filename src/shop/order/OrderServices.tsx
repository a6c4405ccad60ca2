/** What can still be asked for an order that was paid: an after-sale while its time lasts, an invoice, a human. */
import type { OrderDetail } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { askInvoice, canApply, hasInvoice } from './invoice';

export function OrderServices({ order, onAfterSale }: { order: OrderDetail; onAfterSale: () => void }) {
  const { card, returnable, afterSaleUntil, serverTime } = order;
  const isOver = afterSaleUntil !== undefined && serverTime > afterSaleUntil;
  return (
    <Cells>
      {returnable.length > 0 ? (
        <Cell label="申请售后" onPress={onAfterSale}>
          {afterSaleUntil === undefined ? '退款、退货、换货' : `${formatTime(afterSaleUntil, 'MM月DD日 h:m')} 前`}
        </Cell>
      ) : (
        isOver && <Cell label="申请售后">已超过售后期</Cell>
      )}
      {hasInvoice(order) && (
        <Cell label="发票" role="link" onPress={() => askInvoice(card.id)}>
          {canApply(card.id) ? '申请开票' : '联系客服开具'}
        </Cell>
      )}
      <Cell label="联系客服" role="link" onPress={() => go('/contact/pages/ContactUs', {})} />
    </Cells>
  );
}
