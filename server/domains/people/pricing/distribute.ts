/**
 * Splits an amount over parts by largest remainder: the parts are integers in proportion to their weights and add up to the
 * amount to the fen (rule 9.6). A part is never larger than its weight when the amount is not larger than their sum.
 */
export function distribute(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (total === 0 || sum === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight);
    return { index, floor: Number(exact / sum), rest: exact % sum };
  });
  let left = total - parts.reduce((all, part) => all + part.floor, 0);
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const part of byRest) {
    if (left === 0) break;
    part.floor += 1;
    left -= 1;
  }
  return parts.map((part) => part.floor);
}
