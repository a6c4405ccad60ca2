/**
 * The rule of bidding, without a database (rule 13.2). Prices stand on the grid start + n x step. A bid names a price and may
 * name a maximum; against a hidden maximum the server bids for its owner, so that the leader pays the second highest + step. Of two
 * equal maxima the earlier one leads. Every rise is at least one step above the one before.
 */
export interface Lot {
  startPrice: number;
  step: number;
  /** 0 before the first bid. */
  current: number;
  leaderId: string | null;
  leaderMax: number;
}
export interface Offer {
  memberId: string;
  amount: number;
  maxAmount?: number;
}
export interface Rise {
  memberId: string;
  amount: number;
  maxAmount: number;
  auto: boolean;
}
export type Verdict =
  | { ok: true; rises: Rise[]; current: number; leaderId: string; leaderMax: number; maxAmount: number }
  | { ok: false; why: 'low' | 'grid' | 'leading' };

/** The lowest bid that counts. */
export const nextBid = (lot: Pick<Lot, 'startPrice' | 'step' | 'current'>): number =>
  lot.current === 0 ? lot.startPrice : lot.current + lot.step;

/** The highest price of the grid that does not exceed `amount`. */
const onGrid = (lot: Lot, amount: number): number =>
  amount - ((((amount - lot.startPrice) % lot.step) + lot.step) % lot.step);

export function judge(lot: Lot, offer: Offer): Verdict {
  if (lot.leaderId === offer.memberId) return raise(lot, offer);
  const max = Math.max(offer.amount, onGrid(lot, offer.maxAmount ?? 0));
  if (offer.amount < nextBid(lot)) return { ok: false, why: 'low' };
  if (onGrid(lot, offer.amount) !== offer.amount) return { ok: false, why: 'grid' };
  const bid = { memberId: offer.memberId, maxAmount: max };
  if (lot.leaderId === null) {
    const rise = { ...bid, amount: offer.amount, auto: false };
    return { ok: true, rises: [rise], current: offer.amount, leaderId: offer.memberId, leaderMax: max, maxAmount: max };
  }
  const defence = { memberId: lot.leaderId, maxAmount: lot.leaderMax, auto: true };
  if (max <= lot.leaderMax) {
    // The challenger reaches the own maximum, the leader answers one step above; at a tie the earlier maximum simply holds.
    const answer = Math.min(lot.leaderMax, max + lot.step);
    const reached = max < lot.leaderMax ? [{ ...bid, amount: max, auto: max > offer.amount }] : [];
    return {
      ok: true,
      rises: [...reached, { ...defence, amount: answer }],
      current: answer,
      leaderId: lot.leaderId,
      leaderMax: lot.leaderMax,
      maxAmount: max,
    };
  }
  const price = Math.max(offer.amount, lot.leaderMax + lot.step);
  const fought = lot.leaderMax > lot.current ? [{ ...defence, amount: lot.leaderMax }] : [];
  return {
    ok: true,
    rises: [...fought, { ...bid, amount: price, auto: price > offer.amount }],
    current: price,
    leaderId: offer.memberId,
    leaderMax: max,
    maxAmount: max,
  };
}

/** The leader does not outbid himself; only the maximum may go up, and nothing that others see changes. */
function raise(lot: Lot, { memberId, maxAmount = 0 }: Offer): Verdict {
  const max = onGrid(lot, maxAmount);
  if (max <= lot.leaderMax) return { ok: false, why: 'leading' };
  return { ok: true, rises: [], current: lot.current, leaderId: memberId, leaderMax: max, maxAmount: max };
}

/** A valid bid this close to the end moves it. */
export const SOFT_CLOSE_MS = 120_000;
export const MOST_EXTENSIONS = 20;

/** The end after a bid that moved the price at `now`. */
export function endAfter(endAt: number, extensions: number, now: number): { endAt: number; extensions: number } {
  if (endAt - now > SOFT_CLOSE_MS || extensions >= MOST_EXTENSIONS) return { endAt, extensions };
  return { endAt: now + SOFT_CLOSE_MS, extensions: extensions + 1 };
}
