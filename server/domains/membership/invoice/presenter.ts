/** The only maker of the wire shapes InvoiceTitle, InvoiceableOrder and InvoiceRow. */
import type {
  InvoiceableOrder,
  InvoiceGroup,
  InvoiceRow,
  InvoiceTitle,
} from '../../../../src/contract/invoice/schemas';
import type { ServerConfig } from '../../../config';
import { startOfMonth } from '../../../lib/shanghai';
import type { Billable } from './groups';
import { fileLinks } from './links';
import type { Invoice, InvoiceOrder, Title } from './repository';

export const titleView = ({ memberId: _owner, createdAt: _at, ...title }: Title): InvoiceTitle => title;

export const billableView = (
  group: InvoiceGroup,
  { id, no, title, cover, amount, refunded, paidAt }: Billable,
): InvoiceableOrder => ({ id, group, no, title, ...(cover ? { cover } : {}), amount, refunded, paidAt });

const orderView = ({ orderId: id, orderGroup, no, title, cover, amount, refunded, paidAt }: InvoiceOrder) =>
  billableView(orderGroup as InvoiceGroup, {
    id,
    memberId: '',
    no,
    title,
    cover,
    amount,
    refunded,
    paidAt,
    viaBalance: false,
  });

export interface PaperView {
  orders: readonly InvoiceOrder[];
  nextId?: string;
}

/** Once, in the month in which it was issued, and not after something else has taken its place. */
export const mayReissue = (invoice: Invoice, nextId: string | undefined, now: number): boolean =>
  invoice.status === 'issued' &&
  invoice.issuedAt !== null &&
  !invoice.reissued &&
  nextId === undefined &&
  startOfMonth(invoice.issuedAt) === startOfMonth(now);

function actionsOf(invoice: Invoice, { orders, nextId }: PaperView, now: number): InvoiceRow['actions'] {
  if (invoice.status === 'failed') return orders.some(({ live }) => live) ? ['retry'] : [];
  if (invoice.status !== 'issued' || nextId !== undefined) return [];
  return mayReissue(invoice, nextId, now) ? ['resend', 'reissue'] : ['resend'];
}

export function invoiceView(
  invoice: Invoice,
  paper: PaperView,
  now: number,
  config: Pick<ServerConfig, 'secret'>,
): InvoiceRow {
  const { id, no, title, kind, invoiceType, taxNo, content, remark, amount, status, email, createdAt } = invoice;
  const { invoiceNo, redNo, reason, issuedAt, sentAt, redAt, previousId } = invoice;
  const { orders, nextId } = paper;
  return {
    id,
    no,
    group: invoice.orderGroup as InvoiceGroup,
    title,
    kind,
    invoiceType,
    taxNo,
    content,
    remark,
    amount,
    orders: orders.map(orderView),
    status,
    email,
    createdAt,
    ...(invoiceNo === null ? {} : { invoiceNo, ...fileLinks(config, id, now) }),
    ...(redNo === null ? {} : { redNo }),
    ...(reason === null ? {} : { reason }),
    ...(issuedAt === null ? {} : { issuedAt }),
    ...(sentAt === null ? {} : { sentAt }),
    ...(redAt === null ? {} : { redAt }),
    ...(nextId === undefined ? {} : { nextId }),
    ...(previousId === null ? {} : { previousId }),
    actions: actionsOf(invoice, paper, now),
  };
}
