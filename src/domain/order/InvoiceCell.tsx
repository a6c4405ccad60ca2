/** How the invoice of an order stands; why there is none to be had says so, and cannot be pressed. */
import { useState, type ReactElement } from 'react';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Cell } from '@/ui/kit/Cell';
import { useBlock, useReturn } from '@/ui/shell';
import { askInvoice, INVOICE_WORDS } from './invoice';

export function InvoiceCell({ orderId }: { orderId: string }): ReactElement {
  const [round, setRound] = useState(0);
  // Asked for meanwhile.
  useReturn(() => setRound((count) => count + 1));
  const found = useBlock(() => call('shop.invoice', { orderId }, { hide: true }), orderId, round);
  const { invoice, can = true, reason } = found ?? {};
  if (invoice)
    return (
      <Cell label="发票" role="link" onPress={() => go('/member/pages/invoice/webview', { id: invoice.id })}>
        {INVOICE_WORDS[invoice.status]}
      </Cell>
    );
  if (!can) return <Cell label="发票" note={reason} />;
  return (
    <Cell label="发票" role="link" onPress={() => askInvoice(orderId)}>
      申请开票
    </Cell>
  );
}
