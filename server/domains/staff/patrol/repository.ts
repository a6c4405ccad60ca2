/** SQL of patrols. */
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { findById, insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { patrolOps, patrolPoints, patrolRecords, type PatrolStatus } from '../../../db/schema';

export type Point = typeof patrolPoints.$inferSelect;
export type PatrolRow = typeof patrolRecords.$inferSelect;

export const lockPoint = lockById(patrolPoints);
export const findRecord = findById(patrolRecords);
export const lockRecord = lockById(patrolRecords);
export const insertRecord = insertInto(patrolRecords);
export const updateRecord = updateById(patrolRecords);

export async function findPointByCode(tx: Tx, code: string): Promise<Point | undefined> {
  const [row] = await tx.select().from(patrolPoints).where(eq(patrolPoints.code, code));
  return row;
}

export const listPoints = (tx: Tx, storeIds: readonly string[]): Promise<Point[]> =>
  storeIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(patrolPoints)
        .where(inArray(patrolPoints.storeId, [...storeIds]))
        .orderBy(asc(patrolPoints.storeId), asc(patrolPoints.sort), asc(patrolPoints.id));

export async function findLast(tx: Tx, pointId: string): Promise<PatrolRow | undefined> {
  const [row] = await tx
    .select()
    .from(patrolRecords)
    .where(eq(patrolRecords.pointId, pointId))
    .orderBy(desc(patrolRecords.at), desc(patrolRecords.id))
    .limit(1);
  return row;
}

const isOpen = inArray(patrolRecords.status, ['issue', 'fixed']);

/** The oldest of the point that is not closed. */
export async function findOpen(tx: Tx, pointId: string): Promise<PatrolRow | undefined> {
  const [row] = await tx
    .select()
    .from(patrolRecords)
    .where(and(eq(patrolRecords.pointId, pointId), isOpen))
    .orderBy(asc(patrolRecords.at), asc(patrolRecords.id))
    .limit(1);
  return row;
}

/** Of some stores since a day, the newest first. */
export const listSince = (tx: Tx, storeIds: readonly string[], day: string): Promise<PatrolRow[]> =>
  storeIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(patrolRecords)
        .where(and(inArray(patrolRecords.storeId, [...storeIds]), gte(patrolRecords.day, day)))
        .orderBy(desc(patrolRecords.at), desc(patrolRecords.id));

export interface RecordFilter {
  storeIds: readonly string[];
  open: boolean;
  day?: string | undefined;
  status?: PatrolStatus | undefined;
}

/** What is open by its age, all else the newest first. */
export async function pageOfRecords(
  tx: Tx,
  { storeIds, open, day, status }: RecordFilter,
  limit: number,
  offset: number,
): Promise<Paged<PatrolRow>> {
  if (storeIds.length === 0) return { rows: [], total: 0 };
  const where: SQL | undefined = and(
    inArray(patrolRecords.storeId, [...storeIds]),
    open ? isOpen : undefined,
    day === undefined ? undefined : eq(patrolRecords.day, day),
    status === undefined ? undefined : eq(patrolRecords.status, status),
  );
  const order = open
    ? [asc(patrolRecords.dueAt), asc(patrolRecords.id)]
    : [desc(patrolRecords.at), desc(patrolRecords.id)];
  return paged(
    tx
      .select()
      .from(patrolRecords)
      .where(where)
      .orderBy(...order),
    limit,
    offset,
    () => tx.$count(patrolRecords, where),
  );
}

export async function countOpen(
  tx: Tx,
  storeIds: readonly string[],
  now: number,
): Promise<{ issues: number; overdue: number }> {
  if (storeIds.length === 0) return { issues: 0, overdue: 0 };
  const where = and(inArray(patrolRecords.storeId, [...storeIds]), isOpen);
  const issues = await tx.$count(patrolRecords, where);
  const overdue = await tx.$count(
    patrolRecords,
    and(where, eq(patrolRecords.status, 'issue'), isNotNull(patrolRecords.dueAt), lt(patrolRecords.dueAt, now)),
  );
  return { issues, overdue };
}

/** Records by who made them: how many, how many found something, how many were made elsewhere. */
export const countByStaff = async (tx: Tx, storeIds: readonly string[], day: string) =>
  storeIds.length === 0
    ? []
    : tx
        .select({
          id: patrolRecords.byId,
          // Whatever the name was last.
          name: sql<string>`max(${patrolRecords.by} ->> 'name')`,
          records: count(),
          issues: count(sql`case when ${patrolRecords.status} <> 'ok' then 1 end`),
          away: count(sql`case when ${patrolRecords.away} then 1 end`),
        })
        .from(patrolRecords)
        .where(and(inArray(patrolRecords.storeId, [...storeIds]), gte(patrolRecords.day, day)))
        .groupBy(patrolRecords.byId)
        .orderBy(desc(count()), asc(patrolRecords.byId));

/** How many points somebody did on a day. */
export async function countOfDay(tx: Tx, employeeId: string, storeId: string, day: string): Promise<number> {
  const [row] = await tx
    .select({ points: sql<number>`count(distinct ${patrolRecords.pointId})::int` })
    .from(patrolRecords)
    .where(and(eq(patrolRecords.storeId, storeId), eq(patrolRecords.day, day), eq(patrolRecords.byId, employeeId)));
  return row?.points ?? 0;
}

export async function findOp(tx: Tx, employeeId: string, opId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ recordId: patrolOps.recordId })
    .from(patrolOps)
    .where(and(eq(patrolOps.employeeId, employeeId), eq(patrolOps.opId, opId)));
  return row?.recordId;
}

export async function insertOp(tx: Tx, row: typeof patrolOps.$inferInsert): Promise<void> {
  await tx.insert(patrolOps).values(row);
}
