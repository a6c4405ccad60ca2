/** Pieces that were paid for and never fetched stand on the store's shelf again. */
import { and, eq } from 'drizzle-orm';
import { storeStocks } from '../../../server/db/schema';
import { approve, linesOf, paidOrder } from '../afterSale/sales';
import { testServer } from '../harness';
import { fillShop, rid, STORE, TEA } from '../order/shop';

const app = testServer();
beforeAll(async () => {
  await fillShop(app);
});

const onShelf = async () => {
  const [row] = await app.db
    .select({ stock: storeStocks.stock })
    .from(storeStocks)
    .where(and(eq(storeStocks.storeId, STORE), eq(storeStocks.skuId, TEA)));
  return row?.stock ?? 0;
};

test('a refund of one of two pieces', async () => {
  const before = await onShelf();
  const pickup = { deliveryType: 'pickup', storeId: STORE, pickupName: '张三', pickupMobile: '13811112222' };
  const { id, token } = await paidOrder(app, [{ skuId: TEA, qty: 2 }], pickup);
  expect(await onShelf()).toBe(before - 2);
  const [line] = await linesOf(app, id, token);
  const sale = await app.ok(
    'memberOrder.returnApply',
    { orderId: id, lines: [{ lineId: line!.id, qty: 1 }], way: 'refund', reason: '不想要了', requestId: rid() },
    { token },
  );
  expect(await onShelf()).toBe(before - 2);
  await approve(app, sale.id);
  await app.runJobs();
  expect(await onShelf()).toBe(before - 1);
});
