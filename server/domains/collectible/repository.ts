/** SQL of collectibles. Writers lock the member, then the issue, then holdings by id: one order everywhere. */
import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { CollectibleSort, HoldingTab } from '../../../src/contract/collectible/schemas';
import type { Tx } from '../../db/client';
import { collectibleOrders, collectibles, collectibleSeries, holdings } from '../../db/schema';
import type { HoldingStatus } from '../../db/schema';
import { sendNotice } from '../notice/send';

export type Collectible = typeof collectibles.$inferSelect;
export type CollectibleOrder = typeof collectibleOrders.$inferSelect;
export type HoldingRow = typeof holdings.$inferSelect;
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
export async function lockIssue(tx: Tx, id: string): Promise<Collectible | undefined> {
  const [row] = await tx.select().from(collectibles).where(eq(collectibles.id, id)).for('update');
  return row;
}

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
): Promise<{ rows: Issue[]; total: number }> {
  const rows = await issueRows(tx)
    .where(hallFilter(query))
    .orderBy(...ORDERS[query.sort], asc(collectibles.id))
    .limit(query.limit)
    .offset(query.offset);
  return { rows: rows.map(flat), total: await tx.$count(collectibles, hallFilter(query)) };
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

/** Pieces of one issue in a member's paid and unpaid orders. */
export async function countBought(tx: Tx, memberId: string, collectibleId: string): Promise<number> {
  const [row] = await tx
    .select({ qty: sql<string | null>`sum(${collectibleOrders.qty})` })
    .from(collectibleOrders)
    .where(
      and(
        eq(collectibleOrders.memberId, memberId),
        eq(collectibleOrders.collectibleId, collectibleId),
        inArray(collectibleOrders.status, ['unpaid', 'paid']),
      ),
    );
  return Number(row?.qty ?? 0);
}

/** States in which the piece still lies in the cellar and belongs to the member. */
const KEPT: HoldingStatus[] = ['held', 'transferring'];

export const countOwned = (tx: Tx, memberId: string, collectibleId: string): Promise<number> =>
  tx.$count(
    holdings,
    and(eq(holdings.memberId, memberId), eq(holdings.collectibleId, collectibleId), inArray(holdings.status, KEPT)),
  );

export async function findOpenOrder(
  tx: Tx,
  memberId: string,
  collectibleId: string,
): Promise<CollectibleOrder | undefined> {
  const [row] = await tx
    .select()
    .from(collectibleOrders)
    .where(
      and(
        eq(collectibleOrders.memberId, memberId),
        eq(collectibleOrders.collectibleId, collectibleId),
        eq(collectibleOrders.status, 'unpaid'),
      ),
    );
  return row;
}

export async function findOrder(tx: Tx, id: string, lock = false): Promise<CollectibleOrder | undefined> {
  const query = tx.select().from(collectibleOrders).where(eq(collectibleOrders.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function findHolding(tx: Tx, id: string, lock = false): Promise<HoldingRow | undefined> {
  const query = tx.select().from(holdings).where(eq(holdings.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

export async function updateHolding(
  tx: Tx,
  id: string,
  set: Partial<typeof holdings.$inferInsert>,
): Promise<HoldingRow> {
  const [row] = await tx.update(holdings).set(set).where(eq(holdings.id, id)).returning();
  return row as HoldingRow;
}

/** What each tab of 我的藏品 shows. */
const TAB_STATUSES: Record<HoldingTab, HoldingStatus[]> = {
  held: ['held'],
  transferring: ['transferring', 'given'],
  redeemed: ['redeeming', 'redeemed'],
};

const mineIn = (memberId: string, tab: HoldingTab) =>
  and(eq(holdings.memberId, memberId), inArray(holdings.status, TAB_STATUSES[tab]));

export const countTab = (tx: Tx, memberId: string, tab: HoldingTab): Promise<number> =>
  tx.$count(holdings, mineIn(memberId, tab));

export const listHoldings = (
  tx: Tx,
  query: { memberId: string; tab: HoldingTab; limit: number; offset: number },
): Promise<HoldingRow[]> =>
  tx
    .select()
    .from(holdings)
    .where(mineIn(query.memberId, query.tab))
    .orderBy(
      // What waits comes before what is over.
      asc(or(eq(holdings.status, 'given'), eq(holdings.status, 'redeemed')) as SQL),
      desc(holdings.updatedAt),
      desc(holdings.id),
    )
    .limit(query.limit)
    .offset(query.offset);

/** Gifts that wait for this member's answer. */
export const listIncoming = (tx: Tx, memberId: string, now: number): Promise<HoldingRow[]> =>
  tx
    .select()
    .from(holdings)
    .where(
      and(eq(holdings.toId, memberId), eq(holdings.status, 'transferring'), sql`${holdings.transferExpireAt} > ${now}`),
    )
    .orderBy(asc(holdings.transferExpireAt));

export const listSaved = (tx: Tx, memberId: string): Promise<{ collectibleId: string }[]> =>
  tx
    .select({ collectibleId: holdings.collectibleId })
    .from(holdings)
    .where(and(eq(holdings.memberId, memberId), inArray(holdings.status, KEPT)));

/** A line in the service box of the member's messages, with a link into 我的藏品. */
export async function notify(
  tx: Tx,
  notice: { memberId: string; title: string; text: string; image?: string; link: string; at: number },
): Promise<void> {
  const { memberId, ...words } = notice;
  await sendNotice(tx, memberId, { ...words, box: 'service' });
}
