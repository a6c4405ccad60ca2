/** Endpoints of invoices and of their titles. */
import type { invoiceEndpoints } from '../../../../src/contract/invoice/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { applyInvoice, invoiceOfOrder, listBillables } from './apply';
import { actOnInvoice, listInvoices, readInvoice } from './service';
import { readTitles, removeTitle, saveTitle } from './titles';

export const invoiceHandlers: HandlersOf<typeof invoiceEndpoints> = {
  'memberInvoice.titles': (tx, { kind }, { memberId }) => readTitles(tx, memberId, kind),
  'memberInvoice.titleSave': (tx, input, { memberId, now }) => saveTitle(tx, memberId, input, now),
  'memberInvoice.titleDelete': async (tx, { id }, { memberId }) => {
    await removeTitle(tx, memberId, id);
    return { ok: true };
  },
  'memberInvoice.companies': async (_tx, { keyword }, { server }) =>
    (await server.gateways.invoice.companies(keyword.trim())).slice(0, 10),
  'memberInvoice.orders': (tx, input, { memberId, now, server }) => listBillables(tx, memberId, input, now, server),
  'memberInvoice.apply': (tx, input, { memberId, now, server }) => applyInvoice(tx, memberId, input, now, server),
  'memberInvoice.index': (tx, input, { memberId, now, server }) => listInvoices(tx, memberId, input, now, server),
  'memberInvoice.view': (tx, { id }, { memberId, now, server }) => readInvoice(tx, memberId, id, now, server),
  'memberInvoice.act': (tx, input, { memberId, now, server }) => actOnInvoice(tx, memberId, input, now, server),
  'shop.invoice': (tx, { orderId }, { memberId, now, server }) => invoiceOfOrder(tx, memberId, orderId, now, server),
};
