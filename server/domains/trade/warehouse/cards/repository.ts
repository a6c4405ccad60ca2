/** SQL of documents in lists: their cards, and how many there are. */
import { and, asc, count, desc, eq, gte, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { contains } from '../../../../db/like';
import { withTotal, type Paged } from '../../../../db/paged';
import {
  employees,
  orders,
  stockDocumentLines,
  stockDocuments,
  warehouses,
  type StockDocKind,
  type StockDocStatus,
} from '../../../../db/schema';
import { STOCK_DESK, waitsFor } from '../../../people/employee/desks';
import type { Employee } from '../../../people/employee/repository';
import { isDocument, isOpen, seenBy, type DocRow } from '../repository';

/** The buyer has asked for it. */
const isUrgent = sql<boolean>`(${stockDocuments.kind} = 'sale' and exists (select 1 from ${orders}
  where ${orders.id} = ${stockDocuments.sourceId} and ${orders.remindedDay} <> ''))`;
const ofLines = (what: SQL) =>
  sql<string>`(select ${what} from ${stockDocumentLines} where ${stockDocumentLines.documentId} = ${stockDocuments.id})`;

export interface CardRow {
  doc: DocRow;
  warehouse: string | null;
  picker: string | null;
  urgent: boolean;
  lines: number;
  qty: number;
  picked: number;
  title: string;
}

async function findCards(
  tx: Tx,
  where: SQL | undefined,
  orderBy: SQL[],
  limit: number,
  offset: number,
): Promise<CardRow[]> {
  const rows = await tx
    .select({
      doc: stockDocuments,
      warehouse: warehouses.name,
      picker: employees.name,
      urgent: isUrgent,
      lines: ofLines(sql`count(*)`).mapWith(Number),
      qty: ofLines(sql`coalesce(sum(${stockDocumentLines.qty}), 0)`).mapWith(Number),
      picked: ofLines(sql`coalesce(sum(${stockDocumentLines.picked}), 0)`).mapWith(Number),
      title: sql<string>`coalesce((select ${stockDocumentLines.title} from ${stockDocumentLines}
        where ${stockDocumentLines.documentId} = ${stockDocuments.id} order by ${stockDocumentLines.id} limit 1), '')`,
    })
    .from(stockDocuments)
    .leftJoin(warehouses, eq(warehouses.id, stockDocuments.warehouseId))
    .leftJoin(employees, eq(employees.id, stockDocuments.pickerId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return rows as CardRow[];
}

export async function findCard(tx: Tx, id: string): Promise<CardRow> {
  const [row] = await findCards(tx, eq(stockDocuments.id, id), [asc(stockDocuments.id)], 1, 0);
  return row as CardRow;
}

interface DocFilter {
  viewer: Employee;
  status?: StockDocStatus | undefined;
  kind?: StockDocKind | undefined;
  warehouseId?: string | undefined;
  keyword?: string | undefined;
}

const ofFilter = ({ viewer, kind, warehouseId, keyword }: DocFilter): SQL[] => {
  const asked: (SQL | undefined)[] = [
    seenBy(viewer),
    kind && eq(stockDocuments.kind, kind),
    warehouseId ? eq(stockDocuments.warehouseId, warehouseId) : undefined,
    keyword
      ? or(
          contains(stockDocuments.no, keyword),
          contains(stockDocuments.sourceNo, keyword),
          contains(stockDocuments.target, keyword),
          sql`exists (select 1 from ${stockDocumentLines} where ${stockDocumentLines.documentId} = ${stockDocuments.id}
            and ${contains(stockDocumentLines.title, keyword)})`,
          sql`exists (select 1 from ${orders} where ${orders.id} = ${stockDocuments.sourceId} and ${orders.address}->>'name' = ${keyword})`,
        )
      : undefined,
  ];
  return asked.filter((part) => part !== undefined);
};
const closedOn = (since: number) => and(eq(stockDocuments.status, 'done'), gte(stockDocuments.closedAt, since));

/** One state; without it what is open, and what left since `since`. Urgent first, then who waits longest; what is closed the newest first. */
export async function pageOfDocuments(
  tx: Tx,
  filter: DocFilter,
  since: number,
  limit: number,
  offset: number,
): Promise<Paged<CardRow>> {
  const { status } = filter;
  const state = status ? eq(stockDocuments.status, status) : or(isOpen, closedOn(since));
  const where = and(isDocument, state, ...ofFilter(filter));
  const isClosed = status === 'done' || status === 'void';
  const order = isClosed
    ? [desc(stockDocuments.closedAt), desc(stockDocuments.id)]
    : [
        sql`${stockDocuments.closedAt} nulls first`,
        desc(isUrgent),
        asc(stockDocuments.createdAt),
        asc(stockDocuments.id),
      ];
  return withTotal(await findCards(tx, where, order, limit, offset), limit, offset, () =>
    tx.$count(stockDocuments, where),
  );
}

/** More closed documents than these are not counted for a tab. */
const MOST_COUNTED = 100;

/** Documents that a clerk has still to pick or to check. */
export const countWaiting = async (tx: Tx, clerk: Employee): Promise<number> =>
  waitsFor(clerk, { desk: STOCK_DESK, assigneeId: null })
    ? tx.$count(stockDocuments, and(isDocument, isOpen, seenBy(clerk)))
    : 0;

/** How many documents each state has: of the open ones all, of the closed ones at most so many. */
export async function countStates(tx: Tx, filter: DocFilter): Promise<Record<StockDocStatus, number>> {
  const where = and(isDocument, ...ofFilter(filter));
  const open = await tx
    .select({ status: stockDocuments.status, count: count() })
    .from(stockDocuments)
    .where(and(where, isOpen))
    .groupBy(stockDocuments.status);
  const counts = { pending: 0, picking: 0, checking: 0, done: 0, void: 0 };
  for (const row of open) counts[row.status] = row.count;
  for (const status of ['done', 'void'] as const) {
    const some = tx
      .select({ id: stockDocuments.id })
      .from(stockDocuments)
      .where(and(where, eq(stockDocuments.status, status)))
      .limit(MOST_COUNTED)
      .as('some');
    const [found] = await tx.select({ count: count() }).from(some);
    counts[status] = found?.count ?? 0;
  }
  return counts;
}

/** What is open and what left since `since`, by kind; and of the pending ones those that are urgent. */
export async function countToday(tx: Tx, viewer: Employee, warehouseId: string | undefined, since: number) {
  const where = and(isDocument, or(isOpen, closedOn(since)), ...ofFilter({ viewer, warehouseId }));
  const rows = await tx
    .select({
      kind: stockDocuments.kind,
      all: count(),
      done: sql<number>`count(*) filter (where ${stockDocuments.status} = 'done')`.mapWith(Number),
      urgent: sql<number>`count(*) filter (where ${stockDocuments.status} = 'pending' and ${isUrgent})`.mapWith(Number),
    })
    .from(stockDocuments)
    .where(where)
    .groupBy(stockDocuments.kind);
  return rows as { kind: StockDocKind; all: number; done: number; urgent: number }[];
}

/** The newest documents that the viewer made, picked or passed. */
export const listMine = (tx: Tx, viewer: Employee, limit: number): Promise<CardRow[]> =>
  findCards(
    tx,
    and(
      or(
        eq(stockDocuments.creatorId, viewer.id),
        eq(stockDocuments.pickerId, viewer.id),
        eq(stockDocuments.passerId, viewer.id),
      ),
      seenBy(viewer),
    ),
    [desc(sql`coalesce(${stockDocuments.closedAt}, ${stockDocuments.createdAt})`), desc(stockDocuments.id)],
    limit,
    0,
  );
