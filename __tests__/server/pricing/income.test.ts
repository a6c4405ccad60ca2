/** Commission as properties: parts add up, and whatever comes back in whatever order, nothing is kept and nothing taken twice. */
import fc from 'fast-check';
import { OWN } from '../../../server/domains/people/shopSettings/settings';
import { directBp, incomeCut, incomeOf } from '../../../server/domains/people/pricing/income';
import { shareBack } from '../../../server/domains/people/pricing/refund';

const lines = fc.array(
  fc.record({ paid: fc.integer({ min: 1, max: 1_000_000 }), qty: fc.integer({ min: 1, max: 20 }) }),
  { minLength: 1, maxLength: 8 },
);
const rules = OWN.shopSettings.income;
const direct = (teamLevel: number) => directBp(rules, teamLevel);
const rate = fc.constantFrom(direct(1), direct(2), direct(3), rules.indirectBp);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('8 % and 3 %, one and two more for the grades', () => {
  expect([1, 2, 3, 9].map(direct)).toEqual([800, 900, 1000, 1000]);
  expect(incomeOf([10_000, 5_000], 800)).toEqual({ base: 15_000, amount: 1_200, parts: [800, 400] });
});

test('the parts of the lines add up to the income, which is never above its share', () => {
  fc.assert(
    fc.property(lines, rate, (bought, bp) => {
      const { base, amount, parts } = incomeOf(
        bought.map(({ paid }) => paid),
        bp,
      );
      expect(sum(parts)).toBe(amount);
      expect(amount * 10_000).toBeLessThanOrEqual(base * bp);
      expect((amount + 1) * 10_000).toBeGreaterThan(base * bp);
    }),
  );
});

test('refunds piece by piece cut it step by step, to nothing when everything is back', () => {
  fc.assert(
    fc.property(
      lines,
      rate,
      fc.array(fc.record({ line: fc.nat(7), qty: fc.integer({ min: 1, max: 20 }) }), { maxLength: 30 }),
      (bought, bp, steps) => {
        const { amount, parts } = incomeOf(
          bought.map(({ paid }) => paid),
          bp,
        );
        const rows = bought.map(({ paid }, i) => ({ lineId: String(i), paid, amount: parts[i]! }));
        const taken = bought.map(() => ({ qty: 0, amount: 0 }));
        const refunded = new Map<string, number>();
        let before = 0;
        const back = (at: number, qty: number) => {
          const { paid, qty: pieces } = bought[at]!;
          const own = taken[at]!;
          own.amount += shareBack(paid, pieces, own, qty);
          own.qty = Math.min(pieces, own.qty + qty);
          refunded.set(String(at), own.amount);
          const cut = incomeCut(rows, refunded);
          expect(cut).toBeGreaterThanOrEqual(before);
          expect(cut).toBeLessThanOrEqual(amount);
          // What is left is worth no less than the share of what was kept.
          const kept = sum(bought.map((line) => line.paid)) - sum(taken.map((one) => one.amount));
          expect((amount - cut) * 10_000 + 10_000 * bought.length * 2).toBeGreaterThan(kept * bp);
          before = cut;
        };
        for (const { line, qty } of steps) if (line < bought.length) back(line, qty);
        bought.forEach(({ qty }, i) => back(i, qty));
        expect(before).toBe(amount);
      },
    ),
    { numRuns: 300 },
  );
});
