import type { CouponCard, MyCoupon } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { canOpen, go, open } from '@/core/routes';
import { couponThreshold } from '@/domain/coupon/worth';

export const KINDS = [
  { id: 'all', label: '全部' },
  { id: 'cash', label: '满减' },
  { id: 'percent', label: '折扣' },
  { id: 'freight', label: '包邮' },
  { id: 'exchange', label: '兑换' },
  { id: 'course', label: '课程' },
  { id: 'table', label: '堂食' },
] as const;
export type Kind = (typeof KINDS)[number]['id'];

export const STATE_WORDS: Readonly<Record<MyCoupon['status'], string>> = {
  unused: '未使用',
  locked: '使用中',
  used: '已使用',
  expired: '已过期',
  void: '已作废',
};

/** Until then it is said that it ends soon. */
const SOON_MS = 3 * 86_400_000;
export const endsSoon = ({ status, to }: MyCoupon, now: number): boolean => status === 'unused' && to - now <= SOON_MS;

/** Redeemed by the staff of a store, who scan its code. */
export const isForStores = ({ kind }: CouponCard): boolean => kind === 'table' || kind === 'exchange';

/** Where it is used; undefined while that is not built, or only a store takes it. */
export function wayOf({ id, kind }: CouponCard): (() => unknown) | undefined {
  const elsewhere = { course: '/collegePackages/pages/college/course/list', table: '/qrCodeOrder/pages/index' };
  if (kind === 'course' || kind === 'table') {
    const route = elsewhere[kind];
    return canOpen(route) ? () => open(route) : undefined;
  }
  return () => go('/shop/pages/list', { couponId: id });
}

/** What it does, in a sentence. */
export function ruleText({ kind, amount, percentBp, cap, threshold, scopeText }: CouponCard): string {
  const from = threshold > 0 ? `${couponThreshold(threshold)}，` : '';
  const where = `${scopeText}，`;
  if (kind === 'percent')
    return `${where}${from}打 ${percentBp / 1000} 折${cap > 0 ? `，最多省 ${shortYuan(cap)}` : ''}。一笔订单用一张。`;
  if (kind === 'freight') return `${where}${from}免一次运费。一笔订单用一张。`;
  if (kind === 'exchange') return `${where}到店或下单时兑换一件。`;
  return `${where}${from}减 ${shortYuan(amount)}。一笔订单用一张。`;
}
