/** What may stand on an invoice, by group: how its orders are found, and what of them is printed. server/kinds.ts joins the groups. */
import type { InvoiceGroup } from '../../../../src/contract/invoice/schemas';
import type { Tx } from '../../../db/client';
import type { InvoiceLine } from '../../../db/schema';
import { yuan } from '../../../lib/money';
import type { ShopSettings } from '../../people/shopSettings/settings';
import {
  listOrderLines,
  lockPayments,
  markRecharges,
  ordersById,
  pageOfOrders,
  pageOfRecharges,
  rechargesById,
  type PaidRow,
} from './repository';

/** Something that was paid. `amount`: what of it may be invoiced now. */
export interface Billable {
  id: string;
  memberId: string;
  no: string;
  title: string;
  cover: string;
  amount: number;
  refunded: number;
  paidAt: number;
  /** Paid with money that was invoiced when it was recharged. */
  viaBalance: boolean;
}
export interface Found {
  rows: Billable[];
  /** As far as was read: beyond this page there is one more, or none. */
  total: number;
}

export interface InvoiceSource {
  /** Own ones without an invoice, paid since `from`, the newest first. */
  page(tx: Tx, memberId: string, from: number, span: { limit: number; offset: number }): Promise<Found>;
  /** Paid ones among `ids`, whoever they belong to; with `lock` their payments stay as they are. */
  find(tx: Tx, ids: readonly string[], lock?: boolean): Promise<Billable[]>;
  /** What is printed; the weights of their amounts, which are then made to add up. */
  lines(tx: Tx, ids: readonly string[]): Promise<InvoiceLine[]>;
  /** The one line where only a category is wanted, and the tax. */
  category(shopSettings: ShopSettings): { title: string; taxBp: number };
  /** The documents stand on an invoice, or do no more. */
  mark?(tx: Tx, ids: readonly string[], on: boolean): Promise<void>;
}

declare module '../../../http/context' {
  interface Kinds {
    /** null: nobody sells that yet. */
    invoices: Readonly<Record<InvoiceGroup, InvoiceSource | null>>;
  }
}

const billable = ({ id, memberId, no, title, cover, paid, refunded, paidAt, channel }: PaidRow): Billable => ({
  id,
  memberId,
  no,
  title,
  cover,
  amount: paid - refunded,
  refunded,
  paidAt,
  viaBalance: channel === 'wallet',
});
/** How payments of these groups are found, by page and by document. */
export const paidBy = ({
  groups,
  page,
  byId,
}: {
  groups: readonly string[];
  page: (...asked: Parameters<InvoiceSource['page']>) => Promise<{ rows: PaidRow[]; total: number }>;
  byId: (tx: Tx, ids: readonly string[]) => Promise<PaidRow[]>;
}): Pick<InvoiceSource, 'page' | 'find'> => ({
  async page(...asked) {
    const { rows, total } = await page(...asked);
    return { rows: rows.map(billable), total };
  },
  async find(tx, ids, lock = false) {
    if (lock) await lockPayments(tx, groups, ids);
    return (await byId(tx, ids)).map(billable);
  },
});

export const orderInvoices: InvoiceSource = {
  ...paidBy({ groups: ['order'], page: pageOfOrders, byId: ordersById }),
  async lines(tx, ids) {
    const { lines, freights } = await listOrderLines(tx, ids);
    const sold = lines
      .filter(({ paid, refunded }) => paid > refunded)
      .map(({ title, specText, qty, returnedQty, paid, refunded }) => ({
        title,
        spec: specText,
        qty: Math.max(1, qty - returnedQty),
        amount: paid - refunded,
      }));
    const freight = freights.reduce((sum, { amount }) => sum + amount, 0);
    return freight > 0 ? [...sold, { title: '运费', spec: '', qty: 1, amount: freight }] : sold;
  },
  category: ({ invoices }) => ({ title: invoices.category, taxBp: invoices.taxBp }),
};

/** Prepaid money bears no tax: the goods it buys are not invoiced again. Its bonus is a gift and stands on no paper. */
export const rechargeInvoices: InvoiceSource = {
  ...paidBy({ groups: ['recharge', 'points'], page: pageOfRecharges, byId: rechargesById }),
  async lines(tx, ids) {
    return (await rechargesById(tx, ids)).map(({ paid, refunded }) => ({
      title: '预付卡销售和充值',
      spec: `¥${yuan(paid)}`,
      qty: 1,
      amount: paid - refunded,
    }));
  },
  category: () => ({ title: '预付卡销售和充值', taxBp: 0 }),
  mark: markRecharges,
};
