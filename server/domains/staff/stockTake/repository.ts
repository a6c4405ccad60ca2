/** SQL of stock-takings: sessions, lines, scans and the adjustments that follow. */
import { and, asc, desc, eq, inArray, isNotNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { LineFilter } from '../../../../src/contract/stockTake/schemas';
import type { StockTakeProgress } from '../../../../src/contract/stockTake/shapes';
import { findById, insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { contains } from '../../../db/like';
import { paged, type Paged } from '../../../db/paged';
import {
  assets,
  stockAdjusts,
  stockTakeLines as lines,
  stockTakeMembers,
  stockTakes,
  stockTakeScans,
  type LineState,
} from '../../../db/schema';
import type { AssetRow } from '../asset/repository';

export type StockTakeRow = typeof stockTakes.$inferSelect;
export type LineRow = typeof lines.$inferSelect;
export type ScanRow = typeof stockTakeScans.$inferSelect;
export type AdjustRow = typeof stockAdjusts.$inferSelect;

export const findStockTake = findById(stockTakes);

/** Who changes a line waits for whoever does so in the same session. */
export const lockStockTake = lockById(stockTakes);

export const insertStockTake = insertInto(stockTakes);

/** An active stock-taking of the store that one of the pieces is counted in. Another store's lets go of a piece that has left it. */
export async function claimPieces(tx: Tx, storeId: string, assetIds: readonly string[]): Promise<string | undefined> {
  const ofStore = tx.select({ id: stockTakes.id }).from(stockTakes).where(eq(stockTakes.storeId, storeId));
  const claimed = and(inArray(lines.assetId, [...assetIds]), lines.open);
  await tx
    .update(lines)
    .set({ open: false })
    .where(and(claimed, notInArray(lines.stockTakeId, ofStore)));
  const [row] = await tx.select({ id: lines.stockTakeId }).from(lines).where(claimed).orderBy(asc(lines.id)).limit(1);
  return row?.id;
}

/** The stock-taking's pieces can be counted by the next one. */
export async function releasePieces(tx: Tx, stockTakeId: string): Promise<void> {
  await tx
    .update(lines)
    .set({ open: false })
    .where(and(eq(lines.stockTakeId, stockTakeId), lines.open));
}

export async function updateStockTake(
  tx: Tx,
  id: string,
  set: Partial<typeof stockTakes.$inferInsert> = {},
): Promise<StockTakeRow> {
  const [row] = await tx
    .update(stockTakes)
    .set({ ...set, rev: sql`${stockTakes.rev} + 1` })
    .where(eq(stockTakes.id, id))
    .returning();
  return row as StockTakeRow;
}

export async function addMembers(tx: Tx, stockTakeId: string, employeeIds: readonly string[]): Promise<void> {
  await tx
    .insert(stockTakeMembers)
    .values(employeeIds.map((employeeId) => ({ stockTakeId, employeeId })))
    .onConflictDoNothing();
}

export async function listMemberIds(tx: Tx, stockTakeId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: stockTakeMembers.employeeId })
    .from(stockTakeMembers)
    .where(eq(stockTakeMembers.stockTakeId, stockTakeId))
    .orderBy(asc(stockTakeMembers.employeeId));
  return rows.map(({ id }) => id);
}

