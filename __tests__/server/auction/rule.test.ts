/** The rule of bidding, for any sequence of bids: prices rise by whole steps, the highest maximum leads, nobody pays beyond it. */
import fc from 'fast-check';
import {
  endAfter,
  judge,
  MOST_EXTENSIONS,
  nextBid,
  SOFT_CLOSE_MS,
  type Lot,
} from '../../../server/domains/selling/auction/rule';

const START = 160_000;
const STEP = 5_000;
const fresh = (): Lot => ({ startPrice: START, step: STEP, current: 0, leaderId: null, leaderMax: 0 });
const bid = fc.record({
  memberId: fc.constantFrom('1', '2', '3', '4'),
  amount: fc.integer({ min: -2, max: 40 }).map((n) => START + n * STEP),
  odd: fc.constantFrom(0, 0, 0, 1, 2_499),
  maxAmount: fc.option(
    fc.integer({ min: 0, max: 60 * STEP }).map((n) => START + n),
    { nil: undefined },
  ),
});

test('any sequence of bids keeps the invariants', () => {
  fc.assert(
    fc.property(fc.array(bid, { maxLength: 60 }), (bids) => {
      let lot = fresh();
      const most = new Map<string, number>();
      let last = 0;
      for (const { memberId, amount, odd, maxAmount } of bids) {
        const before = lot;
        const verdict = judge(lot, { memberId, amount: amount + odd, maxAmount });
        if (!verdict.ok) {
          if (verdict.why === 'leading') expect(before.leaderId).toBe(memberId);
          if (verdict.why === 'low') expect(amount + odd).toBeLessThan(nextBid(before));
          if (verdict.why === 'grid') expect(odd).not.toBe(0);
          continue;
        }
        most.set(memberId, Math.max(most.get(memberId) ?? 0, verdict.maxAmount));
        for (const rise of verdict.rises) {
          expect(rise.amount).toBeGreaterThanOrEqual(last === 0 ? START : last + STEP);
          expect((rise.amount - START) % STEP).toBe(0);
          expect(rise.amount).toBeLessThanOrEqual(most.get(rise.memberId) ?? 0);
          last = rise.amount;
        }
        expect(verdict.current).toBe(last);
        if (verdict.rises.length > 0) expect(verdict.rises.at(-1)?.memberId).toBe(verdict.leaderId);
        // The leader never outbids himself.
        if (before.leaderId === memberId) expect(verdict.current).toBe(before.current);
        lot = { ...lot, current: verdict.current, leaderId: verdict.leaderId, leaderMax: verdict.leaderMax };
        expect(lot.leaderMax).toBe(Math.max(...most.values()));
        expect(most.get(lot.leaderId ?? '')).toBe(lot.leaderMax);
        // The second highest bounds the price from below, one step above it or the leader's own word from above.
        const second = Math.max(0, ...[...most].filter(([id]) => id !== lot.leaderId).map(([, max]) => max));
        expect(lot.current).toBeGreaterThanOrEqual(second);
      }
    }),
    { numRuns: 500 },
  );
});

test('between two proxies the price is the second maximum and a step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }), (a, b) => {
      const first = judge(fresh(), { memberId: '1', amount: START, maxAmount: START + a * STEP });
      if (!first.ok) throw new Error('the first bid counts');
      const lot: Lot = { ...fresh(), current: first.current, leaderId: '1', leaderMax: first.leaderMax };
      const second = judge(lot, { memberId: '2', amount: START + STEP, maxAmount: START + b * STEP });
      if (!second.ok) throw new Error('the second bid counts');
      const challenger = Math.max(b, 1);
      const winner = challenger > a ? '2' : '1';
      expect(second.leaderId).toBe(winner);
      const expected = challenger === a ? a : Math.min(Math.max(a, challenger), Math.min(a, challenger) + 1);
      expect(second.current).toBe(START + expected * STEP);
    }),
  );
});

test('the end moves only inside the last two minutes, and twenty times at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600_000 }), fc.integer({ min: 0, max: 25 }), (left, extensions) => {
      const now = 1_000_000;
      const after = endAfter(now + left, extensions, now);
      const moves = left <= SOFT_CLOSE_MS && extensions < MOST_EXTENSIONS;
      expect(after).toEqual(
        moves ? { endAt: now + SOFT_CLOSE_MS, extensions: extensions + 1 } : { endAt: now + left, extensions },
      );
      expect(after.endAt).toBeGreaterThanOrEqual(now + left);
    }),
  );
});
