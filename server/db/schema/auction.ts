/** Auctions: the lot, who may bid, and every price it rose to. The campaign row (type auction) has its id, times and title. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { fen, flag, id, int, ms, ref, words } from '../columns';

/** open: before, while and until the end job has run; which of them it is, the clock says. */
export type AuctionState = 'open' | 'sold' | 'passed' | 'forfeited';
export const auctions = pgTable(
  'auctions',
  {
    campaignId: ref('campaign_id').primaryKey(),
    skuId: ref('sku_id').notNull(),
    state: words<AuctionState>('state').notNull().default('open'),
    startPrice: fen('start_price').notNull(),
    step: fen('step').notNull(),
    deposit: fen('deposit').notNull(),
    marketPrice: fen('market_price').notNull(),
    /** Price of the leading bid, 0 before the first. */
    current: fen('current').notNull().default(0),
    leaderId: ref('leader_id'),
    /** How far the leader goes; nobody else sees it. */
    leaderMax: fen('leader_max').notNull().default(0),
    bidCount: integer('bid_count').notNull().default(0),
    extensions: integer('extensions').notNull().default(0),
    /** Planned end, before any extension. */
    plannedEndAt: ms('planned_end_at').notNull(),
    /** Raised by every change that watchers see. */
    rev: integer('rev').notNull().default(1),
    /** Who has to pay now: the winner, or after a forfeit the second bidder. */
    orderId: ref('order_id'),
    /** The second bidder, once it was offered. */
    offeredTo: ref('offered_to'),
    closedAt: ms('closed_at'),
  },
  (t) => [
    check(
      'auctions_prices',
      sql`${t.startPrice} > 0 and ${t.step} > 0 and ${t.deposit} >= 0 and ${t.leaderMax} >= ${t.current}`,
    ),
    check('auctions_extensions', sql`${t.extensions} between 0 and 20`),
  ],
);

/** Every rise of the price, in server order; `auto` = the server bid for somebody up to the maximum. */
export const auctionBids = pgTable(
  'auction_bids',
  {
    id: id(),
    auctionId: ref('auction_id').notNull(),
    seq: integer('seq').notNull(),
    memberId: ref('member_id').notNull(),
    amount: fen('amount').notNull(),
    maxAmount: fen('max_amount').notNull(),
    auto: flag('auto'),
    at: ms('at').notNull(),
    opId: text('op_id').notNull(),
  },
  (t) => [uniqueIndex('auction_bids_seq').on(t.auctionId, t.seq), index('auction_bids_member').on(t.memberId)],
);

/** unpaid: asked for · held: blocked in the member's account · back · forfeit. */
export type DepositState = 'unpaid' | 'held' | 'back' | 'forfeit';
/** A member in an auction; the id is the deposit's order id at the cashier. */
export const auctionEntries = pgTable(
  'auction_entries',
  {
    id: id(),
    no: text('no').notNull().unique(),
    auctionId: ref('auction_id').notNull(),
    memberId: ref('member_id').notNull(),
    deposit: fen('deposit').notNull(),
    state: words<DepositState>('state').notNull(),
    /** The level spared it: nothing was blocked, it counts against the level's sum instead. */
    exempt: flag('exempt').notNull().default(false),
    /** The highest this member was ever willing to pay, 0 before a bid. */
    maxAmount: fen('max_amount').notNull().default(0),
    bids: int('bids').notNull().default(0),
    createdAt: ms('created_at').notNull(),
    paidAt: ms('paid_at'),
    /** When the maximum was given: of two equal ones the earlier counts. */
    maxAt: ms('max_at'),
  },
  (t) => [
    uniqueIndex('auction_entries_once').on(t.auctionId, t.memberId),
    index('auction_entries_member').on(t.memberId, t.createdAt),
  ],
);
