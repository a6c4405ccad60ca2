/** Invoices over courses: what was paid of each, less what came back. */
import { paidBy, type InvoiceSource } from '../../../membership/invoice/groups';
import { pageOfPaid, paidById } from './repository';

const TRAINING = '培训服务';

export const courseInvoices: InvoiceSource = {
  ...paidBy({ groups: ['course'], page: pageOfPaid, byId: paidById }),
  lines: async (tx, ids) =>
    (await paidById(tx, ids))
      .filter(({ paid, refunded }) => paid > refunded)
      .map(({ title, paid, refunded }) => ({ title: TRAINING, spec: title, qty: 1, amount: paid - refunded })),
  category: ({ invoices }) => ({ title: TRAINING, taxBp: invoices.taxBp }),
};
