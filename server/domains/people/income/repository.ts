/**
 * SQL of income. Rows of an order or of a debtor are locked before they are changed, and every change of a row goes with the sums of its day
 * (`income_days`): nothing else writes either table.
 */
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { lockById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  afterSaleLines,
  afterSales,
  declarations,
  incomeDays,
  incomes,
  members,
  orders,
  type IncomeSource,
  type IncomeStatus,
} from '../../../db/schema';
import { sumOf } from '../../../db/sums';
import { dayOf } from '../../../lib/shanghai';

export type Income = typeof incomes.$inferSelect;

/** Who brought the member, and the member's own grade in the team: none for an account that is closed or closing. */
export async function findTeamPlace(
  tx: Tx,
  memberId: string,
): Promise<{ id: string; inviterId: string | null; teamLevel: number } | undefined> {
  const [row] = await tx
    .select({ id: members.id, inviterId: members.inviterId, teamLevel: members.teamLevel, closeAt: members.closeAt })
    .from(members)
    .where(eq(members.id, memberId));
  return row && { ...row, teamLevel: row.closeAt === null ? row.teamLevel : 0 };
}

/** Adds to the sums of the row's day. */
async function addToDay(tx: Tx, row: Income, status: IncomeStatus, sign: 1 | -1): Promise<void> {
  const { memberId, source } = row;
  const amount = sign * row.amount;
  await tx
    .insert(incomeDays)
    .values({ memberId, day: dayOf(row.createdAt), source, status, back: row.backOf !== null, amount, count: sign })
    .onConflictDoUpdate({
      target: [incomeDays.memberId, incomeDays.day, incomeDays.source, incomeDays.status, incomeDays.back],
      set: { amount: sql`${incomeDays.amount} + ${amount}`, count: sql`${incomeDays.count} + ${sign}` },
    });
}

/** Once per order and member, per refund, per declaration: undefined when it is there already. */
export async function insertIncome(tx: Tx, row: typeof incomes.$inferInsert): Promise<Income | undefined> {
  const [made] = await tx.insert(incomes).values(row).onConflictDoNothing().returning();
  if (made) await addToDay(tx, made, made.status, 1);
  return made;
}

/** Another state of a locked row; its corrections keep their own. */
export async function moveIncome(
  tx: Tx,
  row: Income,
  set: { status: IncomeStatus; settledAt?: number; cancelled?: number },
): Promise<void> {
  await tx.update(incomes).set(set).where(eq(incomes.id, row.id));
  if (set.status === row.status) return;
  await addToDay(tx, row, row.status, -1);
  await addToDay(tx, row, set.status, 1);
}

export async function setOwed(tx: Tx, id: string, owed: number): Promise<void> {
  await tx.update(incomes).set({ owed }).where(eq(incomes.id, id));
}

/** Sets when the pending rows of an order are settled; false when there is none. */
export async function planPending(tx: Tx, orderId: string, settleAt: number): Promise<boolean> {
  const rows = await tx
    .update(incomes)
    .set({ settleAt })
    .where(and(eq(incomes.orderId, orderId), eq(incomes.status, 'pending')))
    .returning({ id: incomes.id });
  return rows.length > 0;
}

/** What an order brought, each with its pending corrections. By member, so that everybody locks in one order. */
export async function lockIncomes(tx: Tx, orderId: string): Promise<{ row: Income; backs: Income[] }[]> {
  const rows = await tx
    .select()
    .from(incomes)
    .where(eq(incomes.orderId, orderId))
    .orderBy(asc(incomes.memberId), asc(incomes.id))
    .for('update');
  return rows
    .filter(({ backOf }) => backOf === null)
    .map((row) => ({
      row,
      backs: rows.filter(({ backOf, status }) => backOf === row.id && status === 'pending'),
    }));
}

export const lockIncome = lockById(incomes);

/** Rows of a member that still owe something, the oldest first. */
export const lockOwing = (tx: Tx, memberId: string): Promise<Income[]> =>
  tx
    .select()
    .from(incomes)
    .where(and(eq(incomes.memberId, memberId), gt(incomes.owed, 0)))
    .orderBy(asc(incomes.id))
    .for('update');

/** Fen of each line that finished after-sales gave back, without `except`. */
export async function refundedLines(tx: Tx, orderId: string, except: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ lineId: afterSaleLines.lineId, refund: sql<number>`sum(${afterSaleLines.refund})`.mapWith(Number) })
    .from(afterSaleLines)
    .innerJoin(afterSales, eq(afterSales.id, afterSaleLines.afterSaleId))
    .where(and(eq(afterSales.orderId, orderId), eq(afterSales.status, 'done'), ne(afterSales.id, except)))
    .groupBy(afterSaleLines.lineId);
  return new Map(rows.map(({ lineId, refund }) => [lineId, refund]));
}

