/** A shop of one's own: the codes by which its folder names rows, its pictures, and why stock changed. */
import { bigserial, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { int, ms, ref } from '../columns';

/** What a row is called in the folder; rows that nobody named are called by their id (goods by their number). */
export const shopCodes = pgTable(
  'shop_codes',
  {
    /** The table of the folder: classes, goods ... */
    kind: text('kind').notNull(),
    code: text('code').notNull(),
    rowId: ref('row_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.code] }), uniqueIndex('shop_codes_row').on(t.kind, t.rowId)],
);

/** Pictures that came with a folder. The address is made of the content, so a picture never changes under it. */
export const shopPictures = pgTable('shop_pictures', {
  /** As it is called in the folder. */
  name: text('name').primaryKey(),
  /** /images/shop/<hash>-<width>x<height>.webp; two names may have one content. */
  address: text('address').notNull(),
  /** Of the file as it came. */
  bytes: int('bytes').notNull(),
});

/** The last count of each SKU, as its folder said it; store 0 = the central stock. */
export const stockCounts = pgTable(
  'stock_counts',
  { storeId: ref('store_id').notNull(), skuId: ref('sku_id').notNull(), quantity: integer('quantity').notNull() },
  (t) => [primaryKey({ columns: [t.storeId, t.skuId] })],
);

/** Every change of `skus.stock` and `store_stocks.stock`, written by triggers on them; `at` is the clock of the database, or
 * when somebody counted. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    skuId: ref('sku_id').notNull(),
    /** Whose shelf; null = the central stock. */
    storeId: ref('store_id'),
    delta: integer('delta').notNull(),
    /** On hand afterwards. */
    after: integer('after').notNull(),
    /** null = sold, returned, shipped: the orders say which. */
    documentId: ref('document_id'),
    at: ms('at').notNull(),
  },
  (t) => [index('stock_moves_sku').on(t.skuId, t.at), index('stock_moves_document').on(t.documentId)],
);
