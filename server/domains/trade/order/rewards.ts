/** What the receipt of an order brings (rules 9.4, 9.10), and the terms that its parts are measured by: rows of `kinds.brought`. */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { giveBackUsed } from '../../offer/coupon/repository';
import { bookGrowth } from '../../people/ledger/growth';
import { book, broughtBy, memberOwner } from '../../people/ledger/service';
import { planGrades } from '../../people/member/brought';
import { earnedOf } from '../../people/pricing/refund';
import { yuan } from '../../../lib/money';
import { isRewarded, type Brought } from './brought';
import { rulesOf } from './kinds';
import { listLines, refundedOf, type Order, type OrderLineRow } from './repository';
import { couponLost, freightLost, keepsCoupon, ladderLost } from './terms';

const paidOf = (lines: readonly OrderLineRow[]): number => lines.reduce((all, line) => all + line.paid, 0);
const isRewarding = (server: Setup, order: Order): boolean => rulesOf(server, order.kind).rewarded;

/** 1 growth per yuan paid for goods, points by the level at the time of the order. */
export const goodsBrought: Brought = {
  async give(tx, order, now, server) {
    if (!isRewarding(server, order)) return;
    const paid = paidOf(await listLines(tx, [order.id]));
    const refunded = await refundedOf(tx, order.id);
    const { points, growth } = earnedOf({ givePoints: order.givePoints, paid, refunded });
    const base = {
      owner: memberOwner(order.memberId),
      bizType: 'reward',
      bizId: order.id,
      memo: order.no,
      at: now,
    } as const;
    if (points > 0) await book(tx, { ...base, unit: 'points', delta: points });
    if (growth > 0) await book(tx, { ...base, unit: 'growth', delta: growth });
  },
  async lose(_tx, { order, lines, before, after, server }) {
    if (!isRewarded(order) || !isRewarding(server, order)) return undefined;
    const { givePoints } = order;
    const paid = paidOf(lines);
    const had = earnedOf({ givePoints, paid, refunded: before.refunded });
    const has = earnedOf({ givePoints, paid, refunded: after.refunded });
    return lossOf('收货时赠送的', had.points - has.points, had.growth - has.growth);
  },
};

/** Points and growth, in words where there are any. */
export const lossOf = (of: string, points: number, growth: number) => ({
  points,
  growth,
  ...(points + growth > 0 && {
    note: `${of}${[points > 0 && `积分扣回 ${points}`, growth > 0 && `成长值扣回 ${growth}`].filter(Boolean).join('，')}`,
  }),
});

/** Of a whole order. */
export const pickupBrought: Brought = {
  async give(tx, order, now) {
    if (order.deliveryType === 'pickup') await bookGrowth(tx, order.memberId, 'store', order.id, now);
  },
  async lose(tx, { order, after }) {
    if (order.deliveryType !== 'pickup' || !after.isNone) return undefined;
    const of = (unit: 'points' | 'growth') =>
      broughtBy(tx, order.memberId, unit, { bizType: 'gift', bizId: `store-${order.id}` });
    return lossOf('到店自提的', await of('points'), await of('growth'));
  },
};

/** Who brought the buyer may rise. */
export const gradeBrought: Brought = {
  give: (tx: Tx, order, now) => planGrades(tx, order.memberId, now),
};

const from = (fen: number | undefined): string => `¥${yuan(fen ?? 0)}`;

/** The coupon that does not fit any more goes back to its holder, and what it saved on the rest stays with the shop. */
export const couponBrought: Brought = {
  async lose(_tx, { order, lines, after }) {
    const id = order.memberCouponId;
    if (id === null || (!after.isNone && keepsCoupon(order, lines, after.pieces))) return undefined;
    const withheld = couponLost(order, lines, after.pieces);
    return {
      withheld,
      couponBack: true,
      note: after.isNone
        ? '整单退回，优惠券一并退还'
        : `剩余商品不满 ${from(order.terms?.coupon?.from)}，优惠 ${from(withheld)} 扣回，优惠券退还`,
      undo: (tx) => giveBackUsed(tx, id, order.id),
    };
  },
};

export const freightBrought: Brought = {
  async lose(_tx, { order, lines, after }) {
    const withheld = after.isNone ? 0 : freightLost(order, lines, after.pieces);
    return withheld === 0 ? undefined : { withheld, note: `剩余商品不再包邮，扣运费 ${from(withheld)}` };
  },
};

export const ladderBrought: Brought = {
  async lose(_tx, { order, lines, after }) {
    const withheld = ladderLost(order, lines, after.pieces);
    return withheld === 0 ? undefined : { withheld, note: `剩余数量的单价按阶梯重算，扣差价 ${from(withheld)}` };
  },
};
