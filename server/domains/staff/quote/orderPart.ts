/** The number of its quote on the page of an order. */
import type { OrderParts } from '../../trade/order/parts';
import { findByOrder } from './repository';

export const quoteNoPart: OrderParts['quote'] = {
  ofPage: async (tx, { order }) => (order.kind === 'quote' ? (await findByOrder(tx, order.id))?.no : undefined),
};
