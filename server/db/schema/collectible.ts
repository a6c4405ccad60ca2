/** Numbered aged teas: issues, their orders, and who holds which serial number (rule 13.6). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, json, list, ms, ref, words } from '../columns';
import type { AddressSnapshot } from './order';

export const collectibleSeries = pgTable('collectible_series', {
  id: id(),
  label: text('label').notNull(),
  sort: int('sort').notNull().default(0),
});

/**
 * One issue. Serial numbers 1 to `reserved` were given out in the tea rooms before the issue came online; `taken` = numbers given out
 * here, `locked` = pieces of unpaid orders. reserved + taken + locked never exceeds the issue.
 */
export const collectibles = pgTable(
  'collectibles',
  {
    id: id(),
    seriesId: ref('series_id').notNull(),
    name: text('name').notNull(),
    year: int('year').notNull(),
    maker: text('maker').notNull(),
    images: list('images'),
    story: text('story').notNull(),
    attrs: list<{ key: string; label: string; value: string }>('attrs'),
    certs: list<{ title: string; no: string; image: string }>('certs'),
    /** Guide price of the platform by date, oldest first, five years. */
    guide: list<{ date: string; price: number }>('guide'),
    price: fen('price').notNull(),
    issue: integer('issue').notNull(),
    reserved: integer('reserved').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    locked: integer('locked').notNull().default(0),
    perMember: int('per_member').notNull(),
    /** Sold by drawing lots (预约申购) only. */
    byAppointment: flag('by_appointment'),
    releaseAt: ms('release_at').notNull(),
    /** Grams of one piece in its box. */
    weight: int('weight').notNull(),
    sort: int('sort').notNull().default(0),
  },
  (t) => [
    index('collectibles_series').on(t.seriesId, t.year),
    check(
      'collectibles_pieces',
      sql`${t.reserved} >= 0 and ${t.taken} >= 0 and ${t.locked} >= 0 and ${t.reserved} + ${t.taken} + ${t.locked} <= ${t.issue}`,
    ),
  ],
);

export const collectibleOrders = pgTable(
  'collectible_orders',
  {
    id: id(),
    no: text('no').notNull().unique(),
    memberId: ref('member_id').notNull(),
    collectibleId: ref('collectible_id').notNull(),
    title: text('title').notNull(),
    price: fen('price').notNull(),
    qty: integer('qty').notNull(),
    amount: fen('amount').notNull(),
    status: words<'unpaid' | 'paid' | 'cancelled'>('status').notNull(),
    createdAt: ms('created_at').notNull(),
    expireAt: ms('expire_at').notNull(),
    paidAt: ms('paid_at'),
    closedAt: ms('closed_at'),
  },
  (t) => [
    index('collectible_orders_member').on(t.memberId, t.collectibleId),
    /** One open order of one issue per member. */
    uniqueIndex('collectible_orders_open')
      .on(t.memberId, t.collectibleId)
      .where(sql`status = 'unpaid'`),
  ],
);

export type HoldingStatus = 'held' | 'transferring' | 'redeeming' | 'redeemed' | 'given';
/** What happened to a piece; the receiver of a gift inherits its story. */
export interface HoldingEvent {
  key: 'issued' | 'offered' | 'recalled' | 'refused' | 'expired' | 'received' | 'given' | 'redeeming' | 'redeemed';
  label: string;
  at: number;
}

export const holdings = pgTable(
  'holdings',
  {
    id: id(),
    collectibleId: ref('collectible_id').notNull(),
    serialNo: integer('serial_no').notNull(),
    certificateNo: text('certificate_no').notNull(),
    memberId: ref('member_id').notNull(),
    orderId: ref('order_id'),
    status: words<HoldingStatus>('status').notNull(),
    acquiredAt: ms('acquired_at').notNull(),
    /** A received piece cannot be given on before. */
    frozenUntil: ms('frozen_until').notNull().default(0),
    cellarSlot: text('cellar_slot').notNull(),
    toId: ref('to_id'),
    transferExpireAt: ms('transfer_expire_at'),
    address: json<AddressSnapshot>('address'),
    freight: fen('freight').notNull().default(0),
    company: text('company').notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    log: list<HoldingEvent>('log'),
    updatedAt: ms('updated_at').notNull(),
  },
  (t) => [
    /** One serial number, one holder: rows of those who gave it away stay as history. */
    uniqueIndex('holdings_serial')
      .on(t.collectibleId, t.serialNo)
      .where(sql`status <> 'given'`),
    index('holdings_member').on(t.memberId, t.status),
    index('holdings_to').on(t.toId, t.status),
  ],
);
