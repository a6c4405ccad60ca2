/** What the lines of an order allow to be said about them. */
import type { Standing } from '../../../../src/contract/kit';
import type { LineReview } from '../../../../src/contract/review/schemas';
import type { Tx } from '../../../db/client';
import { loadWishes, standingAll } from '../../people/contentCheck/wishes';
import { isReviewable, type Order, type OrderLineRow } from '../order/repository';
import type { ReviewRecord } from './repository';

function canOf(order: Pick<Order, 'status'>, line: OrderLineRow, review: ReviewRecord | undefined): LineReview['can'] {
  if (!isReviewable(line)) return 'none';
  if (!line.reviewed) return order.status === 'received' ? 'write' : 'none';
  return review && review.append === null ? 'append' : 'none';
}

/** Was taken from sight by its check, and by nobody of the staff. */
const isRefused = ({ hiddenAt, hiddenById }: ReviewRecord): boolean => hiddenAt !== null && hiddenById === null;

/** How those stand that not everybody sees, by id. */
export async function standingOfReviews(
  tx: Tx,
  reviews: readonly ReviewRecord[],
): Promise<ReadonlyMap<string, Standing>> {
  const held = reviews.filter((review) => review.auditing || review.appendHeld || isRefused(review));
  const wishes = await loadWishes(
    tx,
    ['review', 'reviewAppend'],
    held.map(({ id }) => id),
  );
  return new Map(
    held.map((review) => {
      const first = review.auditing || isRefused(review) ? wishes(review.id, 'review') : undefined;
      const second = review.appendHeld ? wishes(review.id, 'reviewAppend') : undefined;
      return [review.id, standingAll([first, second])];
    }),
  );
}

export function lineReviews(
  order: Pick<Order, 'status'>,
  lines: readonly OrderLineRow[],
  reviews: readonly ReviewRecord[],
  standing: ReadonlyMap<string, Standing> = new Map(),
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
              ...standing.get(review.id),
              ...(review.append === null ? {} : { append: review.append }),
              ...(review.reply === null ? {} : { reply: review.reply }),
            }
          : {}),
      };
    });
}
