/** SQL of rounds, their lines, returns, and the legs of a bill. */
import { and, asc, desc, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { findById, insertInto, updateById } from '../../../../../db/byId';
import type { Tx } from '../../../../../db/client';
import {
  tableLegs,
  tableRefunds,
  tableReturns,
  tableRoundLines,
  tableRounds,
  tableSessions,
  teaTables,
} from '../../../../../db/schema';

export type RoundRow = typeof tableRounds.$inferSelect;
export type RoundLineRow = typeof tableRoundLines.$inferSelect;
export type ReturnRow = typeof tableReturns.$inferSelect;
export type LegRow = typeof tableLegs.$inferSelect;

export const findRound = findById(tableRounds);
export const insertRound = insertInto(tableRounds);
export const updateRound = updateById(tableRounds);
export const findRoundLine = findById(tableRoundLines);
export const insertReturn = insertInto(tableReturns);
export const findReturn = findById(tableReturns);
export const updateReturn = updateById(tableReturns);
export const findLeg = findById(tableLegs);
export const insertLeg = insertInto(tableLegs);
export const updateLeg = updateById(tableLegs);
export const insertRefund = insertInto(tableRefunds);
export const findRefund = findById(tableRefunds);

export async function insertRoundLines(tx: Tx, rows: (typeof tableRoundLines.$inferInsert)[]): Promise<void> {
  await tx.insert(tableRoundLines).values(rows);
}

export const listRounds = (tx: Tx, sessionId: string): Promise<RoundRow[]> =>
  tx
    .select()
    .from(tableRounds)
    .where(eq(tableRounds.sessionId, sessionId))
    .orderBy(asc(tableRounds.placedAt), asc(tableRounds.id));

export async function lastRound(tx: Tx, sessionId: string): Promise<number> {
  const [row] = await tx
    .select({ round: sql<number>`coalesce(max(${tableRounds.round}), 0)`.mapWith(Number) })
    .from(tableRounds)
    .where(eq(tableRounds.sessionId, sessionId));
  return row?.round ?? 0;
}

export const listLinesOf = async (tx: Tx, roundIds: readonly string[]): Promise<RoundLineRow[]> =>
  roundIds.length === 0
    ? []
    : tx
        .select()
        .from(tableRoundLines)
        .where(inArray(tableRoundLines.roundId, [...roundIds]))
        .orderBy(asc(tableRoundLines.id));

/** What is to pay for: lines of rounds that were not withdrawn. */
export const listBillLines = async (tx: Tx, sessionId: string): Promise<RoundLineRow[]> => {
  const rows = await tx
    .select({ line: tableRoundLines })
    .from(tableRoundLines)
    .innerJoin(tableRounds, eq(tableRounds.id, tableRoundLines.roundId))
    .where(and(eq(tableRounds.sessionId, sessionId), ne(tableRounds.status, 'withdrawn')))
    .orderBy(asc(tableRoundLines.id));
  return rows.map(({ line }) => line);
};

/** Nothing of it is still to be brought. */
export const isBrought = (lines: readonly Pick<RoundLineRow, 'status'>[]): boolean =>
  lines.every(({ status }) => status === 'served' || status === 'returned');

/** What is taken home and still lies at the desk. */
export async function countUndelivered(tx: Tx, sessionId: string): Promise<number> {
  const rows = await tx
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(tableRoundLines)
    .innerJoin(tableRounds, eq(tableRounds.id, tableRoundLines.roundId))
    .where(
      and(
        eq(tableRounds.sessionId, sessionId),
        ne(tableRounds.status, 'withdrawn'),
        ne(tableRoundLines.skuId, '0'),
        eq(tableRoundLines.addressId, '0'),
        inArray(tableRoundLines.status, ['pending', 'making']),
      ),
    );
  return rows[0]?.count ?? 0;
}

export async function setLines(tx: Tx, ids: readonly string[], patch: Partial<RoundLineRow>): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(tableRoundLines)
      .set(patch)
      .where(inArray(tableRoundLines.id, [...ids]));
}

