/** Points and growth of a review (rules 9.10, 9.14): with the review, of goods that never left the house when they stay; they go with the whole line. */
import type { Tx } from '../../../db/client';
import { readShopSettings } from '../../people/shopSettings/repository';
import { bookGrowth } from '../../people/ledger/growth';
import { book, broughtBy, memberOwner } from '../../people/ledger/service';
import { isRewarded, type Brought } from '../order/brought';
import { isReviewable, listLines, type OrderLineRow } from '../order/repository';
import { lossOf } from '../order/rewards';
import { reviewsOfLines } from './repository';

export async function rewardReview(tx: Tx, line: OrderLineRow, hasPhoto: boolean, now: number): Promise<void> {
  const { earn } = (await readShopSettings(tx)).points;
  await book(tx, {
    owner: memberOwner(line.memberId),
    unit: 'points',
    bizType: 'review',
    bizId: line.id,
    delta: hasPhoto ? earn.photo : earn.review,
    memo: line.title,
    at: now,
  });
  await bookGrowth(tx, line.memberId, 'review', line.id, now);
}

export const reviewBrought: Brought = {
  /** Reviews that were written while the rest was waited for. */
  async give(tx, order, now) {
    const lines = (await listLines(tx, [order.id])).filter((line) => line.reviewed && isReviewable(line));
    const said = await reviewsOfLines(
      tx,
      lines.map(({ id }) => id),
    );
    for (const line of lines) {
      const review = said.find(({ orderLineId }) => orderLineId === line.id);
      if (review) await rewardReview(tx, line, review.photos.length > 0, now);
    }
  },
  async lose(tx, { order, lines, before, after }) {
    if (!isRewarded(order)) return undefined;
    let [points, growth] = [0, 0];
    for (const { id, memberId, reviewed } of lines) {
      if (!reviewed || !before.pieces.get(id) || after.pieces.get(id)) continue;
      points += await broughtBy(tx, memberId, 'points', { bizType: 'review', bizId: id });
      growth += await broughtBy(tx, memberId, 'growth', { bizType: 'review', bizId: `review-${id}` });
    }
    return lossOf('评价奖励的', points, growth);
  },
};
