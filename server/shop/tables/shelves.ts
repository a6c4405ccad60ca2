/** How many pieces stood on a store's shelf when they were counted. */
import { asc, eq, sql } from 'drizzle-orm';
import { goods, skus, stores, storeStocks } from '../../db/schema';
import type { Count } from '../document';
import { codeOf } from '../sheet/kinds';
import { column } from '../sheet/table';
import { at, countTable, isCounted, piecesThen, quantity, sku } from './counts';

export const shelves = countTable({
  name: 'shelves',
  label: '门店货架',
  about: '每家门店的货架上有多少件，可以到店自提。没写的不变。',
  columns: {
    store: column({ zh: '门店', en: 'store', kind: codeOf('stores', '门店'), meaning: '哪家门店', example: 'XIHU' }),
    sku,
    quantity: quantity('数量', '盘点时货架上有几件，是总库存的一部分', '12'),
    at: at('和库存表一样'),
  },
  key: ['store', 'sku'],
  countOf: (row) => row,
  rowOf: (row) => row,
  pieces: (tx, counted) =>
    tx
      .select({ storeId: storeStocks.storeId, skuId: storeStocks.skuId, quantity: piecesThen(storeStocks) })
      .from(storeStocks)
      .innerJoin(stores, eq(stores.id, storeStocks.storeId))
      .innerJoin(skus, eq(skus.id, storeStocks.skuId))
      .innerJoin(goods, eq(goods.id, skus.goodsId))
      .leftJoin(counted, isCounted(storeStocks))
      .orderBy(asc(stores.sort), asc(stores.id), asc(goods.sort), asc(goods.id), asc(skus.sort), asc(skus.id)),
  async move(tx, counts) {
    const held: Count[] = [];
    for (const count of counts) {
      const { storeId, skuId, delta } = count;
      const done = await tx
        .insert(storeStocks)
        .values({ storeId, skuId, stock: Math.max(0, delta) })
        .onConflictDoUpdate({
          target: [storeStocks.storeId, storeStocks.skuId],
          set: { stock: sql`${storeStocks.stock} + ${delta}` },
          setWhere: sql`${storeStocks.stock} + ${delta} >= 0`,
        })
        .returning({ skuId: storeStocks.skuId });
      if (done.length === 0) held.push(count);
    }
    return held;
  },
  refusal: (_tx, held, ids) =>
    held
      .map(
        ({ storeId, skuId }) =>
          `「${ids.codeOf('stores', storeId)}」的 ${ids.codeOf('skus', skuId)} 已被自提订单占用，不能减到这么少`,
      )
      .join('；'),
});
