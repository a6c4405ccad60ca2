/** Invoices over what somebody paid of a table's bill (rule 39.13): his leg, less what came back of it. The deposit of a booking is no leg of his. */
import { paidBy, type InvoiceSource } from '../../../membership/invoice/groups';
import { legsById, listLegLines, pageOfLegs } from '../rows/invoice/repository';

const MEAL = '餐饮服务';

export const tableInvoices: InvoiceSource = {
  ...paidBy({ groups: ['table'], page: pageOfLegs, byId: legsById }),
  async lines(tx, ids) {
    const named = (await listLegLines(tx, ids)).map(({ title, specText, qty, returned, share }) => ({
      title,
      spec: specText,
      qty: Math.max(1, qty - returned),
      amount: share,
    }));
    const whole = (await legsById(tx, ids)).reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
    const rest = whole - named.reduce((sum, { amount }) => sum + amount, 0);
    return rest > 0 ? [...named, { title: MEAL, spec: '', qty: 1, amount: rest }] : named;
  },
  category: ({ invoices }) => ({ title: MEAL, taxBp: invoices.taxBp }),
};
