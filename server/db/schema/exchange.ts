/** What is exchanged for points or coins. */
import { pgTable, text, integer, check, index, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, words, fen, int, ref, ms } from '../columns';
import { sql } from 'drizzle-orm';

/** Goods of the points mall and the coin zone. `stock` pieces are set aside for it; `sold` counts unpaid exchanges too. */
export const exchangeGoods = pgTable(
  'exchange_goods',
  {
    id: id(),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    unit: words<'points' | 'coin'>('unit').notNull(),
    value: integer('value').notNull(),
    money: fen('money').notNull().default(0),
    stock: integer('stock').notNull(),
    sold: integer('sold').notNull().default(0),
    /** Pieces per member, 0 = as many as there are. */
    perMember: int('per_member').notNull().default(0),
    cateId: text('cate_id').notNull(),
    kind: words<'goods' | 'coupon' | 'course'>('kind').notNull(),
    needLevel: int('need_level').notNull().default(0),
    skuId: ref('sku_id'),
    templateId: ref('template_id'),
    sort: int('sort').notNull().default(0),
  },
  (t) => [check('exchange_goods_sold', sql`${t.sold} >= 0 and ${t.sold} <= ${t.stock}`)],
);

export const exchanges = pgTable(
  'exchanges',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    exchangeGoodsId: ref('exchange_goods_id').notNull(),
    unit: words<'points' | 'coin'>('unit').notNull(),
    value: integer('value').notNull(),
    qty: integer('qty').notNull(),
    /** waiting: a gift whose receiver has not said yet where to. */
    status: words<'unpaid' | 'waiting' | 'done' | 'cancelled'>('status').notNull(),
    orderId: ref('order_id'),
    /** Who it was given to, until when an address is waited for, and the words with it. */
    toId: ref('to_id'),
    until: ms('until_at'),
    memo: text('memo').notNull().default(''),
    at: ms('at').notNull(),
  },
  (t) => [
    index('exchanges_member').on(t.memberId, t.at),
    index('exchanges_to').on(t.toId, t.at),
    uniqueIndex('exchanges_order').on(t.orderId),
  ],
);