export async function freeLegLines(tx: Tx, legId: string): Promise<void> {
  await tx
    .update(tableRoundLines)
    .set({ legId: null, share: 0, couponShare: 0 })
    .where(eq(tableRoundLines.legId, legId));
}

/** What went back of the legs of a session after `since`. */
export async function sumRefunded(tx: Tx, sessionId: string, since: number): Promise<number> {
  const [row] = await tx
    .select({ amount: sql<number>`coalesce(sum(${tableRefunds.amount}), 0)`.mapWith(Number) })
    .from(tableRefunds)
    .innerJoin(tableLegs, eq(tableLegs.id, tableRefunds.legId))
    .where(and(eq(tableLegs.sessionId, sessionId), gt(tableRefunds.at, since)));
  return row?.amount ?? 0;
}

export const listLegs = (tx: Tx, sessionId: string): Promise<LegRow[]> =>
  tx
    .select()
    .from(tableLegs)
    .where(and(eq(tableLegs.sessionId, sessionId), ne(tableLegs.status, 'cancelled')))
    .orderBy(asc(tableLegs.id));

/** What sessions have ordered, as the menu had it, less what was returned. */
export async function sumOrdered(tx: Tx, sessionIds: readonly string[]): Promise<Map<string, number>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await tx
    .select({
      id: tableRounds.sessionId,
      amount:
        sql<number>`sum(${tableRoundLines.price} * (${tableRoundLines.qty} - ${tableRoundLines.returned}))`.mapWith(
          Number,
        ),
    })
    .from(tableRoundLines)
    .innerJoin(tableRounds, eq(tableRounds.id, tableRoundLines.roundId))
    .where(and(inArray(tableRounds.sessionId, [...sessionIds]), ne(tableRounds.status, 'withdrawn')))
    .groupBy(tableRounds.sessionId);
  return new Map(rows.map(({ id, amount }) => [id ?? '', amount]));
}

/** Rounds to be accepted and returns to be decided, by session. */
export async function countWaiting(tx: Tx, sessionIds: readonly string[]): Promise<Map<string, number>> {
  if (sessionIds.length === 0) return new Map();
  const ids = [...sessionIds];
  const count = sql<number>`count(*)`.mapWith(Number);
  const placed = await tx
    .select({ id: tableRounds.sessionId, count })
    .from(tableRounds)
    .where(and(inArray(tableRounds.sessionId, ids), eq(tableRounds.status, 'placed')))
    .groupBy(tableRounds.sessionId);
  const returns = await tx
    .select({ id: tableRounds.sessionId, count })
    .from(tableReturns)
    .innerJoin(tableRounds, eq(tableRounds.id, tableReturns.roundId))
    .where(and(inArray(tableRounds.sessionId, ids), eq(tableReturns.status, 'applied')))
    .groupBy(tableRounds.sessionId);
  const sums = new Map<string, number>();
  for (const { id, count: more } of [...placed, ...returns]) sums.set(id ?? '', (sums.get(id ?? '') ?? 0) + more);
  return sums;
}

const withTable = (tx: Tx) =>
  tx
    .select({ round: tableRounds, table: teaTables.name })
    .from(tableRounds)
    .innerJoin(tableSessions, eq(tableSessions.id, tableRounds.sessionId))
    .innerJoin(teaTables, eq(teaTables.id, tableSessions.tableId));

