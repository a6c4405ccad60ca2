/** Rule 30.1: the money of a quote, held against exact whole numbers of any size. */
import fc from 'fast-check';
import {
  lineAmount,
  MOST_LINES,
  MOST_PRICE,
  MOST_QTY,
  overallBp,
  pickFault,
  quoteMoney,
  quoteZones,
  spread,
  type QuoteZoneLine,
} from '../../src/contract/quote/money';

const line = fc.record({
  qty: fc.integer({ min: 1, max: MOST_QTY }),
  price: fc.integer({ min: 0, max: MOST_PRICE }),
  discountBp: fc.integer({ min: 0, max: 10_000 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: MOST_LINES });
const sumOf = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const must = { pick: 'must', group: '', chosen: true } as const;

test('a line is quantity x price x discount, half up to the fen, of any size', () => {
  fc.assert(
    fc.property(line, (one) => {
      const exact = (BigInt(one.qty) * BigInt(one.price) * BigInt(one.discountBp) * 2n + 10_000n) / 20_000n;
      expect(BigInt(lineAmount(one))).toBe(exact);
    }),
  );
  expect(lineAmount({ qty: 1, price: 1, discountBp: 5000 })).toBe(1);
  expect(lineAmount({ qty: 1, price: 1, discountBp: 4999 })).toBe(0);
  expect(lineAmount({ qty: 3, price: 333, discountBp: 8500 })).toBe(849);
  expect(lineAmount({ qty: 40, price: 16_800, discountBp: 0 })).toBe(0);
});

test('the whole discount is spread to the fen, each part within one fen of its exact share', () => {
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (rows, part) => {
      const amounts = rows.map(lineAmount);
      const all = sumOf(amounts);
      const discount = Math.floor(all * part);
      const parts = spread(discount, amounts);
      expect(sumOf(parts)).toBe(all === 0 ? 0 : discount);
      parts.forEach((value, i) => {
        expect(value).toBeLessThanOrEqual(amounts[i] ?? 0);
        const [exact, over] = [BigInt(discount) * BigInt(amounts[i] ?? 0), BigInt(all || 1)];
        expect(BigInt(value) - exact / over).toBeGreaterThanOrEqual(0n);
        expect(BigInt(value) - exact / over).toBeLessThanOrEqual(1n);
      });
    }),
  );
});

test('the largest remainders get the odd fen, the first of two that are equal', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spread(10, [1, 2, 4])).toEqual([1, 3, 6]);
  expect(spread(5, [0, 0])).toEqual([0, 0]);
});

test('what the lines are paid, less nothing, plus the carriage is the total', () => {
  fc.assert(
    fc.property(lines, fc.nat(10_000_000), fc.nat(100_000), (rows, discount, freight) => {
      const money = quoteMoney(rows, { discount, freight });
      expect(sumOf(money.lines.map(({ paid }) => paid)) + freight).toBe(money.total);
      expect(money.subtotal - money.discount + freight).toBe(money.total);
      for (const { paid } of money.lines) expect(paid).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a choice is made once for each group, and something is bought', () => {
  const choice = (chosen: boolean) => ({ pick: 'choice', group: '礼盒', chosen }) as const;
  expect(pickFault([choice(true), choice(false)])).toBeUndefined();
  expect(pickFault([choice(true), choice(true)])).toBe('“礼盒”里请选一项');
  expect(pickFault([choice(false), choice(false)])).toBe('“礼盒”里请选一项');
  expect(pickFault([{ pick: 'optional', group: '', chosen: false }])).toBe('请至少选一项');
});

const bounds = { staffBp: 8500, managerBp: 7000 };
const zoned = (discountBp: number, more: Partial<QuoteZoneLine> = {}): QuoteZoneLine => ({
  qty: 10,
  price: 10_000,
  listPrice: 10_000,
  discountBp,
  ...must,
  ...more,
});

test('a line is judged by what is paid for it, however it got there', () => {
  expect(quoteZones([zoned(8500), zoned(8499), zoned(7000), zoned(6999)], 0, bounds)).toEqual([
    'free',
    'review',
    'review',
    'floor',
  ]);
  expect(quoteZones([zoned(10_000, { price: 6000 })], 0, bounds)).toEqual(['floor']);
  // 10 x ¥100 less ¥160 of the whole.
  expect(quoteZones([zoned(10_000)], 16_000, bounds)).toEqual(['review']);
  expect(overallBp([zoned(10_000)], 16_000)).toBe(8400);
});

test('the whole discount counts as it weighs when the client takes as little as he can', () => {
  const cheap = zoned(10_000, { pick: 'optional', chosen: false, qty: 1 });
  const dear = zoned(10_000, { pick: 'optional', qty: 99 });
  expect(quoteZones([cheap, dear], 5000, bounds)[0]).toBe('floor');
  const a = zoned(10_000, { pick: 'choice', group: 'A', chosen: true });
  const b = zoned(10_000, { pick: 'choice', group: 'A', chosen: false, qty: 100 });
  expect(quoteZones([a, b], 20_000, bounds)).toEqual(['review', 'free']);
});

/** Reports of systems that do this job: frappe/erpnext#58042 and #41343, Dolibarr/dolibarr#39044. */
describe('field cases', () => {
  const one = (price: number, qty = 1, discountBp = 10_000) => ({ qty, price, discountBp });
  test('10.00 off three lines of 100.00 is 10.00, and each line less its part is what is paid for it', () => {
    const money = quoteMoney([one(10_000), one(10_000), one(10_000)], { discount: 1000, freight: 0 });
    expect(money.lines.map(({ off }) => off)).toEqual([334, 333, 333]);
    expect(sumOf(money.lines.map(({ off }) => off))).toBe(1000);
    for (const { amount, off, paid } of money.lines) expect(amount - off).toBe(paid);
    expect([money.discount, money.total]).toEqual([1000, 29_000]);
  });
  test('10 x 82.50 at 15 % off is 701.25: the price of one piece is never rounded first', () => {
    expect(lineAmount(one(8250, 10, 8500))).toBe(70_125);
    expect(quoteMoney([one(8250, 10, 8500)], { discount: 0, freight: 0 }).total).toBe(70_125);
  });
  test('lines without a discount move nothing: 3 x 5.55 is 16.65, with 0.00 off', () => {
    const { subtotal, discount, total } = quoteMoney([one(555), one(555), one(555)], { discount: 0, freight: 0 });
    expect([subtotal, discount, total]).toEqual([1665, 0, 1665]);
  });
});
