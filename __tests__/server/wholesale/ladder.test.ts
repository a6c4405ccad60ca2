/** Arithmetic of ladders: pieces, multiples, steps, shares. Random quantities, fixed seed; the sheet on the phone agrees. */
import { priceOrder } from '../../../server/domains/people/pricing/model';
import {
  channelPrice,
  channelStep,
  CHANNEL_STEPS,
  correctQty,
  tierAt,
  type Tier,
} from '../../../server/domains/people/pricing/tiers';
import * as sheet from '../../../src/domain/wholesale/ladder';
import { createRandom } from '../../../server/lib/random';

const random = createRandom(20260616);
const rounds = Array.from({ length: 400 }, (_, i) => i);
const ladder = (): Tier[] => {
  const start = random.int(1, 20);
  const price = random.int(500, 90_000);
  return [0, 1, 2].map((i) => ({ minQty: start * 4 ** i, price: Math.round(price * (1 - i * 0.08)) }));
};

test('a corrected quantity is a multiple, not under the minimum, never smaller, and stays what it is', () => {
  for (const _ of rounds) {
    const rule = { moq: random.int(1, 30), multiple: random.int(1, 12) };
    const wanted = random.int(0, 400);
    const qty = correctQty(wanted, rule);
    if (wanted === 0) expect(qty).toBe(0);
    else {
      expect(qty % rule.multiple).toBe(0);
      expect(qty).toBeGreaterThanOrEqual(Math.max(wanted, rule.moq));
      expect(qty - Math.max(wanted, rule.moq)).toBeLessThan(rule.multiple);
    }
    expect(correctQty(qty, rule)).toBe(qty);
    expect(sheet.correctQty(wanted, rule)).toBe(qty);
  }
});

test('the step is the highest one reached; a piece never gets dearer with the next', () => {
  for (const _ of rounds) {
    const tiers = ladder();
    const qty = random.int(0, 700);
    const step = tierAt(tiers, qty);
    const reached = tiers.filter(({ minQty }) => minQty <= qty);
    expect(step).toEqual(reached[reached.length - 1]);
    expect(sheet.tierAt(tiers, qty)).toEqual(step);
    const next = sheet.nextTier(tiers, qty);
    if (next) {
      expect(next.missing).toBeGreaterThan(0);
      expect(tierAt(tiers, qty + next.missing)).toEqual(next.tier);
      expect(next.tier.price).toBeLessThanOrEqual(step?.price ?? Infinity);
    } else expect(step?.minQty).toBe(Math.max(...tiers.map(({ minQty }) => minQty)));
  }
});

test('shares add up to the order, and the sheet says what the server reckons', () => {
  for (const _ of rounds.slice(0, 150)) {
    const rows = Array.from({ length: random.int(1, 6) }, () => {
      const tiers = ladder();
      const qty = random.int(1, 500);
      const retail = (tiers[0]?.price ?? 1000) + random.int(0, 5000);
      return { qty, sku: { price: retail, tiers, weight: random.int(50, 3000) } };
    });
    const lines = rows.map(({ sku, qty }) => ({
      goodsId: '1',
      categoryIds: [],
      price: tierAt(sku.tiers, qty)?.price ?? sku.price,
      qty,
      weight: sku.weight,
    }));
    const freight = random.int(0, 5000);
    const priced = priceOrder({
      lines,
      points: { balance: 0, wanted: 0, shareBp: 0 },
      freight: () => freight,
      pointRateBp: 0,
    });
    const paid = priced.lines.reduce((all, line) => all + line.paid, 0);
    expect(paid).toBe(lines.reduce((all, line) => all + line.price * line.qty, 0));
    expect(priced.amounts.payable).toBe(paid + freight);
    expect(
      priced.lines.every((line) => line.memberOff + line.couponOff + line.pointsOff + line.campaignOff === 0),
    ).toBe(true);
    const sum = sheet.sumUp(rows);
    expect(sum.total).toBe(paid);
    expect(sum.pieces).toBe(rows.reduce((all, row) => all + row.qty, 0));
    expect(sum.lack).toBe(Math.max(0, 200_000 - paid));
    expect(sum.saved).toBeGreaterThanOrEqual(0);
  }
});

test('channel: grade is the floor, boxes climb, prices are whole fen and never above retail', () => {
  for (const grade of [1, 2, 3])
    for (let boxes = 0; boxes <= 80; boxes++) {
      const { step, next } = channelStep(grade, boxes);
      const own = CHANNEL_STEPS[grade - 1]!;
      expect(step.discountBp).toBeLessThanOrEqual(own.discountBp);
      if (next) expect(channelStep(grade, boxes + next.boxes).step.discountBp).toBe(next.discountBp);
      else expect(step.discountBp).toBe(7000);
      const retail = random.int(100, 500_000);
      const price = channelPrice(retail, step.discountBp);
      expect(Number.isInteger(price) && price > 0 && price < retail).toBe(true);
    }
});
