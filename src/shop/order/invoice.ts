/** Where an invoice of an order comes from: its page, or a human until that stands. */
import type { OrderDetail } from '@/contract';
import { canOpen, go, open } from '@/core/routes';

export const hasInvoice = ({ payment, card }: Pick<OrderDetail, 'payment' | 'card'>): boolean =>
  payment?.status === 'paid' && card.payable > 0;

const pageOf = (orderId: string) => `/member/pages/invoice/apply?orderId=${orderId}`;
export const canApply = (orderId: string): boolean => canOpen(pageOf(orderId));
export const askInvoice = (orderId: string) =>
  canApply(orderId) ? open(pageOf(orderId)) : go('/contact/pages/ContactUs', {});
