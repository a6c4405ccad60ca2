/** What was said, and may be said, about the lines of an order. */
import type { OrderParts } from '../order/parts';
import { reviewsOfLines } from './repository';
import { lineReviews, standingOfReviews } from './presenter';

export const reviewPart: OrderParts['reviews'] = {
  ofCards: async (tx, bought) => {
    const said = await reviewsOfLines(
      tx,
      bought.flatMap(({ lines }) => lines.filter(({ reviewed }) => reviewed).map(({ id }) => id)),
    );
    const standing = await standingOfReviews(tx, said);
    return new Map(bought.map(({ order, lines }) => [order.id, lineReviews(order, lines, said, standing)]));
  },
};
