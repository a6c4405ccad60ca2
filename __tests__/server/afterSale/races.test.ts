/** Refund against shipment, many times: whatever comes first, no piece is both sent and given back, and the sums agree. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterSales, orderLines, orders } from '../../../server/db/schema';
import { verifyShop } from '../../../server/verify';
import { shareBack } from '../../../server/domains/people/pricing/refund';
import { testServer, RACES } from '../harness';
import { ANNA, fillShop, rid, TEA } from '../order/shop';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { approve, linesOf, paidOrder, shipAll } from './sales';

const app = testServer();
beforeAll(async () => {
  await fillShop(app);
  const money = {
    owner: memberOwner(ANNA),
    unit: 'money',
    bizType: 'recharge',
    bizId: 'race',
    delta: 9_000_000,
  } as const;
  await book(app.db, { ...money, at: app.clock.now() });
});

test(`refund and shipment at the same moment, ${RACES} times`, async () => {
  for (let round = 0; round < RACES; round++) {
    const order = await paidOrder(app, [{ skuId: TEA, qty: 1 }]);
    const [line] = await linesOf(app, order.id, order.token);
    const apply = () =>
      app.call(
        'memberOrder.returnApply',
        { orderId: order.id, lines: [{ lineId: line!.id, qty: 1 }], way: 'refund', reason: '其他', requestId: rid() },
        { token: order.token },
      );
    const work = [apply, () => shipAll(app, order.id), apply];
    const rotated = [...work.slice(round % 3), ...work.slice(0, round % 3)];
    await Promise.all(rotated.map((one) => one()));
    const sales = await app.db.select().from(afterSales).where(eq(afterSales.orderId, order.id));
    expect(sales).toHaveLength(1);
    const before = (await app.db.select().from(orderLines).where(eq(orderLines.id, line!.id)))[0]!;
    await Promise.all([approve(app, sales[0]!.id), shipAll(app, order.id)]);
    await app.runJobs();
    const [row] = await app.db.select().from(orderLines).where(eq(orderLines.id, line!.id));
    expect(row!.shippedQty + row!.cancelledQty).toBe(1);
    expect(row!.shippedQty).toBe(before.shippedQty);
    const [after] = await app.db.select().from(orders).where(eq(orders.id, order.id));
    expect(after!.status).toBe('refunded');
    expect(await verifyShop(app.db)).toEqual([]);
  }
});

test('shares: applications that come, go and end in any order never exceed the share and meet it at the end', () => {
  const step = fc.record({ qty: fc.integer({ min: 1, max: 6 }), drop: fc.boolean() });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 40 }),
      fc.array(step, { maxLength: 60 }),
      (share, pieces, steps) => {
        let open: { qty: number; amount: number }[] = [];
        const taken = () => ({
          qty: open.reduce((sum, one) => sum + one.qty, 0),
          amount: open.reduce((sum, one) => sum + one.amount, 0),
        });
        for (const { qty, drop } of steps) {
          if (drop) open = open.slice(1);
          const wanted = Math.min(qty, pieces - taken().qty);
          if (wanted > 0) open = [...open, { qty: wanted, amount: shareBack(share, pieces, taken(), wanted) }];
          expect(taken().amount).toBeLessThanOrEqual(share);
        }
        const rest = pieces - taken().qty;
        const last = rest > 0 ? shareBack(share, pieces, taken(), rest) : 0;
        if (rest > 0) expect(taken().amount + last).toBe(share);
      },
    ),
  );
});
