/** What can still be asked for an order that was paid: an after-sale while its time lasts, an invoice, a human. */
import type { OrderDetail } from '@/contract';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { hasInvoice } from '@/domain/order/invoice';
import { InvoiceCell } from '@/domain/order/InvoiceCell';
import { Cell, Cells } from '@/ui/kit/Cell';

export function OrderServices({ order, onAfterSale }: { order: OrderDetail; onAfterSale: () => void }) {
  const { card, returnable, afterSaleUntil, serverTime } = order;
  const isOver = afterSaleUntil !== undefined && serverTime > afterSaleUntil;
  return (
    <Cells>
      {returnable.length > 0 ? (
        <Cell label="申请售后" onPress={onAfterSale}>
          {afterSaleUntil === undefined ? '退款、退货、换货' : `${listTime(afterSaleUntil)} 前`}
        </Cell>
      ) : (
        isOver && <Cell label="申请售后">已超过售后期</Cell>
      )}
      {hasInvoice(order) && <InvoiceCell orderId={card.id} />}
      <Cell
        label="联系客服"
        role="link"
        onPress={() => go('/dingding/pages/group', { to: 'service', card: `order:${card.id}` })}
      />
    </Cells>
  );
}
