/** The pricing model as properties: whatever is bought, shares add up to the fen, nothing is negative, refunds stay inside. */
import fc from 'fast-check';
import { distribute } from '../../../server/domains/people/pricing/distribute';
import { freightOf, sameZone, type FreightRule } from '../../../server/domains/people/pricing/freight';
import { judgeCoupon, type CouponRule } from '../../../server/domains/people/pricing/coupons';
import { giftFor, ladderOf } from '../../../server/domains/people/pricing/gifts';
import { memberOffer } from '../../../server/domains/people/pricing/levels';
import { OWN } from '../../../server/domains/people/shopSettings/settings';
import { offerOf } from '../../../server/domains/people/pricing/offer';
import { priceOrder, type PricingInput, type PricingLine } from '../../../server/domains/people/pricing/model';
import { shareBack } from '../../../server/domains/people/pricing/refund';

const { shopSettings } = OWN;
const rule: FreightRule = {
  company: '顺丰速运',
  base: 1000,
  perKg: 300,
  freeOver: 9900,
  remote: { '65': 2000, '54': 2000 },
  refused: ['71'],
};
const line = fc.record({
  goodsId: fc.constantFrom('1', '2', '3'),
  categoryIds: fc.constantFrom(['10', '1'], ['20', '2']),
  price: fc.integer({ min: 1, max: 500_000 }),
  offer: fc.option(
    fc.record({ price: fc.integer({ min: 0, max: 500_000 }), why: fc.constantFrom('flash' as const, 'card' as const) }),
    { nil: undefined },
  ),
  qty: fc.integer({ min: 1, max: 99 }),
  weight: fc.integer({ min: 0, max: 5000 }),
});
const coupon: fc.Arbitrary<CouponRule> = fc.record({
  kind: fc.constantFrom('cash' as const, 'percent' as const, 'freight' as const, 'exchange' as const, 'table' as const),
  amount: fc.integer({ min: 0, max: 100_000 }),
  percentBp: fc.integer({ min: 0, max: 10_000 }),
  cap: fc.integer({ min: 0, max: 50_000 }),
  threshold: fc.integer({ min: 0, max: 200_000 }),
  scope: fc.constantFrom('all' as const, 'category' as const, 'goods' as const),
  scopeIds: fc.subarray(['1', '2', '3', '10']),
});
const input: fc.Arbitrary<PricingInput> = fc.record({
  lines: fc
    .tuple(fc.array(line, { minLength: 1, maxLength: 12 }), fc.boolean())
    .map(([lines, gift]): PricingLine[] =>
      gift ? [...lines, { goodsId: '9', categoryIds: ['10'], price: 0, qty: 1, weight: 100, gift: true }] : lines,
    ),
  coupon: fc.option(coupon, { nil: undefined }),
  points: fc.record({
    balance: fc.integer({ min: 0, max: 1_000_000 }),
    wanted: fc.integer({ min: 0, max: 1_000_000 }),
    shareBp: fc.integer({ min: 0, max: 10_000 }),
  }),
  freight: fc
    .constantFrom('330106', '540102', '')
    .map((region) => (amount: number, grams: number) => freightOf([rule], region, amount, grams).fee),
  pointRateBp: fc.constantFrom(10_000, 12_000, 20_000),
});
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test('shares of the lines add up to the amounts of the order, and nothing is negative', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { lines, amounts, points, givePoints } = priceOrder(given);
      for (const key of ['memberOff', 'campaignOff', 'couponOff', 'pointsOff'] as const) {
        expect(sum(lines.map((share) => share[key]))).toBe(amounts[key]);
      }
      expect(sum(lines.map((share) => share.paid)) + amounts.freight).toBe(amounts.payable);
      lines.forEach((share, i) => {
        const { price, qty } = given.lines[i] as PricingLine;
        expect(share.memberOff + share.campaignOff + share.couponOff + share.pointsOff + share.paid).toBe(price * qty);
        for (const part of Object.values(share)) expect(part).toBeGreaterThanOrEqual(0);
      });
      for (const amount of Object.values(amounts)) expect(amount).toBeGreaterThanOrEqual(0);
      const left = amounts.goods - amounts.memberOff - amounts.campaignOff - amounts.couponOff;
      expect(points.used).toBeLessThanOrEqual(
        Math.min(given.points.balance, given.points.wanted, Math.floor((left * given.points.shareBp) / 10_000)),
      );
      expect(givePoints).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

test('flash lines take no member price', () => {
  const viewer = { memberId: '1', shopSettings, level: shopSettings.levels[0]!, hasCard: true, wholesaler: false };
  const piece = { price: 10_000, hasMemberMark: true, campaign: { price: 9_500, why: 'flash' as const } };
  expect(offerOf(piece, viewer)).toEqual({ price: 9_500, why: 'flash' });
  // One that saves nothing is none.
  expect(offerOf({ ...piece, price: 9_500 }, viewer)).toEqual({ price: 8_550, why: 'card' });
  const { lines } = priceOrder({
    lines: [
      { goodsId: '1', categoryIds: [], price: 10_000, offer: { price: 7_000, why: 'flash' }, qty: 2, weight: 100 },
    ],
    points: { balance: 0, wanted: 0, shareBp: 0 },
    freight: () => 0,
    pointRateBp: 10_000,
  });
  expect(lines[0]).toEqual({ memberOff: 0, campaignOff: 6_000, couponOff: 0, pointsOff: 0, paid: 14_000 });
});

test('any sequence of partial refunds of a line ends at its paid share, never above', () => {
  fc.assert(
    fc.property(
      fc.record({ paid: fc.integer({ min: 0, max: 1_000_000 }), qty: fc.integer({ min: 1, max: 50 }) }),
      fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 80 }),
      (bought, steps) => {
        let returnedQty = 0;
        let refunded = 0;
        for (const qty of [...steps, bought.qty]) {
          const back = shareBack(bought.paid, bought.qty, { qty: returnedQty, amount: refunded }, qty);
          expect(back).toBeGreaterThanOrEqual(0);
          refunded += back;
          returnedQty = Math.min(bought.qty, returnedQty + qty);
          expect(refunded).toBeLessThanOrEqual(bought.paid);
        }
        expect(refunded).toBe(bought.paid);
      },
    ),
  );
});