export interface RoundFilter {
  sessionId?: string | undefined;
  storeId?: string | undefined;
  /** Rounds with lines that he added, of those that were not taken back. */
  adderId?: string | undefined;
  status?: RoundRow['status'] | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

const matching = ({ sessionId, storeId, adderId, status, from, to }: RoundFilter) =>
  and(
    sessionId ? eq(tableRounds.sessionId, sessionId) : undefined,
    storeId ? eq(tableRounds.storeId, storeId) : undefined,
    adderId
      ? sql`exists (select 1 from ${tableRoundLines} where ${tableRoundLines.roundId} = ${tableRounds.id} and ${tableRoundLines.addedBy} = ${adderId})`
      : undefined,
    adderId && !status ? ne(tableRounds.status, 'withdrawn') : undefined,
    status ? eq(tableRounds.status, status) : undefined,
    from === undefined ? undefined : gte(tableRounds.placedAt, from),
    to === undefined ? undefined : lt(tableRounds.placedAt, to),
  );

/** The newest first. */
export const pageRounds = (tx: Tx, filter: RoundFilter, limit: number, offset: number) =>
  withTable(tx)
    .where(matching(filter))
    .orderBy(desc(tableRounds.placedAt), desc(tableRounds.id))
    .limit(limit)
    .offset(offset);
export const countRounds = (tx: Tx, filter: RoundFilter): Promise<number> => tx.$count(tableRounds, matching(filter));

export async function tableNameOf(tx: Tx, sessionId: string): Promise<string> {
  const [row] = await tx
    .select({ name: teaTables.name })
    .from(tableSessions)
    .innerJoin(teaTables, eq(teaTables.id, tableSessions.tableId))
    .where(eq(tableSessions.id, sessionId));
  return row?.name ?? '';
}

/** Returns that wait in a store, the oldest first. */
export const listWaitingReturns = (tx: Tx, storeId: string, limit: number): Promise<ReturnRow[]> =>
  tx
    .select()
    .from(tableReturns)
    .where(and(eq(tableReturns.storeId, storeId), eq(tableReturns.status, 'applied')))
    .orderBy(asc(tableReturns.at), asc(tableReturns.id))
    .limit(limit);

export const countReturns = (tx: Tx, storeId: string, from: number, to: number): Promise<number> =>
  tx.$count(
    tableReturns,
    and(
      eq(tableReturns.storeId, storeId),
      eq(tableReturns.status, 'passed'),
      gte(tableReturns.at, from),
      lt(tableReturns.at, to),
    ),
  );

/** Paid in a store in [from, to), less what went back: by hour of Asia/Shanghai is the caller's. */
export const listPaidLegs = async (tx: Tx, storeId: string, from: number, to: number) =>
  tx
    .select({ leg: tableLegs })
    .from(tableLegs)
    .innerJoin(tableSessions, eq(tableSessions.id, tableLegs.sessionId))
    .where(
      and(
        eq(tableSessions.storeId, storeId),
        eq(tableLegs.status, 'paid'),
        gte(tableLegs.paidAt, from),
        lt(tableLegs.paidAt, to),
      ),
    );

/** What was ordered most in a store in [from, to). */
export const listHot = (tx: Tx, storeId: string, from: number, to: number, limit: number) => {
  const pieces = sql<number>`sum(${tableRoundLines.qty} - ${tableRoundLines.returned})`.mapWith(Number);
  return tx
    .select({ id: tableRoundLines.itemId, title: sql<string>`max(${tableRoundLines.title})`, pieces })
    .from(tableRoundLines)
    .innerJoin(tableRounds, eq(tableRounds.id, tableRoundLines.roundId))
    .where(
      and(
        eq(tableRounds.storeId, storeId),
        ne(tableRounds.status, 'withdrawn'),
        eq(tableRoundLines.skuId, '0'),
        gte(tableRounds.placedAt, from),
        lt(tableRounds.placedAt, to),
      ),
    )
    .groupBy(tableRoundLines.itemId)
    .orderBy(desc(pieces))
    .limit(limit);
};

/** Rounds, legs and lines of a session go with it to another, or back to where they were made. */
export async function moveAll(tx: Tx, from: { sessionId?: string; homeId?: string }, sessionId: string): Promise<void> {
  const of = (table: typeof tableRounds | typeof tableLegs) =>
    from.homeId === undefined ? eq(table.sessionId, from.sessionId ?? '0') : eq(table.homeId, from.homeId);
  await tx.update(tableRounds).set({ sessionId }).where(of(tableRounds));
  await tx.update(tableLegs).set({ sessionId }).where(of(tableLegs));
}
