/** SQL of the reports. Sums are looked up by part, store and day, so what a question costs follows from its days, not from the age of the shop. */
import { and, asc, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  cartItems,
  categories,
  dailyReports,
  employees,
  footprints,
  goods,
  orders,
  reportComments,
  reportCorrections,
  reportMarks,
  reportMonths,
  reportMutes,
  reportSums,
  reportTargets,
  teaTables,
  type SumPart,
} from '../../../db/schema';
import { DAY_MS } from '../../../lib/shanghai';
import { spanParts } from './days';

export type DailyRow = typeof dailyReports.$inferSelect;
export type CorrectionRow = typeof reportCorrections.$inferSelect;
export type CommentRow = typeof reportComments.$inferSelect;
export type TargetRow = typeof reportTargets.$inferSelect;
export type MarkRow = typeof reportMarks.$inferSelect;

/** Days of stores, both ends included. */
export interface Span {
  storeIds: readonly string[];
  from: string;
  to: string;
}
export interface Sum {
  sales: number;
  refunds: number;
  count: number;
  qty: number;
}

const within = (table: { storeId: PgColumn; day: PgColumn }, { storeIds, from, to }: Span): SQL | undefined =>
  and(inArray(table.storeId, [...storeIds]), gte(table.day, from), lte(table.day, to));

const added = {
  sales: sql<number>`sum(sums.sales)`.mapWith(Number),
  refunds: sql<number>`sum(sums.refunds)`.mapWith(Number),
  count: sql<number>`sum(sums.count)`.mapWith(Number),
  qty: sql<number>`sum(sums.qty)`.mapWith(Number),
};
const BY = { day: 'day', month: 'substr(day, 1, 7)', store: 'store_id::text', key: 'key', dayKey: 'day' } as const;

/** The sums of a part, added up by day, month, store or key. What is not asked by day is read off the months where the span has whole ones. */
export async function sumsBy(
  tx: Tx,
  part: SumPart,
  by: keyof typeof BY,
  span: Span,
  key?: string,
): Promise<(Sum & { by: string; key: string })[]> {
  const { months, days } =
    by === 'day' || by === 'dayKey' ? { months: undefined, days: [span] } : spanParts(span.from, span.to);
  const columns = sql.raw('store_id, key, sales, refunds, count, qty');
  const ours = and(
    sql`part = ${part}`,
    inArray(sql`store_id`, [...span.storeIds]),
    key === undefined ? undefined : sql`key = ${key}`,
  );
  const read = [
    ...days.map(
      ({ from, to }) => sql`select day, ${columns} from ${reportSums} where ${ours} and day between ${from} and ${to}`,
    ),
    ...(months
      ? [
          sql`select month as day, ${columns} from ${reportMonths} where ${ours} and month between ${months.from} and ${months.to}`,
        ]
      : []),
  ];
  return tx
    .select({
      by: sql<string>`${sql.raw(BY[by])}`,
      key: by === 'dayKey' ? sql<string>`key` : sql<string>`''`,
      ...added,
    })
    .from(sql`(${sql.join(read, sql` union all `)}) sums`)
    .groupBy(sql`1`, sql`2`);
}

/** Each store's days by themselves: what targets and reports are laid beside. */
export const storeDays = (tx: Tx, parts: readonly SumPart[], span: Span) =>
  tx
    .select()
    .from(reportSums)
    .where(and(inArray(reportSums.part, [...parts]), within(reportSums, span)));

/** Before it there is no data, which is not zero. */
export async function firstDay(tx: Tx, storeIds: readonly string[]): Promise<string | undefined> {
  const [row] = await tx.select({ day: sql<string | null>`min(first.day)` }).from(
    sql`unnest(${sql`array[${sql.join(
      storeIds.map((id) => sql`${id}::bigint`),
      sql`, `,
    )}]`}) store(id), lateral (select day from ${reportSums}
        where part = 'day' and store_id = store.id order by day limit 1) first`,
  );
  return row?.day ?? undefined;
}

