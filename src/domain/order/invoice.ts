/** The invoice of an order: how it stands, and the way to it. */
import type { OrderDetail } from '@/contract';
import { go } from '@/core/routes';

export const hasInvoice = ({ payment, card }: Pick<OrderDetail, 'payment' | 'card'>): boolean =>
  payment?.status === 'paid' && card.payable > 0;

export const askInvoice = (orderId: string) =>
  go('/member/pages/invoice/apply', { group: 'order', orderIds: [orderId] });
