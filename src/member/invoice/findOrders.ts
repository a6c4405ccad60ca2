import type { InvoiceableOrder, InvoiceGroup } from '@/contract';
import { call } from '@/core/api';

/** Orders among `ids` that may still be invoiced, with what is left of them now. */
export const findOrders = async (group: InvoiceGroup, ids: readonly string[]): Promise<InvoiceableOrder[]> =>
  ids.length === 0 ? [] : (await call('memberInvoice.orders', { group, ids: [...ids] })).list;
