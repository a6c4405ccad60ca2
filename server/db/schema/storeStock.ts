/** What stands on a store's own shelf: a share of the central stock that can be taken away there (rule 8.2). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ref } from '../columns';

export const storeStocks = pgTable(
  'store_stocks',
  {
    storeId: ref('store_id').notNull(),
    skuId: ref('sku_id').notNull(),
    /** Pieces that nobody has ordered yet. */
    stock: integer('stock').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.skuId] }),
    index('store_stocks_sku').on(t.skuId),
    check('store_stocks_stock', sql`${t.stock} >= 0`),
  ],
);
