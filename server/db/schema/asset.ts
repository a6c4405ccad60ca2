/** Equipment of the stores: who holds which piece, and how it goes from hand to hand. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EmployeeBrief } from '../../../src/contract/employee/shapes';
import { fen, flag, id, json, list, ms, ref, words } from '../columns';

export type AssetStatus = 'used' | 'idle' | 'repair' | 'moving' | 'scrapped';

export const assets = pgTable(
  'assets',
  {
    id: id(),
    /** Of the label that is scanned: ZC-0412. */
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    photo: text('photo').notNull().default(''),
    storeId: ref('store_id').notNull(),
    department: text('department').notNull(),
    /** The employee who answers for it; an idle piece may have none. */
    custodianId: ref('custodian_id'),
    status: words<AssetStatus>('status').notNull().default('used'),
    value: fen('value').notNull(),
    boughtAt: ms('bought_at').notNull(),
    /** Where in the store. */
    location: text('location').notNull().default(''),
  },
  (t) => [
    index('assets_store').on(t.storeId, t.category),
    index('assets_custodian').on(t.custodianId),
    check('assets_value', sql`${t.value} >= 0`),
  ],
);

/** What happened to an asset, the newest last; rows are only ever added. */
export const assetEvents = pgTable(
  'asset_events',
  {
    id: id(),
    assetId: ref('asset_id').notNull(),
    label: text('label').notNull(),
    at: ms('at').notNull(),
  },
  (t) => [index('asset_events_asset').on(t.assetId, t.at)],
);

export type AssetTransferStatus = 'waiting' | 'done' | 'refused' | 'withdrawn';

export const assetTransfers = pgTable(
  'asset_transfers',
  {
    id: id(),
    no: text('no').notNull().unique(),
    fromId: ref('from_id').notNull(),
    toId: ref('to_id').notNull(),
    /** Both as they were when it began (rule 1.8). */
    from: json<EmployeeBrief>('from').notNull(),
    to: json<EmployeeBrief>('to').notNull(),
    toStoreId: ref('to_store_id').notNull(),
    toDepartment: text('to_department').notNull(),
    reason: text('reason').notNull(),
    photos: list('photos'),
    status: words<AssetTransferStatus>('status').notNull().default('waiting'),
    /** What was said and shown with the answer. */
    note: text('note').notNull().default(''),
    answerPhotos: list('answer_photos'),
    createdAt: ms('created_at').notNull(),
    answeredAt: ms('answered_at'),
  },
  (t) => [
    index('asset_transfers_from').on(t.fromId, t.status, t.createdAt),
    index('asset_transfers_to').on(t.toId, t.status, t.createdAt),
  ],
);

/** One asset is in at most one open transfer. */
export const assetTransferItems = pgTable(
  'asset_transfer_items',
  {
    transferId: ref('transfer_id').notNull(),
    assetId: ref('asset_id').notNull(),
    /** Place in the list, as the sender chose. */
    sort: integer('sort').notNull(),
    /** What the asset is again when it stays. */
    oldStatus: words<AssetStatus>('old_status').notNull(),
    open: flag('open'),
    /** Why the answer did nothing with it (rule 23.6); '' = it did. */
    left: text('left').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.transferId, t.assetId] }),
    index('asset_transfer_items_asset').on(t.assetId),
    uniqueIndex('asset_transfer_items_open')
      .on(t.assetId)
      .where(sql`${t.open}`),
  ],
);
