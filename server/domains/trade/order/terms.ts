/**
 * What an order met when it was made is looked at again when it gets smaller (rule 12.6): each of these says what `left`, the pieces of
 * each line that stay with the buyer, would not have got. Pure, integer fen.
 */
import type { Order, OrderLineRow } from './repository';
import { freightOf } from '../../people/pricing/freight';
import { channelPrice, channelStep, tierAt } from '../../people/pricing/tiers';

/** By line id: pieces that stay with the buyer. */
export type Pieces = ReadonlyMap<string, number>;
type Terms = Pick<Order, 'terms' | 'amounts'>;
type Lines = readonly OrderLineRow[];

const leftOf = (line: OrderLineRow, left: Pieces): number => left.get(line.id) ?? 0;
const sumOf = (lines: Lines, of: (line: OrderLineRow) => number): number =>
  lines.reduce((all, one) => all + of(one), 0);
/** The rest of a line's share, rounded as `shareBack` gives back the other part. */
const restOf = (share: number, line: OrderLineRow, left: Pieces): number =>
  share - Math.floor((share * (line.qty - leftOf(line, left))) / line.qty);

/** What steps and coupons are measured by: after member price and campaign. */
const amountOf = (line: OrderLineRow, left: Pieces): number =>
  line.gift ? 0 : restOf(line.price * line.qty - line.memberOff - line.campaignOff, line, left);

/** Whether the step of the gift is still reached; an order from before its steps were kept keeps its gift as long as anything of it is kept. */
export const keepsGift = ({ terms }: Terms, lines: Lines, left: Pieces): boolean =>
  sumOf(lines, (line) => amountOf(line, left)) >= (terms?.gift?.from ?? 0);

export function keepsCoupon({ terms }: Terms, lines: Lines, left: Pieces): boolean {
  const coupon = terms?.coupon;
  if (!coupon) return true;
  const eligible = lines.filter(({ skuId }) => coupon.skuIds.includes(skuId));
  return sumOf(eligible, (line) => amountOf(line, left)) >= coupon.from;
}

/** What was paid for what is left, in money and points. */
const paidFor = (line: OrderLineRow, left: Pieces): number =>
  restOf(line.paid, line, left) + restOf(line.pointsOff, line, left);

/** Fen that a coupon which does not fit any more saved on what is left. */
export const couponLost = (order: Terms, lines: Lines, left: Pieces): number =>
  keepsCoupon(order, lines, left) ? 0 : sumOf(lines, (line) => amountOf(line, left) - paidFor(line, left));

/** Fen that a parcel of what is left would have cost beyond what was charged; what lies in the cellar needs none. */
export function freightLost(order: Terms, lines: Lines, left: Pieces): number {
  const carried = lines.filter((line) => !line.gift && leftOf(line, left) > line.storeQty);
  const rules = (order.terms?.freight ?? []).filter(({ skuIds }) =>
    carried.some(({ skuId }) => skuIds.includes(skuId)),
  );
  const grams = sumOf(carried, (line) => line.weight * (leftOf(line, left) - line.storeQty));
  const { fee } = freightOf(
    rules.map((rule) => ({ ...rule, company: '', remote: {}, refused: [] })),
    '',
    sumOf(lines, (line) => paidFor(line, left)) + couponLost(order, lines, left),
    grams,
  );
  return Math.max(0, fee - order.amounts.freight);
}

/**
 * Fen that what is left of a bulk order would have cost more: by its own steps and boxes as many pieces as still make whole multiples, the
 * others, or all of them below the smallest amount, by the piece.
 */
export function ladderLost({ terms }: Terms, lines: Lines, left: Pieces): number {
  const ladder = terms?.ladder;
  if (!ladder) return 0;
  const now = lines.flatMap((line) => {
    const rule = ladder.skus[line.skuId];
    const qty = leftOf(line, left);
    if (!rule || qty === 0) return [];
    const whole = qty < rule.moq ? 0 : qty - (qty % Math.max(1, rule.multiple));
    return [{ rule, qty, whole, paid: line.price * qty }];
  });
  const boxes = now.reduce((all, { rule, whole }) => all + whole / rule.multiple, 0);
  const priceOf = ({ rule, whole }: (typeof now)[number]): number =>
    ladder.grade === undefined
      ? (tierAt(rule.tiers, whole)?.price ?? rule.price)
      : channelPrice(rule.price, channelStep(ladder.grade, boxes).step.discountBp);
  const bulk = now.reduce((all, one) => all + priceOf(one) * one.whole, 0);
  const isBulk = bulk >= ladder.minTotal;
  const due = now.reduce(
    (all, one) =>
      all + (isBulk ? priceOf(one) * one.whole + one.rule.price * (one.qty - one.whole) : one.rule.price * one.qty),
    0,
  );
  return Math.max(0, due - now.reduce((all, { paid }) => all + paid, 0));
}
