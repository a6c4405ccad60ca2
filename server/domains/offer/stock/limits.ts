/** What may be bought of one SKU in one go: minimum, multiple, stock, and the limit per member, of the goods and of an event (rules 8.3, 8.4). */
import type { CampaignPrice } from '../../people/pricing/campaigns';
import type { SaleSku } from './saleSkus';

/**
 * `qty` pieces of this SKU, together with `others` pieces of the same goods in the same cart or order and `bought` in earlier
 * orders. The sentence of a refusal, or undefined.
 */
export function quantityProblem(sku: SaleSku, qty: number, others: number, bought: number): string | undefined {
  if (!sku.onSale) return '商品已下架';
  if (sku.free < Math.max(1, sku.moq)) return '库存不足';
  if (qty < sku.moq) return `${sku.moq} 件起购`;
  if (qty % sku.multiple !== 0) return `须按 ${sku.multiple} 的倍数购买`;
  if (qty > sku.free) return `库存仅剩 ${sku.free}`;
  if (sku.perMember !== undefined && qty + others + bought > sku.perMember) {
    return `每人限购 ${sku.perMember} 件，已购 ${bought}`;
  }
  const event = eventOf(sku);
  if (event && qty + others + event.bought > event.perMember) {
    return `超出限购：现场价每人 ${event.perMember} 件，已购 ${event.bought}`;
  }
  return undefined;
}

/** An event refuses more than its limit; a flash sale has them bought at the normal price. */
export const eventOf = ({ campaign }: SaleSku): CampaignPrice | undefined =>
  campaign?.why === 'event' ? campaign : undefined;

/** The most that `quantityProblem` lets through, 0 when nothing does. */
export function mostOf(sku: SaleSku, others: number, bought: number): number {
  if (!sku.onSale) return 0;
  const event = eventOf(sku);
  const limit = Math.min(
    sku.free,
    (sku.perMember ?? Infinity) - others - bought,
    event ? event.perMember - others - event.bought : Infinity,
  );
  const most = Math.floor(limit / sku.multiple) * sku.multiple;
  return most < Math.max(1, sku.moq) ? 0 : most;
}
