/** The warehouses: where a piece lies, the documents by which it leaves, and every change of what lies in the cellar (rule 24.1). */
import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { flag, id, int, list, ms, ref, words } from '../columns';

/** `central`: the shop's own stock, counted in `skus.stock`. `cellar`: what members keep, counted in lots. */
export const warehouses = pgTable('warehouses', {
  id: id(),
  name: text('name').notNull(),
  kind: words<'central' | 'cellar'>('kind').notNull().unique(),
});

/** Where a SKU lies in the central warehouse, and from how many pieces on it is told to be low. */
export const skuPlaces = pgTable('sku_places', {
  skuId: ref('sku_id').primaryKey(),
  shelf: text('shelf').notNull().default(''),
  least: int('least').notNull().default(0),
});

/** `count` is what a person says about the stock; the others are documents of the desk. */
export type StockDocKind = 'sale' | 'escrow' | 'transfer' | 'use' | 'loss' | 'gain' | 'lossAdjust';
/** Where a document comes from, when its kind does not say it: a numbered piece that its holder redeems leaves the cellar as stored tea does. */
export type StockDocOrigin = 'piece';
export type StockDocStatus = 'pending' | 'picking' | 'checking' | 'done' | 'void';
export interface StockDocLog {
  key: string;
  label: string;
  by: string;
  at: number;
}

export const stockDocuments = pgTable(
  'stock_documents',
  {
    id: id(),
    kind: words<StockDocKind | 'count'>('kind').notNull(),
    note: text('note').notNull().default(''),
    createdAt: ms('created_at').notNull(),
    status: words<StockDocStatus>('status').notNull().default('done'),
    /** null: a count. */
    no: text('no').unique(),
    warehouseId: ref('warehouse_id'),
    /** Whose store made it by hand; null: it leaves for a customer, and every clerk picks it. */
    storeId: ref('store_id'),
    /** The order, the request about stored tea, the redeemed piece, or the store that it is for. */
    sourceId: ref('source_id'),
    origin: words<StockDocOrigin>('origin'),
    sourceNo: text('source_no').notNull().default(''),
    /** Who gets it, as everybody may read it: a masked name, a store. */
    target: text('target').notNull().default(''),
    /** Employees. `creatorId` null: it arose by itself. */
    creatorId: ref('creator_id'),
    pickerId: ref('picker_id'),
    passerId: ref('passer_id'),
    /** One person was enough when it was passed (rule 5.8). */
    alone: flag('alone'),
    /** Why fewer pieces were picked than asked for. */
    shortage: text('shortage').notNull().default(''),
    company: text('company').notNull().default(''),
    trackingNo: text('tracking_no').notNull().default(''),
    rev: integer('rev').notNull().default(1),
    log: list<StockDocLog>('log'),
    /** When it was passed or voided. */
    closedAt: ms('closed_at'),
  },
  (t) => [
    index('stock_documents_open')
      .on(t.createdAt)
      .where(sql`${t.status} in ('pending', 'picking', 'checking')`),
    index('stock_documents_closed').on(t.status, t.closedAt),
    // What is packed for an order or a request is packed once.
    uniqueIndex('stock_documents_once')
      .on(t.kind, t.sourceId)
      .where(sql`${t.kind} in ('sale', 'escrow') and ${t.status} in ('pending', 'picking', 'checking')`),
    index('stock_documents_source').on(t.sourceId),
    index('stock_documents_source_no').on(t.sourceNo),
    index('stock_documents_creator').on(t.creatorId),
    index('stock_documents_picker').on(t.pickerId),
    index('stock_documents_passer').on(t.passerId),
    check('stock_documents_two', sql`${t.alone} or ${t.passerId} is null or ${t.passerId} <> ${t.pickerId}`),
  ],
);

export const stockDocumentLines = pgTable(
  'stock_document_lines',
  {
    id: id(),
    documentId: ref('document_id').notNull(),
    /** null: stored tea that was never a goods of the shop. */
    skuId: ref('sku_id'),
    /** Sale: the line of the order. */
    orderLineId: ref('order_line_id'),
    title: text('title').notNull(),
    cover: text('cover').notNull(),
    specText: text('spec_text').notNull(),
    /** What is scanned. */
    code: text('code').notNull().default(''),
    shelf: text('shelf').notNull().default(''),
    unit: text('unit').notNull().default('件'),
    qty: integer('qty').notNull(),
    picked: integer('picked').notNull().default(0),
    batch: text('batch').notNull().default(''),
  },
  (t) => [
    index('stock_document_lines_document').on(t.documentId),
    index('stock_document_lines_code').on(t.code),
    check('stock_document_lines_picked', sql`${t.picked} >= 0 and ${t.picked} <= ${t.qty}`),
  ],
);

/** Every change of `escrow_lots.qty`, written by triggers on it. */
export const cellarMoves = pgTable(
  'cellar_moves',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    lotId: ref('lot_id').notNull(),
    delta: integer('delta').notNull(),
    /** In the lot afterwards. */
    after: integer('after').notNull(),
    documentId: ref('document_id'),
    at: ms('at').notNull(),
  },
  (t) => [index('cellar_moves_lot').on(t.lotId), index('cellar_moves_document').on(t.documentId)],
);
