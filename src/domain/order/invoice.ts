/** The invoice of an order: how it stands, and the way to it. */
import type { InvoiceRow, OrderDetail } from '@/contract';
import { go } from '@/core/routes';

export const INVOICE_WORDS: Readonly<Record<InvoiceRow['status'], string>> = {
  applied: '开票中',
  issued: '已开具',
  failed: '开票失败',
  red: '已红冲',
};

export const hasInvoice = ({ payment, card }: Pick<OrderDetail, 'payment' | 'card'>): boolean =>
  payment?.status === 'paid' && card.payable > 0;

export const askInvoice = (orderId: string) =>
  go('/member/pages/invoice/apply', { group: 'order', orderIds: [orderId] });
