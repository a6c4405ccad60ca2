/** How far a quote may go (rule 30.3): by whom it may be sent, and for how long it holds. */
import { quoteZones, zoneOfAll, type Zone } from '../../../../src/contract/quote/money';
import type { QuoteLimits } from '../../../../src/contract/quote/shapes';
import type { Tx } from '../../../db/client';
import { refuse } from '../../../http/errors';
import { DAY_MS, startOfDay } from '../../../lib/shanghai';
import { readShopSettings } from '../../people/shopSettings/repository';
import type { Quote, QuoteLineRow } from './repository';

export const limitsOf = async (tx: Tx): Promise<QuoteLimits> => (await readShopSettings(tx)).quotes;

/** The end of the last day that may be chosen. */
export const lastMoment = (now: number, { maxDays }: QuoteLimits): number => startOfDay(now) + (maxDays + 1) * DAY_MS;

export function checkValid(validUntil: number, now: number, limits: QuoteLimits): void {
  if (validUntil <= now) throw refuse('有效期已过，请重新选择', { field: 'validUntil' });
  if (validUntil > lastMoment(now, limits)) throw refuse(`有效期最多 ${limits.maxDays} 天`, { field: 'validUntil' });
}

/** The strictest zone of its lines. 422 names the first line under the floor. */
export function judge(
  { discount }: Pick<Quote, 'discount'>,
  lines: readonly QuoteLineRow[],
  limits: QuoteLimits,
): Zone {
  const zones = quoteZones(lines, discount, limits);
  const low = zones.indexOf('floor');
  if (low >= 0) throw refuse(`第 ${low + 1} 行低于底价，不能提交`, { field: `lines.${low}` });
  return zoneOfAll(zones);
}
