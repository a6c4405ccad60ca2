/** Pieces of a line that are back or on their way back, and what was given for them (fen or points). */
export interface Taken {
  qty: number;
  amount: number;
}

/**
 * What comes back for `qty` more pieces of a line: their part of the line's share, computed on the running total, so that any
 * sequence of partial refunds adds up to the share and never above it (rule 9.6). `taken.amount` is what was really given: an
 * application that was taken back in between leaves no gap and no surplus.
 */
export function shareBack(share: number, pieces: number, taken: Taken, qty: number): number {
  const wanted = Math.max(0, Math.min(qty, pieces - taken.qty));
  if (wanted === 0) return 0;
  return Math.max(0, Math.floor((share * (taken.qty + wanted)) / pieces) - taken.amount);
}

/** What an order still earns its buyer when a part of what was paid for goods has come back. */
export function earnedOf(order: { givePoints: number; paid: number; refunded: number }): {
  points: number;
  growth: number;
} {
  const kept = Math.max(0, order.paid - order.refunded);
  const points = order.paid === 0 ? order.givePoints : Math.floor((order.givePoints * kept) / order.paid);
  return { points, growth: Math.floor(kept / 100) };
}
