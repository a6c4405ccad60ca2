/** Shelves of the six stores: most of what can be picked up, a share of the central stock; small stores lack some of it. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { goods, skus, stores, storeStocks } from '../../db/schema';
import { insertAll } from '../insert';
import { createRandom } from '../../lib/random';

/** Percent of the assortment a store carries, in the order of the stores: the flagship has everything. */
const CARRIES = [100, 92, 92, 84, 84, 70];
/** A shelf holds no more than this. */
const MOST = 24;

export async function seedShelves(tx: Tx): Promise<void> {
  const random = createRandom(20260606);
  const [allStores, rows] = await Promise.all([
    tx.select({ id: stores.id }).from(stores).orderBy(stores.sort),
    tx
      .select({ id: skus.id, stock: skus.stock, ways: goods.deliveryTypes })
      .from(skus)
      .innerJoin(goods, and(eq(goods.id, skus.goodsId), isNull(goods.merchantId)))
      .orderBy(skus.id),
  ]);
  await insertAll(
    tx,
    storeStocks,
    allStores.flatMap(({ id: storeId }, at) =>
      rows.flatMap(({ id: skuId, stock, ways }) => {
        const drawn = random.int(1, MOST);
        if (random.int(0, 99) >= (CARRIES[at] ?? 100) || !ways.includes('pickup')) return [];
        return [{ storeId, skuId, stock: at === 0 ? Math.min(stock, MOST) : Math.min(stock, drawn) }];
      }),
    ),
  );
}