/** Fen that are promised to a member and not settled yet. */
export async function pendingIncome(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${incomeDays.amount})` })
    .from(incomeDays)
    .where(and(eq(incomeDays.memberId, memberId), eq(incomeDays.status, 'pending')));
  return Number(row?.sum ?? 0);
}

/** Fen that refunds still take from what comes next. */
export async function owedIncome(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string | null>`sum(${incomes.owed})` })
    .from(incomes)
    .where(and(eq(incomes.memberId, memberId), gt(incomes.owed, 0)));
  return Number(row?.sum ?? 0);
}

export interface IncomeFilter {
  status?: IncomeStatus;
  sources?: readonly IncomeSource[];
  /** Without corrections. */
  whole?: boolean;
  /** Days `YYYY-MM-DD`: `from` <= day < `to`. */
  from?: string;
  to?: string;
}

const daysOf = (memberId: string, { status, sources, from, to }: IncomeFilter): SQL | undefined =>
  and(
    eq(incomeDays.memberId, memberId),
    status ? eq(incomeDays.status, status) : undefined,
    sources ? inArray(incomeDays.source, [...sources]) : undefined,
    from === undefined ? undefined : gte(incomeDays.day, from),
    to === undefined ? undefined : lt(incomeDays.day, to),
  );

/** A bucket of rows: `count` is without corrections. */
export interface IncomeSum {
  key: string;
  source: IncomeSource;
  status: IncomeStatus;
  amount: number;
  count: number;
  backs: number;
}

/** Sums by source and state, over all days or by `day` or `month`. */
export const sumDays = (
  tx: Tx,
  memberId: string,
  filter: IncomeFilter,
  by: 'all' | 'day' | 'month',
): Promise<IncomeSum[]> => {
  const key = {
    all: sql<string>`''`,
    day: sql<string>`${incomeDays.day}`,
    month: sql<string>`left(${incomeDays.day}, 7)`,
  };
  return tx
    .select({
      key: key[by],
      source: incomeDays.source,
      status: incomeDays.status,
      amount: sql<number>`sum(${incomeDays.amount})`.mapWith(Number),
      count: sumOf(incomeDays.count, sql`not ${incomeDays.back}`),
      backs: sumOf(incomeDays.count, incomeDays.back),
    })
    .from(incomeDays)
    .where(daysOf(memberId, filter))
    .groupBy(sql`1`, incomeDays.source, incomeDays.status)
    .orderBy(sql`1`);
};

/** A row with what it is about. */
export interface IncomeEntry {
  row: Income;
  buyer: string | null;
  order: Pick<typeof orders.$inferSelect, 'no' | 'status' | 'createdAt' | 'paidAt' | 'receivedAt' | 'closedAt'> | null;
  declaration: Pick<typeof declarations.$inferSelect, 'buyerMobile' | 'createdAt' | 'decidedAt'> | null;
}

const entries = (tx: Tx) =>
  tx
    .select({
      row: incomes,
      buyer: members.nickname,
      order: {
        no: orders.no,
        status: orders.status,
        createdAt: orders.createdAt,
        paidAt: orders.paidAt,
        receivedAt: orders.receivedAt,
        closedAt: orders.closedAt,
      },
      declaration: {
        buyerMobile: declarations.buyerMobile,
        createdAt: declarations.createdAt,
        decidedAt: declarations.decidedAt,
      },
    })
    .from(incomes)
    .leftJoin(members, eq(members.id, incomes.fromId))
    .leftJoin(orders, eq(orders.id, incomes.orderId))
    .leftJoin(declarations, eq(declarations.id, incomes.declarationId));

/** The newest first. `range` are instants of `filter.from` and `filter.to`. */
export const pageOfIncomes = (
  tx: Tx,
  memberId: string,
  { status, sources, whole }: IncomeFilter,
  range: { from?: number; to?: number },
  limit: number,
  offset: number,
): Promise<IncomeEntry[]> =>
  entries(tx)
    .where(
      and(
        eq(incomes.memberId, memberId),
        status ? eq(incomes.status, status) : undefined,
        sources ? inArray(incomes.source, [...sources]) : undefined,
        whole ? isNull(incomes.backOf) : undefined,
        range.from === undefined ? undefined : gte(incomes.createdAt, range.from),
        range.to === undefined ? undefined : lt(incomes.createdAt, range.to),
      ),
    )
    .orderBy(desc(incomes.createdAt), desc(incomes.id))
    .limit(limit)
    .offset(offset);

/** Income of an order, by its whole number. */
export const findByOrderNo = (tx: Tx, memberId: string, no: string): Promise<IncomeEntry[]> =>
  entries(tx).where(
    and(
      eq(incomes.memberId, memberId),
      isNull(incomes.backOf),
      inArray(incomes.orderId, tx.select({ id: orders.id }).from(orders).where(eq(orders.no, no))),
    ),
  );

/** By what the books call them, the order or the row itself: a member's own rows, without what refunds took. */
export async function incomeIdsOf(tx: Tx, memberId: string, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select({ id: incomes.id, orderId: incomes.orderId })
    .from(incomes)
    .where(
      and(
        eq(incomes.memberId, memberId),
        isNull(incomes.backOf),
        or(inArray(incomes.orderId, [...keys]), inArray(incomes.id, [...keys])),
      ),
    );
  return new Map(rows.map(({ id, orderId }) => [orderId ?? id, id]));
}

export async function findIncome(tx: Tx, memberId: string, id: string): Promise<IncomeEntry | undefined> {
  const [found] = await entries(tx).where(and(eq(incomes.id, id), eq(incomes.memberId, memberId)));
  return found;
}

/** What refunds took of these rows, by id. */
export async function sumBacks(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: incomes.backOf, sum: sql<number>`-sum(${incomes.amount})`.mapWith(Number) })
    .from(incomes)
    .where(and(isNotNull(incomes.backOf), inArray(incomes.backOf, [...ids]), ne(incomes.status, 'cancelled')))
    .groupBy(incomes.backOf);
  return new Map(rows.flatMap(({ id, sum }) => (id === null ? [] : [[id, sum] as const])));
}

/** The corrections of a row, the oldest first. */
export const listBacks = (tx: Tx, id: string): Promise<Income[]> =>
  tx.select().from(incomes).where(eq(incomes.backOf, id)).orderBy(asc(incomes.createdAt), asc(incomes.id));
