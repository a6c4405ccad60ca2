/** The order that the clock makes of one piece is the same for a lot and for a drawn release (rules 13.4, 13.10). */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../server/db/client';
import { jobs, skus } from '../../../server/db/schema';
import { listLines } from '../../../server/domains/trade/order/repository';
import { orderPiece } from '../../../server/domains/trade/order/stages/onePiece';
import { testServer } from '../harness';
import { BEN, fillShop, skuOf, TEA } from './shop';

const app = testServer();
beforeAll(async () => {
  await fillShop(app);
  await app.db.update(skus).set({ stock: 0, locked: 0 }).where(eq(skus.id, TEA));
});

test.each(['auction', 'release'] as const)(
  'a piece of an %s is there with no stock left, carriage free, until its moment',
  async (kind) => {
    const now = app.clock.now();
    const piece = { kind, campaignId: '77', skuId: TEA, price: 123_400, payBefore: now + 5000, label: '生成订单' };
    const { order, lines } = await app.db.transaction(async (tx) => {
      const made = await orderPiece(tx as unknown as Tx, BEN, piece, now);
      return { order: made, lines: await listLines(tx as unknown as Tx, [made.id]) };
    });
    expect(order).toMatchObject({
      kind,
      source: kind,
      status: 'unpaid',
      campaignId: '77',
      payable: 123_400,
      amounts: { goods: 123_400, freight: 0, payable: 123_400 },
      address: { name: '张三' },
      expireAt: now + 5000,
    });
    expect(lines).toMatchObject([{ skuId: TEA, qty: 1, price: 123_400, paid: 123_400 }]);
    const { stock, locked } = await skuOf(app.db, TEA);
    expect(stock).toBe(locked);
    const [timer] = await app.db.select().from(jobs).where(eq(jobs.key, order.id));
    expect(timer).toMatchObject({ kind: 'order.expire', runAt: now + 5000 });
  },
);
