/** Member promotions: zones, the new-member gift, points and coin goods, the prize pool, red packets. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, list, ms, ref, words } from '../columns';

/** `monthDay` > 0: the zone comes back on that day of every month, for that day only (会员日). */
export const discountZones = pgTable('discount_zones', {
  id: id(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  cover: text('cover').notNull(),
  color: text('color').notNull(),
  monthDay: int('month_day').notNull().default(0),
  startAt: ms('start_at').notNull(),
  endAt: ms('end_at').notNull(),
  goodsIds: list('goods_ids'),
  sort: int('sort').notNull().default(0),
});

/** Sample teas of the new-member gift: small bags packed for it, with a stock of their own. */
export const sampleTeas = pgTable(
  'sample_teas',
  {
    id: id(),
    goodsId: ref('goods_id').notNull(),
    specText: text('spec_text').notNull(),
    stock: integer('stock').notNull(),
    given: integer('given').notNull().default(0),
    sort: int('sort').notNull().default(0),
  },
  (t) => [check('sample_teas_given', sql`${t.given} >= 0 and ${t.given} <= ${t.stock}`)],
);
/** One row per member: the pack is claimed once. `sampleGoodsId` and `orderId` come with the choice, at the latest at `until`. */
export const giftClaims = pgTable('gift_claims', {
  memberId: ref('member_id').primaryKey(),
  claimedAt: ms('claimed_at').notNull(),
  until: ms('until').notNull(),
  sampleGoodsId: ref('sample_goods_id'),
  orderId: ref('order_id'),
});

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

export const prizePools = pgTable('prize_pools', {
  id: id(),
  title: text('title').notNull(),
  /** Coins of one draw. */
  cost: int('cost').notNull(),
  freePerDay: int('free_per_day').notNull().default(0),
  perDay: int('per_day').notNull(),
  startAt: ms('start_at').notNull(),
  endAt: ms('end_at').notNull(),
});
/** Odds of one pool add up to 10000; 谢谢参与 never runs out. */
export const prizes = pgTable(
  'prizes',
  {
    id: id(),
    poolId: ref('pool_id').notNull(),
    title: text('title').notNull(),
    image: text('image').notNull(),
    kind: words<'goods' | 'coupon' | 'points' | 'coin' | 'thanks'>('kind').notNull(),
    oddsBp: int('odds_bp').notNull(),
    stock: integer('stock').notNull(),
    given: integer('given').notNull().default(0),
    /** Points or coins. */
    value: integer('value').notNull().default(0),
    skuId: ref('sku_id'),
    templateId: ref('template_id'),
    sort: int('sort').notNull().default(0),
  },
  (t) => [index('prizes_pool').on(t.poolId), check('prizes_given', sql`${t.given} >= 0 and ${t.given} <= ${t.stock}`)],
);
export const prizeDraws = pgTable(
  'prize_draws',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    poolId: ref('pool_id').notNull(),
    prizeId: ref('prize_id').notNull(),
    free: flag('free'),
    /** waiting: goods without an address yet. */
    state: words<'done' | 'waiting' | 'lost' | 'none'>('state').notNull(),
    until: ms('until'),
    orderId: ref('order_id'),
    at: ms('at').notNull(),
  },
  (t) => [index('prize_draws_member').on(t.memberId, t.at)],
);

/** Money or points for one member, worth nothing until it is opened before `expireAt`; opening books it in the ledger under this id. */
export const redPackets = pgTable(
  'red_packets',
  {
    id: id(),
    memberId: ref('member_id').notNull(),
    /** Whom or what it is from. */
    from: text('from').notNull(),
    title: text('title').notNull(),
    kind: words<'money' | 'points'>('kind').notNull(),
    /** Fen or points. */
    value: integer('value').notNull(),
    expireAt: ms('expire_at').notNull(),
    openedAt: ms('opened_at'),
    /** The rain it was drawn from. */
    rainId: ref('rain_id'),
    /** The order whose receipt brought it, and when. */
    orderId: ref('order_id'),
    grantedAt: ms('granted_at'),
    /** Fen that the order must go on costing. */
    needs: fen('needs'),
  },
  (t) => [
    uniqueIndex('red_packets_order').on(t.orderId),
    index('red_packets_granted').on(t.grantedAt),
    index('red_packets_member').on(t.memberId, t.expireAt),
    uniqueIndex('red_packets_rain').on(t.rainId, t.memberId),
    check('red_packets_value', sql`${t.value} > 0`),
  ],
);
/** While it lasts every member draws one packet of money, until `packets` are gone; all of them together are exactly its budget. */
export const redPacketRains = pgTable(
  'red_packet_rains',
  {
    id: id(),
    title: text('title').notNull(),
    startAt: ms('start_at').notNull(),
    endAt: ms('end_at').notNull(),
    budget: fen('budget').notNull(),
    packets: integer('packets').notNull(),
    drawn: integer('drawn').notNull().default(0),
    /** Fen of those drawn. */
    given: fen('given').notNull().default(0),
  },
  (t) => [
    index('red_packet_rains_end').on(t.endAt),
    check('red_packet_rains_drawn', sql`${t.drawn} >= 0 and ${t.drawn} <= ${t.packets}`),
    // Each that is left has at least one fen.
    check('red_packet_rains_given', sql`${t.given} >= 0 and ${t.budget} - ${t.given} >= ${t.packets} - ${t.drawn}`),
  ],
);
