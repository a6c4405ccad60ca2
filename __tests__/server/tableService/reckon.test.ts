/**
 * The bill of a table without a database (rules 39.5, 39.6): however it is split, the legs close exactly at what is to pay, and what
 * somebody pays for keeps its price. FloCafe #174 and spliit #374: 100 over 3 lost a fen, or the last of three could not pay.
 */
import fc from 'fast-check';
import { partOf, reckon, type Ask, type Deal } from '../../../server/domains/selling/tableService/rows/bill/reckon';

type Lines = Parameters<typeof reckon>[0];
type Line = Lines[number];
type Leg = Parameters<typeof reckon>[1][number];

const PEOPLE = ['1', '2', '3'];
const line = (id: number, price: number, more: Partial<Line> = {}): Line => ({
  id: String(id),
  price,
  qty: 1,
  returned: 0,
  memberPrice: false,
  legId: null,
  share: 0,
  couponShare: 0,
  payerId: null,
  ...more,
});
const NO_DEAL: Deal = { memberBp: 10_000 };

/** A table that pays: what `partOf` says is taken, as the server takes it. */
class Table {
  legs: Leg[] = [];
  constructor(
    public lines: Line[],
    private readonly deal: Deal,
  ) {}
  bill = () => reckon(this.lines, this.legs, this.deal);
  /** The amount of the leg; 0: nothing to pay. */
  take(ask: Omit<Ask, 'memberIds'>): number {
    const bill = this.bill();
    const { amount, lineIds, shared, parts, part } = partOf(bill, this.legs, { ...ask, memberIds: PEOPLE });
    if (amount === 0) return 0;
    const id = `leg${this.legs.length}`;
    this.lines = this.lines.map((one) => {
      const share = bill.shares.find((it) => it.id === one.id)!;
      if (!lineIds.includes(one.id)) return one;
      return { ...one, legId: id, share: share.share, couponShare: share.couponShare };
    });
    this.legs = [
      ...this.legs,
      {
        id,
        split: ask.split,
        amount,
        refunded: 0,
        status: 'paid',
        shared,
        memberId: ask.memberId,
        parts: parts ?? null,
        part: part ?? null,
      },
    ];
    return amount;
  }
}

test.each([
  [10_000, 3, [3334, 3333, 3333]],
  [1, 10, [1]],
  [7, 10, [7]],
  [100, 4, [25, 25, 25, 25]],
])('%i fen over %i: the first has the rest, none is zero or below', (amount, parts, legs) => {
  const table = new Table([line(1, amount)], NO_DEAL);
  const taken = Array.from({ length: parts }, (_, i) => table.take({ split: 'even', parts, memberId: String(i) }));
  expect(taken.filter((one) => one > 0)).toEqual(legs);
  expect(table.bill()).toMatchObject({ paid: amount, left: 0 });
});

test('each his own: what belongs to nobody is shared evenly', () => {
  const table = new Table([line(1, 6800, { payerId: '1' }), line(2, 3333, { payerId: '2' }), line(3, 1000)], NO_DEAL);
  expect(PEOPLE.map((memberId) => table.take({ split: 'mine', memberId }))).toEqual([7134, 3666, 333]);
  expect(table.bill()).toMatchObject({ payable: 11_133, paid: 11_133, left: 0 });
  // Asked again there is nothing for anybody.
  expect(PEOPLE.map((memberId) => table.take({ split: 'mine', memberId }))).toEqual([0, 0, 0]);
});

const linesGiven = fc
  .array(
    fc.record({
      price: fc.oneof(fc.constantFrom(0, 1, 3333), fc.integer({ min: 0, max: 99_900 })),
      qty: fc.integer({ min: 1, max: 9 }),
      back: fc.integer({ min: 0, max: 9 }),
      memberPrice: fc.boolean(),
      payerId: fc.constantFrom(null, ...PEOPLE),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) =>
    all.map(({ price, back, ...more }, i) => line(i + 1, price, { ...more, returned: Math.min(back, more.qty) })),
  );
const dealGiven = fc.record({
  memberBp: fc.constantFrom(10_000, 9800, 9500, 9200, 8800),
  coupon: fc.option(
    fc.record({ amount: fc.integer({ min: 1, max: 20_000 }), threshold: fc.integer({ min: 0, max: 30_000 }) }),
    { nil: undefined },
  ),
});
const askGiven = fc.oneof(
  fc.record({ split: fc.constant('mine' as const), memberId: fc.constantFrom(...PEOPLE) }),
  fc.record({
    split: fc.constant('lines' as const),
    memberId: fc.constantFrom(...PEOPLE),
    lineIds: fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'), { minLength: 1 }),
  }),
  fc.record({
    split: fc.constant('even' as const),
    memberId: fc.constantFrom(...PEOPLE),
    parts: fc.integer({ min: 1, max: 10 }),
  }),
);

test('any splits in any order, then whoever pays the rest: the sum is what is to pay, to the fen', () => {
  fc.assert(
    fc.property(linesGiven, dealGiven, fc.array(askGiven, { maxLength: 8 }), (lines, deal, asks) => {
      const table = new Table(lines, deal);
      const { payable } = table.bill();
      const amounts = asks.map((ask) => table.take(ask));
      const ofPeople = PEOPLE.map((memberId) => table.take({ split: 'mine', memberId }));
      const rest = table.take({ split: 'all', memberId: '1' });
      const all = [...amounts, ...ofPeople, rest];
      expect(all.every((amount) => amount >= 0)).toBe(true);
      const bill = table.bill();
      // The deal does not move because somebody has paid.
      expect(bill.payable).toBe(payable);
      expect(all.reduce((sum, amount) => sum + amount, 0)).toBe(payable);
      expect(bill).toMatchObject({ paid: payable, left: 0 });
      expect(bill.shares.reduce((sum, { share }) => sum + share, 0)).toBe(payable);
      expect(bill.shares.every(({ share }) => share >= 0)).toBe(true);
      expect(bill.goods - bill.returned - bill.memberOff - bill.couponOff).toBe(payable);
      expect(bill.memberOff).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

test('when each pays for himself only, all of it is paid without a rest', () => {
  fc.assert(
    fc.property(linesGiven, dealGiven, fc.shuffledSubarray(PEOPLE, { minLength: 3 }), (lines, deal, order) => {
      const table = new Table(lines, deal);
      for (const memberId of order) table.take({ split: 'mine', memberId });
      expect(table.bill()).toMatchObject({ left: 0, paid: table.bill().payable });
    }),
    { numRuns: 500 },
  );
});

test('returned lines are in nobody’s leg', () => {
  const table = new Table([line(1, 5000, { returned: 1 }), line(2, 3000)], NO_DEAL);
  expect(table.take({ split: 'lines', memberId: '1', lineIds: ['1'] })).toBe(0);
  expect(table.take({ split: 'all', memberId: '1' })).toBe(3000);
  expect(table.lines[0]!.legId).toBeNull();
});
