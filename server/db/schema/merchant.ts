/** Merchants of the shop: the papers of an application, own classes and goods, the seller's share of each order. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fen, id, int, ms, ref, words } from '../columns';

/** What a member applied with: one merchant a member, the next application takes the place of the last. */
export const merchantPapers = pgTable('merchant_papers', {
  memberId: ref('member_id').primaryKey(),
  merchantId: ref('merchant_id').notNull().unique(),
  license: text('license').notNull(),
  regionCode: text('region_code').notNull(),
  /** Of the agreement that was accepted. */
  agreement: text('agreement').notNull(),
  appliedAt: ms('applied_at').notNull(),
  decidedAt: ms('decided_at'),
});

/** A merchant's own classes. Buyers find its goods in `classId`, the class of the shop that each stands for. */
export const merchantCategories = pgTable(
  'merchant_categories',
  {
    id: id(),
    merchantId: ref('merchant_id').notNull(),
    classId: ref('class_id').notNull(),
    name: text('name').notNull(),
    sort: int('sort').notNull().default(0),
  },
  (t) => [index('merchant_categories_own').on(t.merchantId, t.sort, t.id)],
);

/**
 * What a goods carries beyond the catalogue because it was made on the merchants' page. Goods of the shop's folder have no row; they count as
 * passed. Until `state` is passed the goods is off the shelf.
 */
export const merchantGoods = pgTable(
  'merchant_goods',
  {
    goodsId: ref('goods_id').primaryKey(),
    /** Null: the house's own. */
    merchantId: ref('merchant_id'),
    /** A class of the merchant; null: the house has none beside the shop's. */
    categoryId: ref('category_id'),
    unit: text('unit').notNull().default('件'),
    state: words<'audit' | 'passed' | 'refused'>('state').notNull(),
    reason: text('reason'),
    /** Who sent it to the audit: never the one who decides. */
    memberId: ref('member_id').notNull(),
    submittedAt: ms('submitted_at').notNull(),
  },
  (t) => [index('merchant_goods_category').on(t.categoryId)],
);

/** Where an order stands for one of its sellers. `waiting`: not paid, or its group is not full; `done`: nothing is left to hand over. */
export type SellerStage = 'waiting' | 'ship' | 'pickup' | 'done' | 'closed';

/** An order is split by seller: one row for each merchant whose goods it holds. The house's lines have none. */
export const orderSellers = pgTable(
  'order_sellers',
  {
    orderId: ref('order_id').notNull(),
    merchantId: ref('merchant_id').notNull(),
    stage: words<SellerStage>('stage').notNull(),
    /** Pieces, gifts left out. */
    qty: integer('qty').notNull(),
    /** Fen that were paid for them, and for the freight when nobody else sends. */
    amount: fen('amount').notNull(),
    createdAt: ms('created_at').notNull(),
    paidAt: ms('paid_at'),
    /** Fen of `amount` that stand in the merchant's account: booked at the receipt, lowered by refunds. */
    settled: fen('settled').notNull().default(0),
    /** Until then buyers may ask for money back, so it cannot be withdrawn. */
    heldUntil: ms('held_until'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.merchantId] }),
    index('order_sellers_stage').on(t.merchantId, t.stage, t.createdAt, t.orderId),
    index('order_sellers_paid').on(t.merchantId, t.paidAt, t.amount, t.qty),
    index('order_sellers_held').on(t.merchantId, t.heldUntil, t.settled),
  ],
);
