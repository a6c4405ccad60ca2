/** The card of an issue. */
import type { CollectibleCard } from '../../../../../src/contract/collectible/schemas';
import { leftOf, type Issue } from './repository';

export const guidePriceOf = ({ guide, price }: Pick<Issue, 'guide' | 'price'>): number => guide.at(-1)?.price ?? price;

export function stateOf(issue: Issue, now: number): CollectibleCard['state'] {
  if (issue.byAppointment) return 'appointment';
  if (issue.releaseAt > now) return 'soon';
  return leftOf(issue) > 0 ? 'on' : 'soldout';
}

export const collectibleCard = (issue: Issue, now: number): CollectibleCard => ({
  id: issue.id,
  name: issue.name,
  series: issue.series,
  year: issue.year,
  cover: issue.images[0] ?? '',
  issue: issue.issue,
  left: leftOf(issue),
  price: issue.price,
  guidePrice: guidePriceOf(issue),
  maker: issue.maker,
  state: stateOf(issue, now),
  releaseAt: issue.releaseAt,
});
