/** What an order met, as functions of what is left of it (rule 12.6): ladders of bulk orders, and that nothing is ever taken for nothing. */
import fc from 'fast-check';
import type { OrderTerms } from '../../../server/db/schema';
import { couponLost, freightLost, keepsGift, ladderLost } from '../../../server/domains/trade/order/terms';
import { lineAmounts, priceOrder } from '../../../server/domains/people/pricing/model';
import { channelPrice, channelStep } from '../../../server/domains/people/pricing/tiers';
import { freightOf } from '../../../server/domains/people/pricing/freight';
import type { Order, OrderLineRow } from '../../../server/domains/trade/order/repository';

type Line = { id: string; qty: number; price: number; paid?: number; weight?: number; gift?: boolean };
const lineOf = (line: Line) =>
  ({
    skuId: line.id,
    memberOff: 0,
    campaignOff: 0,
    pointsOff: 0,
    paid: 0,
    storeQty: 0,
    weight: 0,
    gift: false,
    ...line,
  }) as unknown as OrderLineRow;
const orderOf = (terms: OrderTerms, freight = 0) => ({ terms, amounts: { freight } }) as unknown as Order;
const left = (pieces: Record<string, number>) => new Map(Object.entries(pieces));

describe('a bulk order', () => {
  const rule = {
    price: 100_00,
    moq: 10,
    multiple: 10,
    tiers: [
      { minQty: 10, price: 80_00 },
      { minQty: 50, price: 60_00 },
    ],
  };
  const order = orderOf({ ladder: { minTotal: 200_000, skus: { '1': rule } } });
  const bought = [lineOf({ id: '1', qty: 100, price: 60_00 })];
  test.each([
    ['nothing went back', 100, 0],
    ['the same step still', 50, 0],
    ['a lower step', 40, 40 * 20_00],
    ['beyond the last whole multiple by the piece', 45, 40 * 20_00 + 5 * 40_00],
    ['below the smallest amount', 20, 20 * 40_00],
    ['below the smallest quantity', 9, 9 * 40_00],
    ['everything is back', 0, 0],
  ])('%s', (_what, qty, lost) => expect(ladderLost(order, bought, left({ '1': qty }))).toBe(lost));

  test('of a partner: by grade and whole boxes', () => {
    const sku = { price: 100_00, moq: 6, multiple: 6, tiers: [] };
    const partner = orderOf({ ladder: { minTotal: 200_000, grade: 1, skus: { '1': sku } } });
    const price = channelPrice(100_00, channelStep(1, 20).step.discountBp);
    const lines = [lineOf({ id: '1', qty: 120, price })];
    expect(ladderLost(partner, lines, left({ '1': 120 }))).toBe(0);
    const lower = channelPrice(100_00, channelStep(1, 10).step.discountBp);
    expect(lower).toBeGreaterThan(price);
    expect(ladderLost(partner, lines, left({ '1': 60 }))).toBe(60 * (lower - price));
    expect(ladderLost(partner, lines, left({ '1': 61 }))).toBe(60 * (lower - price) + (100_00 - price));
  });
});

test('whatever goes back of a retail order: the rest costs at most what it would have cost alone, and nothing is taken of a whole one', () => {
  const sku = fc.record({
    price: fc.integer({ min: 100, max: 50_000 }),
    qty: fc.integer({ min: 1, max: 5 }),
    back: fc.nat(5),
  });
  const shop = fc.record({
    skus: fc.array(sku, { minLength: 1, maxLength: 4 }),
    off: fc.integer({ min: 1, max: 5_000 }),
    threshold: fc.nat(60_000),
    freeOver: fc.integer({ min: 1, max: 30_000 }),
    step: fc.integer({ min: 1, max: 80_000 }),
  });
  fc.assert(
    fc.property(shop, ({ skus, off, threshold, freeOver, step }) => {
      const rule = { company: '', base: 1_000, perKg: 300, freeOver, remote: {}, refused: [] };
      const coupon = {
        kind: 'cash',
        amount: off,
        percentBp: 0,
        cap: 0,
        threshold,
        scope: 'all',
        scopeIds: [],
      } as const;
      const price = (qtys: number[]) =>
        priceOrder({
          lines: skus.map((one, i) => ({
            goodsId: String(i),
            categoryIds: [],
            price: one.price,
            qty: qtys[i] ?? 0,
            weight: 200,
          })),
          coupon,
          points: { balance: 0, wanted: 0, shareBp: 0 },
          freight: (amount, grams) => freightOf([rule], '', amount, grams).fee,
          pointRateBp: 0,
        });
      const all = skus.map(({ qty }) => qty);
      const rest = skus.map(({ qty, back }) => Math.max(0, qty - back));
      const whole = price(all);
      const ids = skus.map((_, i) => String(i));
      const lines = skus.map((one, i) => lineOf({ id: String(i), ...one, paid: whole.lines[i]!.paid, weight: 200 }));
      const order = orderOf(
        {
          gift: { from: step, price: 1 },
          ...(whole.couponUsed && { coupon: { from: threshold, skuIds: ids } }),
          freight: [{ skuIds: ids, base: 1_000, perKg: 300, freeOver }],
        },
        whole.amounts.freight,
      );
      const lost = (qtys: number[]) => {
        const pieces = new Map(qtys.map((qty, i) => [String(i), qty]));
        return couponLost(order, lines, pieces) + freightLost(order, lines, pieces);
      };
      expect(lost(all)).toBe(0);
      if (whole.amounts.goods >= step)
        expect(keepsGift(order, lines, new Map(skus.map(({ qty }, i) => [String(i), qty])))).toBe(true);
      if (rest.every((qty) => qty === 0)) return;
      const taken = lost(rest);
      expect(taken).toBeGreaterThanOrEqual(0);
      const kept = skus.reduce((sum, one, i) => {
        const share = whole.lines[i]!.paid;
        return sum + share - Math.floor((share * (one.qty - rest[i]!)) / one.qty);
      }, 0);
      const alone = price(rest).amounts;
      // A coupon that still fits was split over all lines, so its rest may cost more; one that does not fit saves nothing any more.
      const stillFits = alone.couponOff > 0;
      const amount = lineAmounts(
        skus.map((one, i) => ({ ...one, goodsId: '', categoryIds: [], qty: rest[i]!, weight: 0 })),
      ).reduce((sum, line) => sum + line.amount, 0);
      expect(kept + taken).toBeLessThanOrEqual(amount + Math.max(alone.freight, stillFits ? 1_000 + 300 * 20 : 0));
      if (!stillFits && whole.amounts.freight === 0) expect(kept + taken).toBe(alone.payable);
    }),
    { numRuns: 500 },
  );
});
