/** Coupon arithmetic as properties: what a coupon saves, on which lines, and that the preset one is the cheapest way. */
import fc from 'fast-check';
import type { HeldCoupon } from '../../../server/domains/offer/coupon/repository';
import { chooseCoupon } from '../../../server/domains/trade/order/settlement/chooseCoupon';
import { inScope, judgeCoupon, type CouponLine, type CouponRule } from '../../../server/domains/people/pricing/coupons';
import { yuan } from '../../../server/lib/money';
import { priceOrder, type PricingLine } from '../../../server/domains/people/pricing/model';

const lines: fc.Arbitrary<CouponLine[]> = fc.array(
  fc.record({
    goodsId: fc.constantFrom('1', '2', '3'),
    categoryIds: fc.constantFrom(['10', '1'], ['20', '2']),
    amount: fc.integer({ min: 0, max: 500_000 }),
    qty: fc.integer({ min: 1, max: 9 }),
    gift: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);
const rule: fc.Arbitrary<CouponRule> = fc.record({
  kind: fc.constantFrom('cash' as const, 'percent' as const, 'freight' as const, 'exchange' as const),
  amount: fc.integer({ min: 1, max: 100_000 }),
  percentBp: fc.integer({ min: 5_000, max: 9_900 }),
  cap: fc.integer({ min: 0, max: 50_000 }),
  threshold: fc.integer({ min: 0, max: 300_000 }),
  scope: fc.constantFrom('all' as const, 'category' as const, 'goods' as const),
  scopeIds: fc.subarray(['1', '2', '3', '10', '20']),
});
const eligible = (given: CouponRule, items: readonly CouponLine[]) =>
  items.filter((line) => !line.gift && inScope(given, line)).reduce((all, line) => all + line.amount, 0);

test('a coupon saves at most its amount, its cap and the eligible sum; under the threshold it saves nothing', () => {
  fc.assert(
    fc.property(rule, lines, (given, items) => {
      const sum = eligible(given, items);
      const verdict = judgeCoupon(given, items);
      if (!verdict.usable) {
        const nothing = !items.some((line) => !line.gift && inScope(given, line));
        expect(nothing || sum < given.threshold).toBe(true);
        return;
      }
      expect(sum).toBeGreaterThanOrEqual(given.threshold);
      expect(verdict.off).toBeGreaterThanOrEqual(0);
      expect(verdict.off).toBeLessThanOrEqual(sum);
      if (given.kind === 'cash') expect(verdict.off).toBe(Math.min(given.amount, sum));
      if (given.kind === 'freight') expect(verdict).toMatchObject({ off: 0, freeFreight: true });
      if (given.kind === 'exchange') {
        const pieces = items.filter((line) => !line.gift && inScope(given, line));
        expect(verdict.off).toBe(Math.max(...pieces.map((line) => Math.floor(line.amount / line.qty!))));
        expect(verdict.eligible.filter(Boolean)).toHaveLength(1);
      }
      if (given.kind === 'percent') {
        const exact = (sum * (10_000 - given.percentBp)) / 10_000;
        expect(verdict.off).toBeLessThanOrEqual(exact);
        if (given.cap > 0) expect(verdict.off).toBeLessThanOrEqual(given.cap);
        else expect(exact - verdict.off).toBeLessThan(1);
      }
    }),
  );
});

test('more in the basket never makes a coupon save less', () => {
  fc.assert(
    fc.property(rule, lines, fc.integer({ min: 0, max: 100_000 }), (given, items, more) => {
      const before = judgeCoupon(given, items);
      const after = judgeCoupon(
        given,
        items.map((line) => ({ ...line, amount: line.amount + more })),
      );
      if (before.usable) expect(after).toMatchObject({ usable: true });
      if (before.usable && after.usable) expect(after.off).toBeGreaterThanOrEqual(before.off);
    }),
  );
});

const NOW = 1_000_000;
const goods: fc.Arbitrary<PricingLine[]> = fc.array(
  fc.record({
    goodsId: fc.constantFrom('1', '2', '3'),
    categoryIds: fc.constantFrom(['10', '1'], ['20', '2']),
    price: fc.integer({ min: 1, max: 200_000 }),
    qty: fc.integer({ min: 1, max: 5 }),
    weight: fc.constant(100),
  }),
  { minLength: 1, maxLength: 6 },
);
const heldOf = (template: CouponRule, i: number): HeldCoupon =>
  ({
    coupon: { id: String(i + 1), status: 'unused', from: 0, to: NOW * 2 },
    template: { ...template, id: String(100 + i) },
    orderNo: null,
  }) as unknown as HeldCoupon;

test('the preset coupon makes the order as cheap as any of them, and its parts stay on the lines of its scope', () => {
  fc.assert(
    fc.property(goods, fc.array(rule, { minLength: 1, maxLength: 5 }), (items, rules) => {
      const base = {
        lines: items,
        points: { balance: 0, wanted: 0, shareBp: 2000 },
        freight: (amount: number) => (amount >= 9900 ? 0 : 1000),
        pointRateBp: 10_000,
      };
      const held = rules.map(heldOf);
      const choice = chooseCoupon(base, { held, open: [] }, undefined, [], NOW);
      expect(choice.usable.length + choice.unusable.length).toBe(held.length);
      const payables = [undefined, ...rules].map((coupon) => priceOrder({ ...base, coupon }).amounts.payable);
      const priced = priceOrder({ ...base, coupon: choice.rule });
      expect(priced.amounts.payable).toBe(Math.min(...payables));
      // One that is not taken yet is offered when it saves more than the best of those at hand, and by how much is true.
      const [first, ...others] = held;
      const few = chooseCoupon(
        base,
        { held: first ? [first] : [], open: others.map((one) => one.template) },
        undefined,
        [],
        NOW,
      );
      const now = priceOrder({ ...base, coupon: few.rule }).amounts.payable;
      expect(now - (few.claimable?.saves ?? 0)).toBe(Math.min(...payables));
      const chosen = choice.rule;
      if (chosen)
        priced.lines.forEach((share, i) => {
          if (!inScope(chosen, items[i]!)) expect(share.couponOff).toBe(0);
          expect(share.couponOff).toBeLessThanOrEqual(items[i]!.price * items[i]!.qty);
          if (chosen.kind === 'exchange') expect([0, items[i]!.price]).toContain(share.couponOff);
        });
      if (chosen?.kind === 'exchange')
        expect(priced.lines.filter((share) => share.couponOff > 0).length).toBeLessThanOrEqual(1);
      expect(priced.lines.reduce((all, share) => all + share.couponOff, 0)).toBe(priced.amounts.couponOff);
    }),
  );
});

test('one that is locked, or not begun, is never taken; 0 means none on purpose', () => {
  const cash: CouponRule = {
    kind: 'cash',
    amount: 1000,
    percentBp: 0,
    cap: 0,
    threshold: 0,
    scope: 'all',
    scopeIds: [],
  };
  const base = {
    lines: [{ goodsId: '1', categoryIds: ['1'], price: 5000, qty: 1, weight: 0 }],
    points: { balance: 0, wanted: 0, shareBp: 2000 },
    freight: () => 0,
    pointRateBp: 10_000,
  };
  const one = heldOf(cash, 0);
  const locked = { ...one, coupon: { ...one.coupon, status: 'locked' as const } };
  const later = { ...one, coupon: { ...one.coupon, from: NOW + 1 } };
  expect(chooseCoupon(base, { held: [locked], open: [] }, undefined, [], NOW).unusable[0]?.reason).toBe(
    '已用于其他待付款订单',
  );
  expect(chooseCoupon(base, { held: [later], open: [] }, undefined, [], NOW).unusable[0]?.reason).toBe('未到使用时间');
  expect(chooseCoupon(base, { held: [one], open: [] }, '0', [], NOW)).toMatchObject({ best: '1', used: undefined });
});

test.each([
  [5, '0.05'],
  [23_800, '238'],
  [220_000, '2,200'],
  [128_020, '1,280.20'],
  [123_456_700, '1,234,567'],
])('an amount in a sentence: %i fen', (fen, text) => {
  expect(yuan(fen)).toBe(text);
});
