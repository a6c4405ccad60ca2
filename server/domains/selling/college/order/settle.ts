/** What a course costs this member today (rule 41.7): price, annual card, one coupon for courses, points. */
import type { CourseSettle } from '../../../../../src/contract/college/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { CourseAmounts } from '../../../../db/schema';
import type { Tx } from '../../../../db/client';
import { notFound, refuse } from '../../../../http/errors';
import { maskName } from '../../../../lib/mask';
import { yuan } from '../../../../lib/money';
import { myCoupon } from '../../../offer/coupon/presenter';
import { listForSettle, type HeldCoupon } from '../../../offer/coupon/repository';
import { courseCard, hasCardOf } from '../../../offer/course/presenter';
import { findCourseRow, findEnrolment, type CourseRow } from '../../../offer/course/repository';
import { owns } from '../../../offer/course/rights';
import { balancesOf } from '../../../people/ledger/repository';
import { receiverOf } from '../../../people/member/recipient';
import { findIdByKey } from '../../../people/member/repository';
import { FEN_PER_POINT } from '../../../people/pricing/model';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import { readShopSettings } from '../../../people/shopSettings/repository';

type Choice = Pick<RequestOf<'college.orderPreview'>, 'courseId' | 'couponId' | 'points' | 'giftTo'>;

export interface Settlement {
  row: CourseRow;
  hasCard: boolean;
  amounts: CourseAmounts;
  coupons: HeldCoupon[];
  used: HeldCoupon | undefined;
  points: { balance: number; most: number; used: number };
  gift: { id: string; key: string; name: string } | undefined;
  learnerId: string;
  /** Costs nothing because of the card. */
  byCard: boolean;
  blocked: string | undefined;
}

/** Whom it is given to. 422 nobody by this mobile, oneself, an account that has ended. */
async function giftOf(tx: Tx, memberId: string, key: string | undefined, now: number): Promise<Settlement['gift']> {
  if (key === undefined) return undefined;
  const id = await findIdByKey(tx, key.trim());
  if (id === undefined) throw refuse('未找到该会员', { field: 'giftTo' });
  if (id === memberId) throw refuse('送给自己请直接购买', { field: 'giftTo' });
  return { id, key: key.trim(), name: maskName((await receiverOf(tx, id, now)).nickname) };
}

/** Fen off what is left of the price; 0 where it cannot be used. */
function offOf({ coupon, template }: HeldCoupon, courseId: string, left: number, now: number): number {
  const { kind, amount, threshold, scope, scopeIds } = template;
  const isNow = coupon.status === 'unused' && coupon.from <= now && now <= coupon.to;
  const isFor = kind === 'course' && (scope === 'all' || scopeIds.includes(courseId));
  return isNow && isFor && left >= threshold ? Math.min(amount, left) : 0;
}

/** 404 unknown or not sold. */
export async function settleOrder(tx: Tx, memberId: string, choice: Choice, now: number): Promise<Settlement> {
  const row = await findCourseRow(tx, memberId, choice.courseId);
  if (row?.course.status !== 'on') throw notFound();
  const { course } = row;
  const gift = await giftOf(tx, memberId, choice.giftTo, now);
  const hasCard = await hasCardOf(tx, memberId, now);
  const byCard = course.isVipFree && hasCard && gift === undefined && course.price > 0;
  const left = byCard ? 0 : course.price;
  const held = (await listForSettle(tx, memberId, now)).filter(({ template }) => template.kind === 'course');
  const usable = held.filter((one) => offOf(one, course.id, left, now) > 0);
  const best = usable.toSorted(
    (a, b) => offOf(b, course.id, left, now) - offOf(a, course.id, left, now) || a.coupon.to - b.coupon.to,
  )[0];
  const used = choice.couponId === undefined ? best : usable.find(({ coupon }) => coupon.id === choice.couponId);
  const couponOff = used ? offOf(used, course.id, left, now) : 0;
  const { limits } = await readShopSettings(tx);
  const balance = (await balancesOf(tx, memberId)).points.available;
  const shared = Math.floor(((left - couponOff) * limits.pointsShareBp) / 10_000 / FEN_PER_POINT);
  const most = Math.max(0, Math.min(balance, shared));
  const points = Math.min(choice.points ?? 0, most);
  const pointsOff = points * FEN_PER_POINT;
  return {
    row,
    hasCard,
    amounts: {
      goods: course.price,
      memberOff: course.price - left,
      couponOff,
      pointsOff,
      payable: left - couponOff - pointsOff,
    },
    coupons: usable,
    used,
    points: { balance, most, used: points },
    gift,
    learnerId: gift?.id ?? memberId,
    byCard,
    blocked: await blockedBy(tx, { row, gift, hasCard }, now),
  };
}

async function blockedBy(
  tx: Tx,
  { row, gift, hasCard }: Pick<Settlement, 'row' | 'gift' | 'hasCard'>,
  now: number,
): Promise<string | undefined> {
  const { course } = row;
  if (course.kind !== 'course') return '公开课直接看，不用购买';
  if (!gift) {
    // Who joined with the card may buy what lasts when the card is over.
    return owns(row.own, hasCard) ? '已拥有该课程，去学习' : undefined;
  }
  if (course.price === 0) return '免费课程不用赠送';
  const theirs = await findEnrolment(tx, gift.id, course.id);
  const card = (await loadPriceViewer(tx, gift.id, now))?.hasCard ?? false;
  return owns(theirs, card) ? '对方已拥有' : undefined;
}

/** As an order's amounts stand everywhere. */
export const amountsView = ({ goods, memberOff, couponOff, pointsOff, payable }: CourseAmounts) => ({
  ...{ goods, memberOff, campaignOff: 0, couponOff, pointsOff, vipOff: 0, freight: 0, adjust: 0, payable },
});

export const settleView = (one: Settlement, now: number): CourseSettle => ({
  course: courseCard(one.row, one.hasCard),
  coupons: one.coupons.map((held) => myCoupon(held, now)),
  ...(one.used && { couponId: one.used.coupon.id }),
  points: one.points.balance,
  pointsMax: one.points.most,
  pointsUsed: one.points.used,
  amounts: amountsView(one.amounts),
  payable: one.amounts.payable,
  ...(one.gift && { giftTo: { key: one.gift.key, name: one.gift.name } }),
  ...(one.blocked !== undefined && { blocked: one.blocked }),
});

export const amountWords = (fen: number): string => `¥${yuan(fen)}`;
