/** Stock-takings of assets: what is expected, what was counted, and the adjustments that follow. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EmployeeBrief } from '../../../src/contract/employee/shapes';
import type { StockTakeLine } from '../../../src/contract/stockTake/shapes';
import { fen, flag, id, json, list, ms, ref, words } from '../columns';

export const stockTakes = pgTable(
  'stock_takes',
  {
    id: id(),
    title: text('title').notNull(),
    storeId: ref('store_id').notNull(),
    /** '' = all of them. */
    department: text('department').notNull().default(''),
    category: text('category').notNull().default(''),
    leadId: ref('lead_id').notNull(),
    /** As the lead was when it began (rule 1.8). */
    lead: json<EmployeeBrief>('lead').notNull(),
    blind: flag('blind'),
    status: words<'active' | 'finished' | 'cancelled'>('status').notNull().default('active'),
    note: text('note').notNull().default(''),
    /** Rises with every change of its lines; who locks this row counts. */
    rev: integer('rev').notNull().default(1),
    dueAt: ms('due_at').notNull(),
    createdAt: ms('created_at').notNull(),
    endedAt: ms('ended_at'),
  },
  (t) => [index('stock_takes_store').on(t.storeId, t.status, t.dueAt)],
);

export const stockTakeMembers = pgTable(
  'stock_take_members',
  { stockTakeId: ref('stock_take_id').notNull(), employeeId: ref('employee_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.stockTakeId, t.employeeId] }),
    index('stock_take_members_employee').on(t.employeeId),
  ],
);

/** outside: a piece that this stock-taking does not ask for; it is noted and changes nothing. */
export type LineState = 'pending' | 'found' | 'missing' | 'unexpected' | 'outside' | 'unknown';

/** The expected ones are written with the stock-taking and never go; the others come and go with their scan. */
export const stockTakeLines = pgTable(
  'stock_take_lines',
  {
    id: id(),
    stockTakeId: ref('stock_take_id').notNull(),
    code: text('code').notNull(),
    /** null = a label that nobody registered. */
    assetId: ref('asset_id'),
    expected: flag('expected'),
    /** An expected line of an active stock-taking: a piece has one at most (rule 23.1). */
    open: flag('open'),
    /** Where it should be: in the store, or in another one. */
    expectedPlace: text('expected_place').notNull().default(''),
    state: words<LineState>('state').notNull(),
    condition: words<'ok' | 'damaged' | 'moved'>('condition').notNull().default('ok'),
    method: words<'scan' | 'manual'>('method'),
    note: text('note').notNull().default(''),
    photos: list('photos'),
    countedById: ref('counted_by_id'),
    countedBy: text('counted_by').notNull().default(''),
    countedAt: ms('counted_at'),
  },
  (t) => [
    uniqueIndex('stock_take_lines_code').on(t.stockTakeId, t.code),
    index('stock_take_lines_state').on(t.stockTakeId, t.state, t.countedAt, t.id),
    index('stock_take_lines_asset').on(t.assetId),
    uniqueIndex('stock_take_lines_open')
      .on(t.assetId)
      .where(sql`${t.open}`),
  ],
);

/** Every scan and every undoing that was carried out, with its answer: a repetition is told the same (rule 2.8). */
export const stockTakeScans = pgTable(
  'stock_take_scans',
  {
    employeeId: ref('employee_id').notNull(),
    opId: text('op_id').notNull(),
    stockTakeId: ref('stock_take_id').notNull(),
    kind: words<'count' | 'undo'>('kind').notNull(),
    code: text('code').notNull(),
    result: words<'found' | 'again' | 'unexpected' | 'outside' | 'unknown'>('result'),
    line: json<StockTakeLine>('line'),
    at: ms('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.employeeId, t.opId] }), index('stock_take_scans_take').on(t.stockTakeId, t.at)],
);

export interface AdjustLine {
  assetId: string;
  code: string;
  name: string;
  value: number;
  reason: string;
  /** Why the document does nothing with it (rule 23.6). */
  left?: string;
}

/** 盘盈 and 盘亏: written with the end of a stock-taking, booked by somebody else. */
export const stockAdjusts = pgTable(
  'stock_adjusts',
  {
    id: id(),
    no: text('no').notNull().unique(),
    stockTakeId: ref('stock_take_id').notNull(),
    kind: words<'gain' | 'loss'>('kind').notNull(),
    lines: list<AdjustLine>('lines'),
    amount: fen('amount').notNull(),
    status: words<'waiting' | 'booked' | 'rejected'>('status').notNull().default('waiting'),
    /** Who decided, and what was said. */
    decidedBy: text('decided_by').notNull().default(''),
    note: text('note').notNull().default(''),
    createdAt: ms('created_at').notNull(),
    decidedAt: ms('decided_at'),
  },
  (t) => [uniqueIndex('stock_adjusts_take').on(t.stockTakeId, t.kind)],
);