export const namesOfGoods = async (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: goods.id, name: goods.title })
    .from(goods)
    .where(inArray(goods.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
export const namesOfClasses = async (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Reports that were handed in, the oldest first: of several of a store and day the last counts (rule 32.5). */
export const listReports = (tx: Tx, span: Span, employeeId?: string) =>
  tx
    .select({ report: dailyReports, name: employees.name })
    .from(dailyReports)
    .leftJoin(employees, eq(employees.id, dailyReports.employeeId))
    .where(
      and(
        within(dailyReports, span),
        eq(dailyReports.status, 'submitted'),
        employeeId === undefined ? undefined : eq(dailyReports.employeeId, employeeId),
      ),
    )
    .orderBy(asc(dailyReports.day), asc(dailyReports.submittedAt), asc(dailyReports.id));
export type Reported = Awaited<ReturnType<typeof listReports>>[number];

/** What the reports that count say of one figure, with what was put right in them; undefined where nobody has reported. */
export async function sumSaid(tx: Tx, figure: string, span: Span): Promise<number | undefined> {
  const counts = tx
    .selectDistinctOn([dailyReports.storeId, dailyReports.day], {
      id: dailyReports.id,
      said: sql<number>`nullif(${dailyReports.values} ->> ${figure}, '')::bigint`.as('said'),
    })
    .from(dailyReports)
    .where(and(within(dailyReports, span), eq(dailyReports.status, 'submitted')))
    .orderBy(dailyReports.storeId, dailyReports.day, desc(dailyReports.submittedAt), desc(dailyReports.id))
    .as('counts');
  const put = tx
    .select({ reportId: reportCorrections.reportId, delta: sql<number>`sum(${reportCorrections.delta})`.as('delta') })
    .from(reportCorrections)
    .where(and(within(reportCorrections, span), eq(reportCorrections.figure, figure)))
    .groupBy(reportCorrections.reportId)
    .as('put');
  const [row] = await tx
    .select({
      reports: sql<number>`count(*)::int`,
      said: sql<number>`coalesce(sum(${counts.said}), 0) + coalesce(sum(${put.delta}), 0)`.mapWith(Number),
    })
    .from(counts)
    .leftJoin(put, eq(put.reportId, counts.id));
  return row && row.reports > 0 ? row.said : undefined;
}

export async function findReport(tx: Tx, id: string): Promise<Reported | undefined> {
  const [row] = await tx
    .select({ report: dailyReports, name: employees.name })
    .from(dailyReports)
    .leftJoin(employees, eq(employees.id, dailyReports.employeeId))
    .where(eq(dailyReports.id, id));
  return row;
}

interface Desk {
  employeeId: string;
  storeId: string;
  day: string;
}
const isOf = ({ employeeId, storeId, day }: Desk) =>
  and(eq(dailyReports.employeeId, employeeId), eq(dailyReports.storeId, storeId), eq(dailyReports.day, day));

export async function findOwn(tx: Tx, desk: Desk): Promise<DailyRow | undefined> {
  const [row] = await tx.select().from(dailyReports).where(isOf(desk));
  return row;
}

/** The one row of an employee, store and day, made when there is none; nobody else writes it until the transaction ends. */
export async function lockOwn(tx: Tx, desk: Desk, now: number): Promise<DailyRow> {
  await tx
    .insert(dailyReports)
    .values({ ...desk, values: {}, draft: {}, savedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(dailyReports).where(isOf(desk)).for('update');
  return row as DailyRow;
}
export const lockReport = lockById(dailyReports);
export const updateReport = updateById(dailyReports);

/** Own reports of a store, by day. */
export const listOwnDays = (tx: Tx, employeeId: string, storeId: string, from: string, to: string) =>
  tx
    .select({ day: dailyReports.day, status: dailyReports.status, late: dailyReports.late })
    .from(dailyReports)
    .where(
      and(
        eq(dailyReports.employeeId, employeeId),
        eq(dailyReports.storeId, storeId),
        gte(dailyReports.day, from),
        lte(dailyReports.day, to),
      ),
    );

export const listCorrections = (tx: Tx, span: Span): Promise<CorrectionRow[]> =>
  tx.select().from(reportCorrections).where(within(reportCorrections, span)).orderBy(desc(reportCorrections.id));
export const insertCorrection = insertInto(reportCorrections);

export const listComments = (tx: Tx, span: Span): Promise<CommentRow[]> =>
  tx.select().from(reportComments).where(within(reportComments, span)).orderBy(asc(reportComments.id));
export const insertComment = insertInto(reportComments);

/** Of the months and days of the span. */
export const listTargets = (tx: Tx, { storeIds, from, to }: Span): Promise<TargetRow[]> =>
  tx
    .select()
    .from(reportTargets)
    .where(
      and(
        inArray(reportTargets.storeId, [...storeIds]),
        gte(reportTargets.period, from.slice(0, 7)),
        lte(reportTargets.period, to),
      ),
    );

export async function putTarget(tx: Tx, row: typeof reportTargets.$inferInsert): Promise<void> {
  const { value, by, at } = row;
  await tx
    .insert(reportTargets)
    .values(row)
    .onConflictDoUpdate({
      target: [reportTargets.storeId, reportTargets.period, reportTargets.figure],
      set: { value, by, at },
    });
}
export async function dropTarget(tx: Tx, row: Pick<TargetRow, 'storeId' | 'period' | 'figure'>): Promise<void> {
  await tx
    .delete(reportTargets)
    .where(
      and(
        eq(reportTargets.storeId, row.storeId),
        eq(reportTargets.period, row.period),
        eq(reportTargets.figure, row.figure),
      ),
    );
}

/** Marks of a store, and those of all of them. */
export const listMarks = (tx: Tx, span: Span): Promise<MarkRow[]> =>
  tx
    .select()
    .from(reportMarks)
    .where(within(reportMarks, { ...span, storeIds: [...new Set([...span.storeIds, '0'])] }))
    .orderBy(asc(reportMarks.day), asc(reportMarks.id));
export const insertMark = insertInto(reportMarks);
/** Whether it was there, and the employee's own. */
export async function deleteMark(tx: Tx, id: string, employeeId: string): Promise<MarkRow | undefined> {
  const [gone] = await tx
    .delete(reportMarks)
    .where(and(eq(reportMarks.id, id), eq(reportMarks.employeeId, employeeId)))
    .returning();
  return gone;
}

export const listMutes = (tx: Tx, employeeIds: readonly string[]) =>
  employeeIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(reportMutes)
        .where(inArray(reportMutes.employeeId, [...employeeIds]));
export async function setMute(tx: Tx, row: typeof reportMutes.$inferInsert, on: boolean): Promise<void> {
  if (on)
    await tx.delete(reportMutes).where(and(eq(reportMutes.employeeId, row.employeeId), eq(reportMutes.kind, row.kind)));
  else await tx.insert(reportMutes).values(row).onConflictDoNothing();
}

/**
 * People between two instants, and how many of them went on: each is counted once. Each day is looked up by itself, so a month of a shop that
 * grows is thirty looks into an index and never a table read as a whole. `storeIds` undefined: of every store.
 */
export async function funnelOf(tx: Tx, from: number, until: number, storeIds?: readonly string[]) {
  const ours = storeIds
    ? sql`and report_store(o.pickup) in (${sql.join(
        storeIds.map((id) => sql`${id}::bigint`),
        sql`, `,
      )})`
    : sql``;
  const days = sql`generate_series(${from}::bigint, ${until}::bigint - 1, ${DAY_MS}::bigint) days(at)`;
  const onDay = (column: SQL) => sql`${column} >= days.at and ${column} < days.at + ${DAY_MS}::bigint`;
  const people = (what: SQL) =>
    sql<number>`(select count(distinct one.member_id)::int from ${days}, lateral (select distinct member_id from ${what}) one)`;
  const [row] = await tx
    .select({
      seen: people(sql`${footprints} f where f.day = day_of(days.at)`),
      carted: people(sql`(select c.member_id from ${cartItems} c where ${onDay(sql`c.created_at`)}
        union all select o.member_id from ${orders} o where ${onDay(sql`o.created_at`)} and o.source = 'cart') carts`),
      ordered: people(sql`${orders} o where ${onDay(sql`o.created_at`)} ${ours}`),
      paid: sql<number>`bought.paid::int`,
      again: sql<number>`bought.again::int`,
    })
    .from(
      sql`(select count(*) as paid, count(*) filter (where times > 1 or
          (select b.id from ${orders} b where b.member_id = buyers.member_id and b.paid_at < ${from} limit 1) is not null) as again
        from (select one.member_id, sum(one.times) as times from ${days}, lateral (select o.member_id, count(*) as times from ${orders} o
          where ${onDay(sql`o.paid_at`)} ${ours} group by o.member_id) one group by one.member_id) buyers) bought`,
    );
  return row as { seen: number; carted: number; ordered: number; paid: number; again: number };
}

/** Who works with reports: in one store, or everywhere. */
export const listReporters = (tx: Tx) =>
  tx
    .select()
    .from(employees)
    .where(sql`${employees.areas} ? 'report'`)
    .orderBy(asc(employees.id));

/** Tables of the stores; one without any is missing. */
export async function countTables(tx: Tx, storeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ storeId: teaTables.storeId, tables: sql<number>`count(*)::int` })
    .from(teaTables)
    .where(inArray(teaTables.storeId, [...storeIds]))
    .groupBy(teaTables.storeId);
  return new Map(rows.map(({ storeId, tables }) => [storeId, tables]));
}
