/** Commission (rule 16.1): 8 % for who brought the buyer, 3 % for who brought that one. Pure, integer fen. */
import { distribute } from './distribute';

export const DIRECT_BP = 800;
export const INDIRECT_BP = 300;
/** What the grade of a team adds to direct orders: 推广员, 团长, 合伙人. */
const GRADE_BP = [0, 0, 100, 200] as const;

export const directBp = (teamLevel: number): number =>
  DIRECT_BP + (GRADE_BP[Math.min(teamLevel, GRADE_BP.length - 1)] ?? 0);

/** The income of an order and the part of each line; the parts add up to the fen. */
export function incomeOf(paid: readonly number[], rateBp: number): { base: number; amount: number; parts: number[] } {
  const base = paid.reduce((sum, fen) => sum + fen, 0);
  const amount = Math.floor((base * rateBp) / 10_000);
  return { base, amount, parts: distribute(amount, paid) };
}

/** What refunds take of an income: of each line as much as came back of it, all of it when all came back. */
export function incomeCut(
  lines: readonly { lineId: string; paid: number; amount: number }[],
  refunded: ReadonlyMap<string, number>,
): number {
  return lines.reduce((sum, { lineId, paid, amount }) => {
    const back = Math.min(paid, refunded.get(lineId) ?? 0);
    return sum + (paid === 0 ? 0 : Math.floor((amount * back) / paid));
  }, 0);
}
