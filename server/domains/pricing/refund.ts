/**
 * What comes back for returned pieces of a line: their part of the line's paid share, computed on the running total, so that
 * any sequence of partial refunds adds up to the share and never above it (domain.md 6.4). Fen.
 */
export function refundOf(line: { paid: number; qty: number; returnedQty: number }, qty: number): number {
  const wanted = Math.max(0, Math.min(qty, line.qty - line.returnedQty));
  const upTo = (pieces: number) => Math.floor((line.paid * pieces) / line.qty);
  return upTo(line.returnedQty + wanted) - upTo(line.returnedQty);
}