test('distribute gives integers in proportion that add up; a part never exceeds its weight', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 40 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const total = Math.floor(sum(weights) * share);
        const parts = distribute(total, weights);
        expect(sum(parts)).toBe(total);
        parts.forEach((part, i) => expect(part).toBeLessThanOrEqual(weights[i] as number));
      },
    ),
  );
});

test('freight: ¥10, Tibet ¥20, ¥3 per started kilogram over 3 kg, free from ¥99', () => {
  expect(freightOf([rule], '330106', 9_899, 3_000)).toMatchObject({ fee: 1000, lack: 1, deliverable: true });
  expect(freightOf([rule], '330106', 9_900, 9_000)).toMatchObject({ fee: 0, lack: 0 });
  expect(freightOf([rule], '540102', 5_000, 3_001).fee).toBe(2_300);
  expect(freightOf([rule], '710000', 5_000, 100).deliverable).toBe(false);
  expect(sameZone([rule], '330106', '310101')).toBe(true);
  expect(sameZone([rule], '330106', '650102')).toBe(false);
});

test('coupons: threshold on the eligible sum, percent with a cap, reasons in words', () => {
  const base: CouponRule = {
    kind: 'cash',
    amount: 3000,
    percentBp: 0,
    cap: 0,
    threshold: 19_900,
    scope: 'all',
    scopeIds: [],
  };
  const of = (amount: number) => [{ goodsId: '1', categoryIds: ['10', '1'], amount, gift: false }];
  expect(judgeCoupon(base, of(21_420))).toMatchObject({ usable: true, off: 3000 });
  expect(judgeCoupon(base, of(11_520))).toEqual({ usable: false, reason: '未满足门槛，还差¥83.80' });
  expect(
    judgeCoupon({ ...base, kind: 'percent', percentBp: 9500, cap: 5000, threshold: 0 }, of(200_000)),
  ).toMatchObject({ off: 5000 });
  expect(judgeCoupon({ ...base, scope: 'category', scopeIds: ['7'] }, of(30_000))).toEqual({
    usable: false,
    reason: '不适用于所选商品',
  });
  expect(judgeCoupon({ ...base, kind: 'course' }, of(30_000))).toEqual({ usable: false, reason: '仅限课程使用' });
});

test('the gift ladder gives the gift of the highest step reached', () => {
  const steps = [
    { id: '2', threshold: 59_900, skuId: 'b' },
    { id: '1', threshold: 29_900, skuId: 'a' },
  ];
  expect(giftFor(steps, 29_899)).toBeUndefined();
  expect(giftFor(steps, 60_000)?.skuId).toBe('b');
  expect(ladderOf(steps, 40_000).map(({ reached, lack }) => [reached, lack])).toEqual([
    [true, 0],
    [false, 19_900],
  ]);
});

test('the better of level and card price counts, never both', () => {
  const viewer = { memberId: '1', shopSettings, level: shopSettings.levels[4]!, hasCard: true, wholesaler: false };
  expect(memberOffer(10_000, true, viewer)).toEqual({ price: 8_800, why: 'level' });
  expect(memberOffer(10_000, true, { ...viewer, level: shopSettings.levels[1]! })).toEqual({
    price: 9_000,
    why: 'card',
  });
  expect(memberOffer(10_000, false, viewer)).toBeUndefined();
});
