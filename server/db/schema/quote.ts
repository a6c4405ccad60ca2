/** Quotes of the sellers, their lines, and who has opened them. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { QuotePick } from '../../../src/contract/quote/money';
import type { QuoteSignature, QuoteState } from '../../../src/contract/quote/shapes';
import { fen, flag, id, json, list, ms, ref, words } from '../columns';

/** What happened to a quote. `kind` ask: a question of a client, about a line when there is one. */
export interface QuoteEvent {
  kind: 'step' | 'ask';
  label: string;
  by: string;
  at: number;
  lineId?: string;
}

export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    no: text('no').notNull().unique(),
    clientId: ref('client_id').notNull(),
    /** As it was when the quote was saved (rule 1.8). */
    clientName: text('client_name').notNull(),
    /** The employee who made it. */
    ownerId: ref('owner_id').notNull(),
    title: text('title').notNull(),
    status: words<QuoteState>('status').notNull().default('draft'),
    validUntil: ms('valid_until').notNull(),
    freight: fen('freight').notNull().default(0),
    discount: fen('discount').notNull().default(0),
    /** Of the lines that are bought as it stands. */
    total: fen('total').notNull().default(0),
    terms: text('terms').notNull().default(''),
    inquiryId: ref('inquiry_id'),
    /** The version before it. */
    copyOf: ref('copy_of'),
    version: integer('version').notNull().default(1),
    /** What the link of the offer carries. */
    shareToken: text('share_token').notNull().unique(),
    /** Openings by clients. */
    views: integer('views').notNull().default(0),
    rev: integer('rev').notNull().default(1),
    log: list<QuoteEvent>('log'),
    signature: json<QuoteSignature>('signature'),
    acceptedById: ref('accepted_by_id'),
    acceptedAt: ms('accepted_at'),
    orderId: ref('order_id'),
    sentAt: ms('sent_at'),
    createdAt: ms('created_at').notNull(),
    updatedAt: ms('updated_at').notNull(),
  },
  (t) => [
    index('quotes_owner').on(t.ownerId, t.status, t.updatedAt),
    index('quotes_status').on(t.status, t.updatedAt),
    index('quotes_client').on(t.clientId, t.updatedAt),
    index('quotes_inquiry')
      .on(t.inquiryId)
      .where(sql`${t.inquiryId} is not null`),
    index('quotes_copy')
      .on(t.copyOf)
      .where(sql`${t.copyOf} is not null`),
    uniqueIndex('quotes_order')
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
    check('quotes_money', sql`${t.freight} >= 0 and ${t.discount} >= 0 and ${t.total} >= 0`),
  ],
);

export const quoteLines = pgTable(
  'quote_lines',
  {
    id: id(),
    quoteId: ref('quote_id').notNull(),
    sort: integer('sort').notNull(),
    /** Null: a line of the seller's own words, without stock. */
    skuId: ref('sku_id'),
    title: text('title').notNull(),
    cover: text('cover').notNull().default(''),
    specText: text('spec_text').notNull().default(''),
    unit: text('unit').notNull().default(''),
    qty: integer('qty').notNull(),
    listPrice: fen('list_price').notNull(),
    price: fen('price').notNull(),
    discountBp: integer('discount_bp').notNull(),
    note: text('note').notNull().default(''),
    pick: words<QuotePick['pick']>('pick').notNull().default('must'),
    group: text('group').notNull().default(''),
    chosen: flag('chosen'),
  },
  (t) => [
    index('quote_lines_quote').on(t.quoteId, t.sort),
    // What a client was offered a piece for, and which quotes have it.
    index('quote_lines_sku').on(t.skuId, t.quoteId),
    check('quote_lines_qty', sql`${t.qty} > 0`),
  ],
);

/** Who opened an offer; whoever it was passed on to stands here as another one. */
export const quoteViews = pgTable(
  'quote_views',
  {
    quoteId: ref('quote_id').notNull(),
    memberId: ref('member_id').notNull(),
    opens: integer('opens').notNull().default(1),
    seconds: integer('seconds').notNull().default(0),
    firstAt: ms('first_at').notNull(),
    lastAt: ms('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.quoteId, t.memberId] })],
);
