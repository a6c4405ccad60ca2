/** Commission (rule 16.1) by the rates of the house: of who brought the buyer, of who brought that one. Pure, integer fen. */
import type { IncomeRules } from '../shopSettings/settings';
import { distribute } from './distribute';

/** What the grade of a team adds to direct orders. */
export const gradeBp = ({ gradeBp: added }: Pick<IncomeRules, 'gradeBp'>, teamLevel: number): number =>
  added[Math.min(teamLevel, added.length) - 1] ?? 0;

export const directBp = (rules: Pick<IncomeRules, 'directBp' | 'gradeBp'>, teamLevel: number): number =>
  rules.directBp + gradeBp(rules, teamLevel);

/** The income of an order and the part of each line; the parts add up to the fen. */
export function incomeOf(paid: readonly number[], rateBp: number): { base: number; amount: number; parts: number[] } {
  const base = paid.reduce((sum, fen) => sum + fen, 0);
  const amount = Math.floor((base * rateBp) / 10_000);
  return { base, amount, parts: distribute(amount, paid) };
}

/** What came back of a line, and what that takes of the income. */
interface LineCut {
  lineId: string;
  paid: number;
  amount: number;
}

/** What refunds take of an income: of each line as much as came back of it, all of it when all came back. */
export function lineCuts(lines: readonly LineCut[], refunded: ReadonlyMap<string, number>): LineCut[] {
  return lines.map(({ lineId, paid, amount }) => {
    const back = Math.min(paid, refunded.get(lineId) ?? 0);
    return { lineId, paid: back, amount: paid === 0 ? 0 : Math.floor((amount * back) / paid) };
  });
}

export const incomeCut = (lines: readonly LineCut[], refunded: ReadonlyMap<string, number>): number =>
  lineCuts(lines, refunded).reduce((sum, { amount }) => sum + amount, 0);
