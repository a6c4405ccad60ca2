/**
 * What a table pays (rules 39.5, 39.6), in fen and to the fen: menu prices less what was returned, the card that counts, the coupon; each line's
 * part of all that. What somebody pays for already keeps the price that he was shown. Pure.
 */
import { distribute } from '../../../../people/pricing/distribute';
import { part } from '../../../../people/pricing/levels';
import type { LegRow, RoundLineRow } from './repository';

export interface Deal {
  /** Of the member whose card counts; 10000: none. */
  memberBp: number;
  /** Off from that sum on, for a coupon of the table. */
  coupon?: { amount: number; threshold: number } | undefined;
  /** All is paid: each line keeps what was paid for it, whatever becomes of the card and the coupon afterwards. */
  settled?: boolean;
}

type Line = Pick<
  RoundLineRow,
  'id' | 'price' | 'qty' | 'returned' | 'memberPrice' | 'legId' | 'share' | 'couponShare' | 'payerId'
>;
type Leg = Pick<LegRow, 'id' | 'split' | 'amount' | 'refunded' | 'status' | 'parts' | 'part' | 'shared' | 'memberId'>;

export interface Share {
  id: string;
  share: number;
  couponShare: number;
  legId: string | null;
  payerId: string | null;
}
export interface Bill {
  goods: number;
  returned: number;
  memberOff: number;
  couponOff: number;
  payable: number;
  /** Paid, less what went back. */
  paid: number;
  pending: number;
  /** Neither paid nor under way. */
  left: number;
  shares: Share[];
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export function reckon(lines: readonly Line[], legs: readonly Leg[], { memberBp, coupon, settled }: Deal): Bill {
  const isKept = ({ legId, share, couponShare }: Line) =>
    legId !== null || (settled === true && share + couponShare > 0);
  const free = lines.filter((line) => !isKept(line));
  const baseOf = ({ price, qty, returned }: Line) => price * (qty - returned);
  const netOf = (line: Line) => (line.memberPrice ? part(baseOf(line), memberBp) : baseOf(line));
  const taken = lines.filter(isKept);
  const nets = free.map(netOf);
  const takenCoupon = sum(taken.map(({ couponShare }) => couponShare));
  const takenNet = sum(taken.map(({ share, couponShare }) => share + couponShare));
  const whole = sum(nets) + takenNet;
  const wanted = coupon && whole >= coupon.threshold ? Math.min(coupon.amount, whole) : 0;
  const freeCoupon = Math.min(sum(nets), Math.max(0, wanted - takenCoupon));
  // As it falls on the whole bill, so that a part is the same whoever has paid before; anew only where that does not come out (another card, a return).
  const netOfAll = lines.map((line) => (isKept(line) ? line.share + line.couponShare : netOf(line)));
  const whollySplit = distribute(Math.min(wanted, sum(netOfAll)), netOfAll).filter((_, i) => {
    const line = lines[i];
    return line !== undefined && !isKept(line);
  });
  const parts = sum(whollySplit) === freeCoupon ? whollySplit : distribute(freeCoupon, nets);
  const shares = lines.map((line): Share => {
    const { id, legId, payerId } = line;
    if (isKept(line)) return { id, legId, payerId, share: line.share, couponShare: line.couponShare };
    const at = free.indexOf(line);
    const couponShare = parts[at] ?? 0;
    return { id, legId, payerId, share: (nets[at] ?? 0) - couponShare, couponShare };
  });
  const paid = sum(legs.filter(({ status }) => status === 'paid').map(({ amount, refunded }) => amount - refunded));
  const pending = sum(legs.filter(({ status }) => status === 'unpaid').map(({ amount }) => amount));
  const payable = sum(shares.map(({ share }) => share));
  const goods = sum(lines.map(({ price, qty }) => price * qty));
  const returned = sum(lines.map(({ price, returned: back }) => price * back));
  const couponOff = takenCoupon + freeCoupon;
  return {
    goods,
    returned,
    memberOff: goods - returned - couponOff - payable,
    couponOff,
    payable,
    paid,
    pending,
    left: Math.max(0, payable - paid - pending),
    shares,
  };
}

export interface Ask {
  split: 'all' | 'lines' | 'even' | 'mine';
  lineIds?: readonly string[] | undefined;
  parts?: number | undefined;
  memberId: string;
  /** Who sits there, in a fixed order. */
  memberIds: readonly string[];
}
export interface Part {
  amount: number;
  /** Lines that the leg takes for itself. */
  lineIds: string[];
  shared: number;
  parts?: number;
  part?: number;
}

const NOTHING: Part = { amount: 0, lineIds: [], shared: 0 };

/** What a leg that is asked for now would be; 0: there is nothing for it to pay. Never more than is left. */
export function partOf(bill: Bill, legs: readonly Leg[], ask: Ask): Part {
  const free = bill.shares.filter(({ legId, share }) => legId === null && share > 0);
  if (bill.left === 0) return NOTHING;
  if (ask.split === 'all') return { ...NOTHING, amount: bill.left, lineIds: free.map(({ id }) => id) };
  if (ask.split === 'even') return evenPart(bill, legs, ask.parts ?? 0);
  if (ask.split === 'lines') {
    const wanted = new Set(ask.lineIds);
    const lines = free.filter(({ id }) => wanted.has(id));
    return {
      ...NOTHING,
      amount: Math.min(bill.left, sum(lines.map(({ share }) => share))),
      lineIds: lines.map(({ id }) => id),
    };
  }
  const own = free.filter(({ payerId }) => payerId === ask.memberId);
  const shared = Math.max(
    0,
    sharedPart(free, ask) - sum(legs.filter((leg) => leg.memberId === ask.memberId).map((leg) => leg.shared)),
  );
  const amount = Math.min(bill.left, sum(own.map(({ share }) => share)) + shared);
  return { ...NOTHING, amount, lineIds: own.map(({ id }) => id), shared: Math.min(shared, amount) };
}

/** Of what belongs to nobody, evenly over all who sit there; the rest fen go to the first. */
function sharedPart(free: readonly Share[], { memberId, memberIds }: Ask): number {
  const pool = sum(free.filter(({ payerId }) => payerId === null).map(({ share }) => share));
  const at = memberIds.indexOf(memberId);
  return at < 0
    ? 0
    : (distribute(
        pool,
        memberIds.map(() => 1),
      )[at] ?? 0);
}

/** The first part has the rest fen, so that the others are equal. */
function evenPart(bill: Bill, legs: readonly Leg[], wanted: number): Part {
  const begun = legs.filter(({ split }) => split === 'even');
  const parts = begun[0]?.parts ?? wanted;
  if (parts < 1 || begun.length >= parts) return NOTHING;
  const part = 1 + begun.length;
  if (begun.length === 0) {
    const equal = Math.floor(bill.left / parts);
    return { ...NOTHING, amount: bill.left - equal * (parts - 1), parts, part };
  }
  // What is left, over the parts that are left: something may have been returned or ordered meanwhile.
  const still = parts - begun.length;
  const equal = Math.floor(bill.left / still);
  return { ...NOTHING, amount: bill.left - equal * (still - 1), parts, part };
}
