/**
 * The price of an order, in the order of rule 9.1: campaign price or the better of level and card price per line -> coupon on
 * the eligible sum -> points (at most the house's share of what is left) -> freight. Pure, integer fen. Every amount is split over the lines
 * by largest remainder, so the parts of the lines add up to the amounts of the order to the fen (rule 9.6).
 */
import type { Offer } from '../../../../src/contract/catalogue/schemas';
import { judgeCoupon, type CouponLine, type CouponRule } from './coupons';
import { distribute } from './distribute';

export interface PricingLine {
  goodsId: string;
  categoryIds: readonly string[];
  /** Sale price of one piece; 0 on gifts. */
  price: number;
  /** What its buyer pays for one piece instead, and why. */
  offer?: Offer;
  qty: number;
  /** Grams of one piece. */
  weight: number;
  gift?: boolean;
}
export interface PricingInput {
  lines: readonly PricingLine[];
  coupon?: CouponRule;
  /** `shareBp`: part of what is left of the goods that they may pay. */
  points: { balance: number; wanted: number; shareBp: number };
  /** Fee for a goods amount (after coupon) and a weight; 0 for pickup. */
  freight: (amount: number, grams: number) => number;
  /** The annual card pays the freight of this order (rule 9.11). */
  cardShips?: boolean;
  /** Points per yuan: 12000 = 1.2. */
  pointRateBp: number;
}
export interface LineShares {
  memberOff: number;
  campaignOff: number;
  couponOff: number;
  pointsOff: number;
  /** price x qty minus the four parts. */
  paid: number;
}
export interface Priced {
  lines: LineShares[];
  amounts: {
    goods: number;
    memberOff: number;
    campaignOff: number;
    couponOff: number;
    pointsOff: number;
    vipOff: number;
    freight: number;
    adjust: number;
    payable: number;
  };
  /** False when the coupon did not fit; the price is then one without it. */
  couponUsed: boolean;
  /** Freight before a freight coupon. */
  freightBefore: number;
  points: { max: number; used: number };
  givePoints: number;
  giveGrowth: number;
}

/** A point a yuan that was paid, times what the level makes of it. `paid` in fen. */
export const pointsOf = (paid: number, pointRateBp: number): number => Math.floor((paid * pointRateBp) / 1_000_000);

/** 100 points = ¥1: one point is one fen (rule 9.4). */
export const FEN_PER_POINT = 1;

/** What is left of each line after member price or campaign: the base of gift ladder and coupons. */
export function lineAmounts(lines: readonly PricingLine[]): CouponLine[] {
  return lines.map((line) => ({
    goodsId: line.goodsId,
    categoryIds: line.categoryIds,
    amount: line.price * line.qty - offsOf(line).memberOff - offsOf(line).campaignOff,
    qty: line.qty,
    gift: line.gift ?? false,
  }));
}

const MEMBER_REASONS: ReadonlySet<Offer['why']> = new Set(['card', 'level']);

function offsOf(line: PricingLine): { memberOff: number; campaignOff: number } {
  if (line.gift || !line.offer) return { memberOff: 0, campaignOff: 0 };
  const off = Math.max(0, line.price - line.offer.price) * line.qty;
  return MEMBER_REASONS.has(line.offer.why) ? { memberOff: off, campaignOff: 0 } : { memberOff: 0, campaignOff: off };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

export function priceOrder(input: PricingInput): Priced {
  const { lines } = input;
  const base = lineAmounts(lines);
  const verdict = input.coupon ? judgeCoupon(input.coupon, base) : undefined;
  const coupon = verdict?.usable ? verdict : undefined;
  const couponParts = distribute(
    coupon?.off ?? 0,
    base.map((line, i) => (coupon?.eligible[i] ? line.amount : 0)),
  );
  const afterCoupon = base.map((line, i) => line.amount - (couponParts[i] ?? 0));
  const goodsLeft = sum(afterCoupon);

  const pointsMax = Math.max(
    0,
    Math.min(input.points.balance, Math.floor((goodsLeft * input.points.shareBp) / 10000 / FEN_PER_POINT)),
  );
  const pointsUsed = Math.max(0, Math.min(input.points.wanted, pointsMax));
  const pointsParts = distribute(pointsUsed * FEN_PER_POINT, afterCoupon);

  const freightBefore = input.freight(goodsLeft, sum(lines.map((line) => line.weight * line.qty)));
  const freight = coupon?.freeFreight ? 0 : freightBefore;
  const vipOff = input.cardShips ? freight : 0;
  const shares = lines.map((line, i): LineShares => {
    const couponOff = couponParts[i] ?? 0;
    const pointsOff = pointsParts[i] ?? 0;
    return { ...offsOf(line), couponOff, pointsOff, paid: (afterCoupon[i] ?? 0) - pointsOff };
  });
  const paid = sum(shares.map((share) => share.paid));
  return {
    lines: shares,
    amounts: {
      goods: sum(lines.map((line) => line.price * line.qty)),
      memberOff: sum(shares.map((share) => share.memberOff)),
      campaignOff: sum(shares.map((share) => share.campaignOff)),
      couponOff: coupon?.off ?? 0,
      pointsOff: pointsUsed * FEN_PER_POINT,
      vipOff,
      freight,
      adjust: 0,
      payable: paid + freight - vipOff,
    },
    couponUsed: coupon !== undefined,
    freightBefore,
    points: { max: pointsMax, used: pointsUsed },
    givePoints: pointsOf(paid, input.pointRateBp),
    giveGrowth: Math.floor(paid / 100),
  };
}
