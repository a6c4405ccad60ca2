/** Promotions: timed campaigns (flash sales now, group and auction later), coupons, the gift ladder. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, list, ms, ref, words } from '../columns';

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    type: words<'discount' | 'group' | 'auction' | 'tier'>('type').notNull(),
    title: text('title').notNull(),
    goodsId: ref('goods_id').notNull(),
    slotLabel: text('slot_label').notNull().default(''),
    startAt: ms('start_at').notNull(),
    endAt: ms('end_at').notNull(),
    perMember: int('per_member').notNull().default(1),
  },
  (t) => [index('campaigns_goods').on(t.goodsId), index('campaigns_time').on(t.type, t.startAt)],
);
/** `stock` is the campaign's own quota: sold = paid and unpaid pieces that count against it. */
export const campaignSkus = pgTable(
  'campaign_skus',
  {
    campaignId: ref('campaign_id').notNull(),
    skuId: ref('sku_id').notNull(),
    price: fen('price').notNull(),
    stock: integer('stock').notNull(),
    sold: integer('sold').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.skuId] }),
    check('campaign_skus_sold', sql`${t.sold} >= 0 and ${t.sold} <= ${t.stock}`),
  ],
);

export const couponTemplates = pgTable(
  'coupon_templates',
  {
    id: id(),
    title: text('title').notNull(),
    kind: words<'cash' | 'percent' | 'freight' | 'exchange' | 'course' | 'table'>('kind').notNull(),
    amount: fen('amount').notNull().default(0),
    /** percent: 9500 = 95 折. */
    percentBp: int('percent_bp').notNull().default(0),
    /** percent: largest saving, 0 = none. */
    cap: fen('cap').notNull().default(0),
    threshold: fen('threshold').notNull().default(0),
    scope: words<'all' | 'category' | 'goods'>('scope').notNull().default('all'),
    scopeIds: list('scope_ids'),
    scopeText: text('scope_text').notNull(),
    takeType: words<'center' | 'new' | 'level' | 'gift' | 'staff' | 'exchange'>('take_type').notNull(),
    needLevel: int('need_level').notNull().default(0),
    total: integer('total').notNull(),
    issued: integer('issued').notNull().default(0),
    perMember: int('per_member').notNull().default(1),
    /** Claim window. */
    takeFrom: ms('take_from').notNull(),
    takeTo: ms('take_to').notNull(),
    /** Days of validity after the claim. */
    validDays: int('valid_days').notNull(),
    sort: int('sort').notNull().default(0),
  },
  (t) => [check('coupon_templates_issued', sql`${t.issued} >= 0 and ${t.issued} <= ${t.total}`)],
);

export const memberCoupons = pgTable(
  'member_coupons',
  {
    id: id(),
    code: text('code').notNull().unique(),
    templateId: ref('template_id').notNull(),
    memberId: ref('member_id').notNull(),
    status: words<'unused' | 'locked' | 'used' | 'void'>('status').notNull().default('unused'),
    from: ms('from').notNull(),
    to: ms('to').notNull(),
    orderId: ref('order_id'),
    /** Redeemed in a store; what an order used has its time there. */
    usedAt: ms('used_at'),
    source: text('source').notNull(),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [index('member_coupons_member').on(t.memberId, t.status)],
);

/** Gift with purchase: at `threshold` of goods amount the SKU comes along. */
export const giftSteps = pgTable('gift_steps', {
  id: id(),
  threshold: fen('threshold').notNull(),
  skuId: ref('sku_id').notNull(),
  active: flag('active'),
});
