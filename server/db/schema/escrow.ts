/** Teas kept for their owners in the cellar (rule 15.1). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { fen, id, int, json, list, ms, ref, words } from '../columns';
import type { AddressSnapshot } from './order';

export type LotSource = 'order' | 'wholesale' | 'harvest' | 'collectible' | 'transfer';

/** `qty` lies in the cellar, `free` of it is not promised to a request. */
export const escrowLots = pgTable(
  'escrow_lots',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    source: words<LotSource>('source').notNull(),
    /** The order line, harvest or holding it came from: one lot each. */
    sourceId: ref('source_id').notNull(),
    orderId: ref('order_id'),
    goodsId: ref('goods_id'),
    skuId: ref('sku_id'),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    specText: text('spec_text').notNull(),
    qty: integer('qty').notNull(),
    free: integer('free').notNull(),
    unit: text('unit').notNull(),
    /** Grams of one piece. */
    weight: int('weight').notNull().default(0),
    inAt: ms('in_at').notNull(),
    freeUntil: ms('free_until').notNull(),
    /** Fen of one piece. */
    guideValue: fen('guide_value').notNull(),
    cellarSlot: text('cellar_slot'),
    /** Code of its owner's slot on the wall, since when it lies there, and until when that costs nothing (rule 15.7). */
    ownSlot: text('own_slot'),
    placedAt: ms('placed_at'),
    coverUntil: ms('cover_until'),
    batch: text('batch').notNull(),
  },
  (t) => [
    index('escrow_lots_member').on(t.memberId, t.inAt),
    index('escrow_lots_order').on(t.orderId),
    index('escrow_lots_source').on(t.source, t.sourceId),
    index('escrow_lots_own_slot').on(t.ownSlot),
    check(
      'escrow_lots_placed',
      sql`(${t.ownSlot} is null) = (${t.placedAt} is null) and (${t.ownSlot} is null) = (${t.coverUntil} is null)`,
    ),
    check('escrow_lots_qty', sql`${t.qty} >= 0 and ${t.free} >= 0 and ${t.free} <= ${t.qty}`),
  ],
);

export type EscrowRequestKind = 'outbound' | 'transfer' | 'renew';
export type EscrowRequestStatus = 'unpaid' | 'applied' | 'picking' | 'done' | 'waitAccept' | 'refused' | 'cancelled';

export const escrowRequests = pgTable(
  'escrow_requests',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    kind: words<EscrowRequestKind>('kind').notNull(),
    lotId: ref('lot_id').notNull(),
    qty: integer('qty').notNull(),
    toId: ref('to_id'),
    address: json<AddressSnapshot>('address'),
    storeId: ref('store_id'),
    fee: fen('fee').notNull().default(0),
    status: words<EscrowRequestStatus>('status').notNull(),
    /** Until when it is paid, or a gift is answered; 0 where nothing is waited for. */
    expireAt: ms('expire_at').notNull().default(0),
    company: text('company').notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    steps: list<{ key: string; label: string; value: string }>('steps'),
    createdAt: ms('created_at').notNull(),
  },
  (t) => [
    index('escrow_requests_member').on(t.memberId, t.createdAt),
    index('escrow_requests_lot').on(t.lotId),
    index('escrow_requests_to').on(t.toId),
  ],
);
