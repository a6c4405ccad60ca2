/** What can still be asked for an order that was paid: an after-sale while its time lasts, an invoice, a human. */
import type { OrderDetail } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';

const INVOICE = '/member/pages/invoice/apply';
const CONTACT = '/contact/pages/ContactUs';

export function OrderServices({ order, onAfterSale }: { order: OrderDetail; onAfterSale: () => void }) {
  const { card, returnable, afterSaleUntil, serverTime, payment } = order;
  const isOver = afterSaleUntil !== undefined && serverTime > afterSaleUntil;
  const isPaid = payment?.status === 'paid' && card.payable > 0;
  const ask = () => go(CONTACT, {});
  const apply = `${INVOICE}?orderId=${card.id}`;
  return (
    <Cells>
      {returnable.length > 0 ? (
        <Cell label="申请售后" onPress={onAfterSale}>
          {afterSaleUntil === undefined ? '退款、退货、换货' : `${formatTime(afterSaleUntil, 'MM月DD日 h:m')} 前`}
        </Cell>
      ) : (
        isOver && <Cell label="申请售后">已超过售后期</Cell>
      )}
      {isPaid && (
        <Cell label="发票" role="link" onPress={() => (canOpen(apply) ? open(apply) : ask())}>
          {canOpen(apply) ? '申请开票' : '联系客服开具'}
        </Cell>
      )}
      <Cell label="联系客服" role="link" onPress={ask} />
    </Cells>
  );
}