/** The sessions, of these, that the employee counts in. */
export async function listOwn(tx: Tx, employeeId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: stockTakeMembers.stockTakeId })
    .from(stockTakeMembers)
    .where(and(eq(stockTakeMembers.employeeId, employeeId), inArray(stockTakeMembers.stockTakeId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

const takesPart = (employeeId: string): SQL<boolean> =>
  sql`exists (select 1 from ${stockTakeMembers} where ${stockTakeMembers.stockTakeId} = ${stockTakes.id}
    and ${stockTakeMembers.employeeId} = ${employeeId})`;

/** The own ones first, then what is due soonest, ended ones the newest first. `storeId` undefined: of every store. */
export async function pageOfStockTakes(
  tx: Tx,
  { employeeId, storeId, status }: { employeeId: string; storeId: string | undefined; status: StockTakeRow['status'] },
  limit: number,
  offset: number,
): Promise<Paged<StockTakeRow>> {
  const where = and(
    eq(stockTakes.status, status),
    storeId === undefined ? undefined : or(eq(stockTakes.storeId, storeId), takesPart(employeeId)),
  );
  const inTime = status === 'active' ? asc(stockTakes.dueAt) : desc(stockTakes.endedAt);
  return paged(
    tx
      .select()
      .from(stockTakes)
      .where(where)
      .orderBy(desc(takesPart(employeeId)), inTime, desc(stockTakes.id)),
    limit,
    offset,
    () => tx.$count(stockTakes, where),
  );
}

/** What is expected: everything of the store, department and category that is not scrapped; locked, so that two who begin at once do so in turn. */
export const listExpected = (
  tx: Tx,
  { storeId, department, category }: Pick<StockTakeRow, 'storeId' | 'department' | 'category'>,
): Promise<AssetRow[]> =>
  tx
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.storeId, storeId),
        department ? eq(assets.department, department) : undefined,
        category ? eq(assets.category, category) : undefined,
        ne(assets.status, 'scrapped'),
      ),
    )
    .orderBy(asc(assets.id))
    .for('update');

export async function insertLines(tx: Tx, rows: readonly (typeof lines.$inferInsert)[]): Promise<LineRow[]> {
  return rows.length === 0
    ? []
    : tx
        .insert(lines)
        .values([...rows])
        .returning();
}

