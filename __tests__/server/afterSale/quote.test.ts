/** The pieces of a line as properties: wherever they are and whatever is asked for, no piece comes back twice and no fen is lost. */
import fc from 'fast-check';
import { countParts, type Cellar } from '../../../server/domains/trade/cellar/returns';
import { quote } from '../../../server/domains/trade/afterSale/quote';
import type { FullSale } from '../../../server/domains/trade/afterSale/repository';
import type { LotPart } from '../../../server/db/schema';
import type { Order, OrderLineRow } from '../../../server/domains/trade/order/repository';

type Ask = { qty: number; way: 'refund' | 'return'; end: 'done' | 'withdrawn' | 'applied' };
const asks: fc.Arbitrary<Ask[]> = fc.array(
  fc.record({
    qty: fc.integer({ min: 1, max: 12 }),
    way: fc.constantFrom('refund' as const, 'return' as const),
    end: fc.constantFrom('done' as const, 'done' as const, 'withdrawn' as const, 'applied' as const),
  }),
  { maxLength: 12 },
);
const bought = fc
  .record({
    shipped: fc.integer({ min: 0, max: 9 }),
    lots: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
    unsent: fc.integer({ min: 0, max: 9 }),
    paid: fc.integer({ min: 0, max: 1_000_000 }),
    pointsOff: fc.integer({ min: 0, max: 50_000 }),
  })
  .filter(({ shipped, lots, unsent }) => shipped + unsent + lots.length > 0);

test('refunds of a line in three places end at its paid share, and no place gives more than it has', () => {
  fc.assert(
    fc.property(bought, asks, ({ shipped, lots, unsent, paid, pointsOff }, wanted) => {
      const stored = lots.reduce((sum, qty) => sum + qty, 0);
      const line = {
        id: '1',
        title: '茶',
        qty: shipped + unsent + stored,
        shippedQty: shipped,
        storeQty: stored,
        backQty: 0,
        returnedQty: 0,
        cancelledQty: 0,
        gift: false,
        paid,
        pointsOff,
      } as OrderLineRow;
      const order = { receivedAt: null, amounts: { freight: 0 }, memberCouponId: null } as unknown as Order;
      const cellar: LotPart[] = lots.map((qty, i) => ({ lotId: String(i + 1), qty }));
      const sales: FullSale[] = [];
      const back = { money: 0, points: 0, qty: 0 };
      const ask = ({ qty, way, end }: Ask): boolean => {
        const free: Cellar = new Map([[line.id, cellar.filter((lot) => lot.qty > 0)]]);
        let made;
        try {
          made = quote({ order, lines: [line], sales, cellar: free }, [{ lineId: line.id, qty }], way).lines[0]!;
        } catch {
          return false;
        }
        if (way === 'return') expect(made.unsentQty + countParts(made.lots)).toBe(0);
        sales.push({
          sale: { id: String(sales.length), status: end },
          lines: [{ ...made, lineId: line.id }],
        } as unknown as FullSale);
        if (end === 'withdrawn') return true;
        for (const part of made.lots) cellar[Number(part.lotId) - 1]!.qty -= part.qty;
        back.money += made.refund;
        back.points += made.points;
        back.qty += qty;
        if (end === 'done') {
          const inHouse = made.unsentQty + countParts(made.lots);
          line.returnedQty += qty;
          line.cancelledQty += inHouse;
          line.storeQty -= countParts(made.lots);
        }
        for (const lot of cellar) expect(lot.qty).toBeGreaterThanOrEqual(0);
        expect(line.shippedQty + line.cancelledQty + line.storeQty).toBeLessThanOrEqual(line.qty);
        expect(back.qty).toBeLessThanOrEqual(line.qty);
        expect(back.money).toBeLessThanOrEqual(paid);
        expect(back.points).toBeLessThanOrEqual(pointsOff);
        return true;
      };
      wanted.forEach(ask);
      const rest = line.qty - back.qty;
      if (rest > 0) expect(ask({ qty: rest, way: 'refund', end: 'done' })).toBe(true);
      expect(ask({ qty: 1, way: 'refund', end: 'done' })).toBe(false);
      expect(back).toEqual({ money: paid, points: pointsOff, qty: line.qty });
      expect(cellar.every((lot) => lot.qty === 0)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
