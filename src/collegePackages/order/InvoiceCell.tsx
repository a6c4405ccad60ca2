/** 发票 of a course: the paper that was made out, the way to ask for one, or why there is none. */
import { useState, type ReactElement } from 'react';
import type { InvoiceRow } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { INVOICE_WORDS } from '@/domain/order/invoice';
import { Cell } from '@/ui/kit/Cell';
import { useBlock, useReturn } from '@/ui/shell';
import type { CourseOrderDetail } from './labels';

/** What may still be asked for comes first: a red paper no longer stands for the order. */
async function readInvoice(id: string): Promise<InvoiceRow | 'open' | 'none'> {
  const { list } = await call('memberInvoice.orders', { group: 'course', ids: [id] }, { hide: true });
  if (list.length > 0) return 'open';
  for (let page = 1; ; page += 1) {
    const papers = await call('memberInvoice.index', { group: 'course', page }, { hide: true });
    const paper = papers.list.find(({ orders }) => orders.some((order) => order.id === id));
    if (paper !== undefined || !papers.more) return paper ?? 'none';
  }
}

const whyNone = ({ payment, order }: CourseOrderDetail): string => {
  if (order.status === 'refunded') return '已全部退款，无需开票';
  return payment?.channel === 'wallet' ? '余额支付的订单，发票在充值时开具' : '已超过开票期限';
};

export function InvoiceCell({ detail }: { detail: CourseOrderDetail }): ReactElement {
  const { id, status } = detail.order;
  const [round, setRound] = useState(0);
  // Asked for meanwhile.
  useReturn(() => setRound((count) => count + 1));
  const found = useBlock(() => readInvoice(id), `${id}:${status}`, round);
  // Not known, or not to be known: the page of invoices says it.
  if (found === undefined) return <Cell label="发票" />;
  if (found === 'none') return <Cell label="发票" note={whyNone(detail)} />;
  if (found === null || found === 'open')
    return (
      <Cell
        label="发票"
        role="link"
        onPress={() => go('/member/pages/invoice/apply', { group: 'course', orderIds: [id] })}
      >
        申请开票
      </Cell>
    );
  return (
    <Cell label="发票" role="link" onPress={() => go('/member/pages/invoice/webview', { id: found.id })}>
      {INVOICE_WORDS[found.status]}
    </Cell>
  );
}
