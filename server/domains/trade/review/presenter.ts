/** What the lines of an order allow to be said about them. */
import type { LineReview } from '../../../../src/contract/review/schemas';
import { isReviewable, type Order, type OrderLineRow } from '../order/repository';
import type { ReviewRecord } from './repository';

function canOf(order: Pick<Order, 'status'>, line: OrderLineRow, review: ReviewRecord | undefined): LineReview['can'] {
  if (!isReviewable(line)) return 'none';
  if (!line.reviewed) return order.status === 'received' ? 'write' : 'none';
  return review && review.append === null ? 'append' : 'none';
}

export function lineReviews(
  order: Pick<Order, 'status'>,
  lines: readonly OrderLineRow[],
  reviews: readonly ReviewRecord[],
): LineReview[] {
  if (order.status !== 'received' && order.status !== 'finished') return [];
  return lines
    .filter((line) => !line.gift)
    .map((line) => {
      const review = reviews.find((one) => one.orderLineId === line.id);
      return {
        lineId: line.id,
        can: canOf(order, line, review),
        ...(review
          ? {
              score: review.score,
              text: review.text,
              photos: review.photos,
              anonymous: review.anonymous,
              ...(review.auditing ? { auditing: true } : {}),
              ...(review.append === null ? {} : { append: review.append }),
              ...(review.reply === null ? {} : { reply: review.reply }),
            }
          : {}),
      };
    });
}
