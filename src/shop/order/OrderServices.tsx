/** What can still be asked for an order that was paid: an after-sale while its time lasts, an invoice, a human. */
import type { OrderDetail } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { useBlock } from '@/ui/shell';
import { askInvoice, hasInvoice } from './invoice';

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
      {hasInvoice(order) && <InvoiceCell orderId={card.id} />}
      <Cell label="联系客服" role="link" onPress={() => go('/contact/pages/ContactUs', {})} />
    </Cells>
  );
}

const INVOICE_STATES = { applied: '开票中', issued: '已开具', failed: '开票失败', red: '已红冲' } as const;

/** How its invoice stands; why there is none to be had says so, and cannot be pressed. */
function InvoiceCell({ orderId }: { orderId: string }) {
  const found = useBlock(() => call('shop.invoice', { orderId }, { hide: true }), orderId);
  const { invoice, can = true, reason } = found ?? {};
  if (invoice)
    return (
      <Cell label="发票" role="link" onPress={() => go('/member/pages/invoice/webview', { id: invoice.id })}>
        {INVOICE_STATES[invoice.status]}
      </Cell>
    );
  if (!can) return <Cell label="发票" note={reason} />;
  return (
    <Cell label="发票" role="link" onPress={() => askInvoice(orderId)}>
      申请开票
    </Cell>
  );
}
