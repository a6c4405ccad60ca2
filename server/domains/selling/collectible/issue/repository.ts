/** SQL of issues and their counters. Writers lock the member, then the issue, then holdings by id: one order everywhere. */
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { CollectibleSort } from '../../../../../src/contract/collectible/schemas';
import { lockById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { collectibles, collectibleSeries, collects, reminds } from '../../../../db/schema';

export type Collectible = typeof collectibles.$inferSelect;
/** An issue with the name of its series. */
export type Issue = Collectible & { series: string };

const leftSql = sql<number>`${collectibles.issue} - ${collectibles.reserved} - ${collectibles.taken} - ${collectibles.locked}`;
export const leftOf = (one: Collectible): number => one.issue - one.reserved - one.taken - one.locked;

const issueRows = (tx: Tx) =>
  tx
    .select({ issue: collectibles, series: collectibleSeries.label })
    .from(collectibles)
    .innerJoin(collectibleSeries, eq(collectibleSeries.id, collectibles.seriesId));
const flat = ({ issue, series }: { issue: Collectible; series: string }): Issue => ({ ...issue, series });

export async function findIssue(tx: Tx, id: string): Promise<Issue | undefined> {
  const [row] = await issueRows(tx).where(eq(collectibles.id, id));
  return row && flat(row);
}

export async function findIssues(tx: Tx, ids: readonly string[]): Promise<Map<string, Issue>> {
  if (ids.length === 0) return new Map();
  const rows = await issueRows(tx).where(inArray(collectibles.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.issue.id, flat(row)]));
}

/** Locks the counters of an issue until the transaction ends. */
export const lockIssue = lockById(collectibles);

interface HallQuery {
  seriesId?: string;
  year?: number;
}
const hallFilter = ({ seriesId, year }: HallQuery): SQL | undefined =>
  and(
    seriesId === undefined ? undefined : eq(collectibles.seriesId, seriesId),
    year === undefined ? undefined : eq(collectibles.year, year),
  );

const ORDERS: Record<CollectibleSort, SQL[]> = {
  default: [asc(collectibles.sort)],
  year: [asc(collectibles.year)],
  price: [asc(collectibles.price)],
  left: [desc(leftSql)],
};

export async function listIssues(
  tx: Tx,
  query: HallQuery & { sort: CollectibleSort; limit: number; offset: number },
): Promise<Paged<Issue>> {
  const { rows, total } = await paged(
    issueRows(tx)
      .where(hallFilter(query))
      .orderBy(...ORDERS[query.sort], asc(collectibles.id)),
    query.limit,
    query.offset,
    () => tx.$count(collectibles, hallFilter(query)),
  );
  return { rows: rows.map(flat), total };
}

/** Series in their order with the number of issues of `year`. */
export const countSeries = (tx: Tx, year: number | undefined) =>
  tx
    .select({ id: collectibleSeries.id, label: collectibleSeries.label, count: count(collectibles.id) })
    .from(collectibleSeries)
    .leftJoin(
      collectibles,
      and(
        eq(collectibles.seriesId, collectibleSeries.id),
        year === undefined ? undefined : eq(collectibles.year, year),
      ),
    )
    .groupBy(collectibleSeries.id)
    .orderBy(asc(collectibleSeries.sort));

export async function listYears(tx: Tx, seriesId: string | undefined): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ year: collectibles.year })
    .from(collectibles)
    .where(hallFilter({ seriesId }))
    .orderBy(desc(collectibles.year));
  return rows.map(({ year }) => year);
}

/** The issue that was released last. */
export async function newestIssue(tx: Tx, now: number): Promise<Issue | undefined> {
  const [row] = await issueRows(tx)
    .where(and(sql`${collectibles.releaseAt} <= ${now}`, eq(collectibles.byAppointment, false)))
    .orderBy(desc(collectibles.releaseAt), asc(collectibles.sort))
    .limit(1);
  return row && flat(row);
}

/** Sets pieces aside for an order that waits for its payment. The issue is locked. */
export async function lockPieces(tx: Tx, id: string, qty: number): Promise<void> {
  await tx
    .update(collectibles)
    .set({ locked: sql`${collectibles.locked} + ${qty}` })
    .where(eq(collectibles.id, id));
}

/** Pieces of an order that was not paid are on sale again. */
export async function releasePieces(tx: Tx, id: string, qty: number): Promise<void> {
  await tx
    .update(collectibles)
    .set({ locked: sql`${collectibles.locked} - ${qty}` })
    .where(eq(collectibles.id, id));
}

/** Pieces that were set aside have an owner now. */
export async function takePieces(tx: Tx, id: string, qty: number): Promise<void> {
  await tx
    .update(collectibles)
    .set({ locked: sql`${collectibles.locked} - ${qty}`, taken: sql`${collectibles.taken} + ${qty}` })
    .where(eq(collectibles.id, id));
}

/** Among the favourites of the member. */
export async function isCollected(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: collects.id })
    .from(collects)
    .where(and(eq(collects.memberId, memberId), eq(collects.kind, 'collectible'), eq(collects.targetId, id)));
  return rows.length > 0;
}

/** The member waits for a piece (到货提醒). */
export async function isAwaited(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: reminds.id })
    .from(reminds)
    .where(and(eq(reminds.memberId, memberId), eq(reminds.kind, 'stock'), eq(reminds.targetId, id)));
  return rows.length > 0;
}

/** Uses up the reminders of everybody who waits for a piece, and says whose they were. */
export async function takeReminders(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx
    .delete(reminds)
    .where(and(eq(reminds.kind, 'stock'), eq(reminds.targetId, id)))
    .returning({ memberId: reminds.memberId });
  return rows.map(({ memberId }) => memberId);
}
