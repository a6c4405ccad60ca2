/** A coupon in a few characters. */
import type { CouponCard } from '@/contract';

/** What the stub says: ¥30, 95 折, 包邮. */
export function couponWorth(coupon: Pick<CouponCard, 'kind' | 'amount' | 'percentBp'>): {
  figure: string;
  unit: 'yuan' | 'fold' | 'word';
} {
  if (coupon.kind === 'percent') return { figure: String(coupon.percentBp / 1000).replace(/\.0$/, ''), unit: 'fold' };
  if (coupon.kind === 'freight') return { figure: '包邮', unit: 'word' };
  if (coupon.kind === 'exchange') return { figure: '兑换', unit: 'word' };
  return { figure: String(coupon.amount / 100), unit: 'yuan' };
}

export const couponThreshold = (threshold: number): string => (threshold > 0 ? `满 ${threshold / 100} 可用` : '无门槛');
