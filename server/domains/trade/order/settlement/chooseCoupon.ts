/** Sorts a member's coupons into usable and unusable for these lines, and picks the one that makes the order cheapest. */
import type { HeldCoupon, Template } from '../../../offer/coupon/repository';
import { judgeCoupon, type CouponRule } from '../../../people/pricing/coupons';
import { lineAmounts, priceOrder, type PricingInput } from '../../../people/pricing/model';
import type { Warning } from '../settlement';

export interface CouponChoice {
  usable: HeldCoupon[];
  unusable: { held: HeldCoupon; reason: string }[];
  /** Ids of member coupons. */
  best?: string;
  used?: string;
  rule?: CouponRule;
  /** One that is there to be taken and would make the order cheaper still, and by how much in fen. */
  claimable?: { template: Template; saves: number };
}

/** `wanted`: '0' = none, undefined = the best one; one that cannot be used falls away with a warning. */
export function chooseCoupon(
  base: Omit<PricingInput, 'coupon'>,
  { held, open }: { held: readonly HeldCoupon[]; /** Not taken yet. */ open: readonly Template[] },
  wanted: string | undefined,
  warnings: Warning[],
  now: number,
): CouponChoice {
  const lines = lineAmounts(base.lines);
  const usable: HeldCoupon[] = [];
  const unusable: CouponChoice['unusable'] = [];
  for (const one of held) {
    const reason = reasonAgainst(one, now) ?? verdictOf(one, lines);
    if (reason === undefined) usable.push(one);
    else unusable.push({ held: one, reason });
  }
  const without = priceOrder(base).amounts.payable;
  let best: { id: string; payable: number } | undefined;
  for (const { coupon, template } of usable) {
    const { payable } = priceOrder({ ...base, coupon: template }).amounts;
    if (payable < (best?.payable ?? without)) best = { id: coupon.id, payable };
  }
  const chosen = wanted === undefined ? best?.id : wanted;
  const used = usable.find((one) => one.coupon.id === chosen);
  if (wanted !== undefined && wanted !== '0' && !used) {
    warnings.push({ key: 'coupon', label: '优惠券', value: '优惠券不可用，已为你重新计算', blocks: false });
  }
  const offered = wanted === '0' ? undefined : claimableOf(base, lines, open, used?.template);
  return { usable, unusable, best: best?.id, used: used?.coupon.id, rule: used?.template, claimable: offered };
}

/** Of those not taken yet the one that saves most beside `used`. */
function claimableOf(
  base: Omit<PricingInput, 'coupon'>,
  lines: ReturnType<typeof lineAmounts>,
  open: readonly Template[],
  used: CouponRule | undefined,
): CouponChoice['claimable'] {
  const now = priceOrder({ ...base, coupon: used }).amounts.payable;
  let most: CouponChoice['claimable'];
  for (const template of open) {
    if (!judgeCoupon(template, lines).usable) continue;
    const saves = now - priceOrder({ ...base, coupon: template }).amounts.payable;
    if (saves > (most?.saves ?? 0)) most = { template, saves };
  }
  return most;
}

function reasonAgainst({ coupon }: HeldCoupon, now: number): string | undefined {
  if (coupon.status === 'locked') return '已用于其他待付款订单';
  return coupon.from > now ? '未到使用时间' : undefined;
}

function verdictOf(one: HeldCoupon, lines: ReturnType<typeof lineAmounts>): string | undefined {
  const verdict = judgeCoupon(one.template, lines);
  return verdict.usable ? undefined : verdict.reason;
}
