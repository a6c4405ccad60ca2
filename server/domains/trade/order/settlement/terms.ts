/** What a settlement meets, written down for later (order/terms.ts looks at it again). */
import type { OrderTerms } from '../../../../db/schema';
import { inScope, type CouponRule } from '../../../people/pricing/coupons';
import type { FreightRule } from '../../../people/pricing/freight';
import type { SaleSku } from '../../../offer/stock/saleSkus';

type Wants = readonly { sku: SaleSku }[];

export const couponTerm = (rule: CouponRule, wants: Wants): NonNullable<OrderTerms['coupon']> => ({
  from: rule.threshold,
  skuIds: wants.filter(({ sku }) => inScope(rule, sku)).map(({ sku }) => sku.skuId),
});

/** Without a region the base fee is the one that was quoted. */
export const freightTerms = (
  rules: readonly (FreightRule & { id: string })[],
  wants: Wants,
  regionCode = '',
): NonNullable<OrderTerms['freight']> =>
  rules.map(({ id, base, perKg, freeOver, remote }) => ({
    skuIds: wants.filter(({ sku }) => sku.freightTemplateId === id).map(({ sku }) => sku.skuId),
    base: remote[regionCode.slice(0, 2)] ?? base,
    perKg,
    freeOver,
  }));
