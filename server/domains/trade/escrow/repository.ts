/** SQL of requests about stored tea, and the sums over a member's lots. Lots themselves are the cellar's. */
import { and, asc, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { findById, insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { escrowLots, escrowRequests, orderLines } from '../../../db/schema';
import { LOOSE, type LotRow } from '../cellar/repository';

export type RequestRow = typeof escrowRequests.$inferSelect;

/** Outbounds of a lot that were not cancelled. */
export const countRequestsOf = (tx: Tx, lotId: string): Promise<number> =>
  tx.$count(
    escrowRequests,
    and(eq(escrowRequests.lotId, lotId), eq(escrowRequests.kind, 'outbound'), ne(escrowRequests.status, 'cancelled')),
  );

/** Outbounds of lots that were not cancelled, the newest first: at most ten of each (rule 15.4). */
export async function listOutboundsOf(
  tx: Tx,
  lots: readonly LotRow[],
): Promise<{ request: RequestRow; lot: LotRow }[]> {
  if (lots.length === 0) return [];
  const rows = await tx
    .select()
    .from(escrowRequests)
    .where(
      and(
        inArray(
          escrowRequests.lotId,
          lots.map(({ id }) => id),
        ),
        eq(escrowRequests.kind, 'outbound'),
        ne(escrowRequests.status, 'cancelled'),
      ),
    )
    .orderBy(desc(escrowRequests.createdAt), desc(escrowRequests.id));
  return rows.flatMap((request) => lots.filter(({ id }) => id === request.lotId).map((lot) => ({ request, lot })));
}

/** A renewal of the lot that waits to be paid. */
export async function findOpenRenewal(tx: Tx, lotId: string): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(escrowRequests)
    .where(and(eq(escrowRequests.lotId, lotId), eq(escrowRequests.kind, 'renew'), eq(escrowRequests.status, 'unpaid')));
  return row;
}

/** A member's requests that are not done yet. */
export const countOpenRequests = (tx: Tx, memberId: string): Promise<number> =>
  tx.$count(
    escrowRequests,
    and(
      eq(escrowRequests.memberId, memberId),
      inArray(escrowRequests.status, ['unpaid', 'applied', 'picking', 'waitAccept']),
    ),
  );

/** Outbounds that nobody picks yet. */
export const countWaiting = (tx: Tx): Promise<number> =>
  tx.$count(escrowRequests, and(eq(escrowRequests.kind, 'outbound'), eq(escrowRequests.status, 'applied')));

/** What of the desk's work stands where, and since when the oldest waits. */
export async function sumWork(tx: Tx): Promise<{ applied: number; picking: number; oldestAt: number | null }> {
  const has = (status: RequestRow['status']) =>
    sql<number>`count(*) filter (where ${escrowRequests.status} = ${status})`.mapWith(Number);
  const [row] = await tx
    .select({
      applied: has('applied'),
      picking: has('picking'),
      oldestAt: sql<number | null>`min(${escrowRequests.createdAt})`.mapWith(Number),
    })
    .from(escrowRequests)
    .where(and(eq(escrowRequests.kind, 'outbound'), inArray(escrowRequests.status, ['applied', 'picking'])));
  return row ?? { applied: 0, picking: 0, oldestAt: null };
}

export const insertRequest = insertInto(escrowRequests);

/** The member's own request with its row locked until the transaction ends. */
export async function lockRequest(tx: Tx, memberId: string, id: string): Promise<RequestRow | undefined> {
  const row = await lockAnyRequest(tx, id);
  return row?.memberId === memberId ? row : undefined;
}

export const lockAnyRequest = lockById(escrowRequests);

export const findRequest = findById(escrowRequests);

export const listRequestsById = (tx: Tx, ids: readonly string[]): Promise<RequestRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(escrowRequests)
        .where(inArray(escrowRequests.id, [...ids]));

/** Gifts that wait for this member's answer, the most urgent first. */
export const listIncoming = (tx: Tx, memberId: string, now: number): Promise<{ request: RequestRow; lot: LotRow }[]> =>
  tx
    .select({ request: escrowRequests, lot: escrowLots })
    .from(escrowRequests)
    .innerJoin(escrowLots, eq(escrowLots.id, escrowRequests.lotId))
    .where(
      and(eq(escrowRequests.toId, memberId), eq(escrowRequests.status, 'waitAccept'), gt(escrowRequests.expireAt, now)),
    )
    .orderBy(escrowRequests.expireAt);

export const updateRequest = updateById(escrowRequests);

/** Requests with their lots, the newest first; `todo` leaves those that the warehouse still has to pick, who waits longest first. */
export async function pageOfRequests(
  tx: Tx,
  filter: { memberId?: string; todo?: boolean },
  limit: number,
  offset: number,
): Promise<Paged<{ request: RequestRow; lot: LotRow }>> {
  const where = and(
    filter.memberId ? eq(escrowRequests.memberId, filter.memberId) : undefined,
    filter.todo
      ? and(eq(escrowRequests.kind, 'outbound'), inArray(escrowRequests.status, ['applied', 'picking']))
      : undefined,
  );
  return paged(
    tx
      .select({ request: escrowRequests, lot: escrowLots })
      .from(escrowRequests)
      .innerJoin(escrowLots, eq(escrowLots.id, escrowRequests.lotId))
      .where(where)
      .orderBy(
        ...(filter.todo ? [asc(escrowRequests.createdAt)] : [desc(escrowRequests.createdAt), desc(escrowRequests.id)]),
      ),
    limit,
    offset,
    () => tx.$count(escrowRequests, where),
  );
}

export async function findLot(tx: Tx, id: string): Promise<LotRow> {
  const [lot] = await tx.select().from(escrowLots).where(eq(escrowLots.id, id));
  return lot as LotRow;
}

/** What a member has in the cellar: lots with something in them, pieces, grams of loose tea, grams and fen of all. */
export async function sumLots(tx: Tx, memberId: string) {
  const [row] = await tx
    .select({
      lots: count(),
      qty: sql<string | null>`sum(${escrowLots.qty}) filter (where ${escrowLots.unit} <> ${LOOSE})`,
      loose: sql<string | null>`sum(${escrowLots.qty}) filter (where ${escrowLots.unit} = ${LOOSE})`,
      weight: sql<string | null>`sum(${escrowLots.qty} * ${escrowLots.weight})`,
      guideValue: sql<string | null>`sum(${escrowLots.qty} * ${escrowLots.guideValue})`,
    })
    .from(escrowLots)
    .where(and(eq(escrowLots.memberId, memberId), gt(escrowLots.qty, 0)));
  return {
    lots: row?.lots ?? 0,
    qty: Number(row?.qty ?? 0),
    loose: Number(row?.loose ?? 0),
    weight: Number(row?.weight ?? 0),
    guideValue: Number(row?.guideValue ?? 0),
  };
}

/** Pieces of an order's line that go to the cellar instead of a parcel. */
export async function storePieces(tx: Tx, lineId: string, qty: number): Promise<void> {
  await tx
    .update(orderLines)
    .set({ storeQty: sql`${orderLines.storeQty} + ${qty}` })
    .where(eq(orderLines.id, lineId));
}
