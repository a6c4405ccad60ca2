/** The wire shapes of coupons: CouponCard and MyCoupon. */
import type { MyCoupon } from '../../../../src/contract/coupon/schemas';
import type { CouponCard } from '../../../../src/contract/coupon/schemas';
import { dayOf, timeOf } from '../../../lib/shanghai';
import type { Level } from '../../people/shopSettings/settings';
import { fromLevel, neededLevel } from '../../people/pricing/levels';
import type { HeldCoupon, Template } from './repository';

const SOURCES: Record<Template['takeType'], string> = {
  center: '领券中心',
  new: '新人',
  level: '等级',
  gift: '赠送',
  staff: '顾问赠送',
  exchange: '兑换',
};
export const sourceText = (template: Pick<Template, 'takeType'>) => SOURCES[template.takeType];

/** MM-DD HH:mm */
export const shortTime = (at: number) => `${dayOf(at).slice(5)} ${timeOf(at)}`;

export interface CardView {
  claimed: number;
  level: Level | undefined;
  /** All there are, for the name of the one that a template asks for. */
  levels: readonly Level[];
  now: number;
}

/** open: may be taken now · claimed · out: nothing left · locked: level too low, or not begun (validText says when). */
function stateOf(template: Template, view: CardView): CouponCard['state'] {
  if (view.claimed >= template.perMember) return 'claimed';
  if (template.issued >= template.total) return 'out';
  if (template.takeFrom > view.now || (view.level?.level ?? 1) < template.needLevel) return 'locked';
  return 'open';
}

/** 雅士及以上可领 */
export const levelWords = (levels: readonly Level[], needLevel: number): string =>
  `${fromLevel(levels, needLevel)}可领`;

export function couponCard(template: Template, view: CardView): CouponCard {
  const needLevel = neededLevel(view.levels, template.needLevel);
  return {
    id: template.id,
    title: template.title,
    kind: template.kind,
    amount: template.amount,
    percentBp: template.percentBp,
    cap: template.cap,
    threshold: template.threshold,
    scope: template.scope,
    scopeText: template.scopeText,
    validText:
      template.takeFrom > view.now ? `${shortTime(template.takeFrom)} 开抢` : `领取后 ${template.validDays} 天内有效`,
    left: template.total === 0 ? 0 : Math.ceil(((template.total - template.issued) * 100) / template.total),
    perMember: template.perMember,
    claimed: view.claimed,
    state: stateOf(template, view),
    ...(needLevel === undefined ? {} : { needLevel }),
    ...(template.takeFrom > view.now ? { startsAt: template.takeFrom } : {}),
  };
}

/** In a store, or with the payment of the order. */
export const usedAtOf = ({ coupon: { status, usedAt }, paidAt }: HeldCoupon): number | null =>
  status === 'used' ? (usedAt ?? paidAt ?? null) : null;

/** A coupon in a member's hand; its card counts as claimed, so it does not say which level that took. */
export function myCoupon(held: HeldCoupon, now: number): MyCoupon {
  const { coupon, template, orderNo, orderedAt } = held;
  const usedAt = usedAtOf(held);
  const onOrder = coupon.status === 'locked' || coupon.status === 'used';
  const over = coupon.status === 'unused' && coupon.to < now;
  const card = couponCard(template, { claimed: template.perMember, level: undefined, levels: [], now });
  return {
    id: coupon.id,
    code: coupon.code,
    card: { ...card, validText: `${shortTime(coupon.from)} 至 ${shortTime(coupon.to)}` },
    status: over ? 'expired' : coupon.status,
    from: coupon.from,
    to: coupon.to,
    ...(orderNo ? { orderNo } : {}),
    ...(onOrder && coupon.orderId !== null ? { orderId: coupon.orderId } : {}),
    ...(onOrder && orderedAt ? { lockedAt: orderedAt } : {}),
    ...(usedAt === null ? {} : { usedAt }),
    source: coupon.source,
    takenAt: coupon.createdAt,
    ...(template.scope === 'goods' ? { goodsIds: template.scopeIds } : {}),
  };
}