type Counts = Omit<StockTakeProgress, 'rev'>;
const countOf = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`;

/** Session -> its counts. */
export async function countLines(tx: Tx, ids: readonly string[]): Promise<Map<string, Counts>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      id: lines.stockTakeId,
      expected: countOf(sql`${lines.expected}`),
      found: countOf(eq(lines.state, 'found')),
      missing: countOf(eq(lines.state, 'missing')),
      unexpected: countOf(eq(lines.state, 'unexpected')),
      outside: countOf(eq(lines.state, 'outside')),
      unknown: countOf(eq(lines.state, 'unknown')),
      marked: countOf(ne(lines.condition, 'ok')),
    })
    .from(lines)
    .where(inArray(lines.stockTakeId, [...ids]))
    .groupBy(lines.stockTakeId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

export async function findLine(tx: Tx, stockTakeId: string, where: { code: string } | { id: string }) {
  const is = 'code' in where ? eq(lines.code, where.code) : eq(lines.id, where.id);
  const [row] = await tx
    .select()
    .from(lines)
    .where(and(eq(lines.stockTakeId, stockTakeId), is));
  return row;
}

export const listLines = (tx: Tx, stockTakeId: string, states: readonly LineState[]): Promise<LineRow[]> =>
  tx
    .select()
    .from(lines)
    .where(and(eq(lines.stockTakeId, stockTakeId), inArray(lines.state, [...states])))
    .orderBy(asc(lines.code));

const filterOf = (filter: LineFilter): SQL | undefined =>
  filter === 'exception'
    ? or(inArray(lines.state, ['missing', 'unexpected', 'unknown']), ne(lines.condition, 'ok'))
    : eq(lines.state, filter);

/** The newest scan first. `counted`: without what is only expected. */
export async function pageOfLines(
  tx: Tx,
  stockTakeId: string,
  { filter, keyword, counted }: { filter: LineFilter | undefined; keyword: string; counted: boolean },
  limit: number,
  offset: number,
): Promise<Paged<LineRow>> {
  const named = tx.select({ id: assets.id }).from(assets).where(contains(assets.name, keyword));
  const where = and(
    eq(lines.stockTakeId, stockTakeId),
    filter ? filterOf(filter) : undefined,
    counted ? notInArray(lines.state, ['pending']) : undefined,
    keyword ? or(contains(lines.code, keyword), inArray(lines.assetId, named)) : undefined,
  );
  return paged(
    tx
      .select()
      .from(lines)
      .where(where)
      .orderBy(sql`${lines.countedAt} desc nulls last`, asc(lines.code)),
    limit,
    offset,
    () => tx.$count(lines, where),
  );
}

export const updateLine = updateById(lines);

export async function deleteLine(tx: Tx, id: string): Promise<void> {
  await tx.delete(lines).where(eq(lines.id, id));
}

/** What nobody has found until the end is missing. */
export async function endPending(tx: Tx, stockTakeId: string): Promise<void> {
  await tx
    .update(lines)
    .set({ state: 'missing' })
    .where(and(eq(lines.stockTakeId, stockTakeId), eq(lines.state, 'pending')));
}

/** Assets that are handed on while they are counted: their lines say so, in every open session. */
export async function markMoved(tx: Tx, assetIds: readonly string[], note: string): Promise<void> {
  const open = tx.select({ id: stockTakes.id }).from(stockTakes).where(eq(stockTakes.status, 'active'));
  const touched = await tx
    .update(lines)
    .set({ condition: 'moved', note })
    .where(and(inArray(lines.assetId, [...assetIds]), isNotNull(lines.countedAt), inArray(lines.stockTakeId, open)))
    .returning({ id: lines.stockTakeId });
  for (const id of [...new Set(touched.map((row) => row.id))].toSorted()) await updateStockTake(tx, id);
}

export async function findScan(tx: Tx, employeeId: string, opId: string): Promise<ScanRow | undefined> {
  const [row] = await tx
    .select()
    .from(stockTakeScans)
    .where(and(eq(stockTakeScans.employeeId, employeeId), eq(stockTakeScans.opId, opId)));
  return row;
}

export async function insertScan(tx: Tx, row: typeof stockTakeScans.$inferInsert): Promise<void> {
  await tx.insert(stockTakeScans).values(row);
}

/** Where pieces were scanned beside one stock-taking, the newest first. `undecided`: found where they do not belong, which nobody has decided yet. */
export async function listSightings(tx: Tx, assetIds: readonly string[], besideId: string) {
  if (assetIds.length === 0) return [];
  const waits = and(
    eq(stockAdjusts.stockTakeId, stockTakes.id),
    eq(stockAdjusts.kind, 'gain'),
    eq(stockAdjusts.status, 'waiting'),
  );
  const rows = await tx
    .select({
      assetId: lines.assetId,
      at: lines.countedAt,
      state: lines.state,
      title: stockTakes.title,
      status: stockTakes.status,
      waiting: stockAdjusts.id,
    })
    .from(lines)
    .innerJoin(stockTakes, eq(stockTakes.id, lines.stockTakeId))
    .leftJoin(stockAdjusts, waits)
    .where(
      and(inArray(lines.assetId, [...new Set(assetIds)]), ne(lines.stockTakeId, besideId), isNotNull(lines.countedAt)),
    )
    .orderBy(desc(lines.countedAt));
  return rows.map(({ assetId, at, title, state, status, waiting }) => ({
    assetId,
    at: at ?? 0,
    title,
    undecided: state === 'unexpected' && (status === 'active' || waiting !== null),
  }));
}

export const insertAdjust = insertInto(stockAdjusts);

export const listAdjusts = (tx: Tx, stockTakeId: string): Promise<AdjustRow[]> =>
  tx.select().from(stockAdjusts).where(eq(stockAdjusts.stockTakeId, stockTakeId)).orderBy(asc(stockAdjusts.kind));

/** What waits first, then the newest. */
export async function pageOfAdjusts(
  tx: Tx,
  status: AdjustRow['status'] | undefined,
  limit: number,
  offset: number,
): Promise<Paged<AdjustRow>> {
  const where = status === undefined ? undefined : eq(stockAdjusts.status, status);
  const waits = desc(eq(stockAdjusts.status, 'waiting'));
  return paged(
    tx.select().from(stockAdjusts).where(where).orderBy(waits, desc(stockAdjusts.createdAt), desc(stockAdjusts.id)),
    limit,
    offset,
    () => tx.$count(stockAdjusts, where),
  );
}

export const findAdjust = findById(stockAdjusts);

export const lockAdjust = lockById(stockAdjusts);

export async function updateAdjust(tx: Tx, id: string, set: Partial<AdjustRow>): Promise<void> {
  await tx.update(stockAdjusts).set(set).where(eq(stockAdjusts.id, id));
}
