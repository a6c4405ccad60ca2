/** Requests about stored tea, read for their owner. */
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { EscrowRequest } from '../../../src/contract/escrow/schemas';
import type { Tx } from '../../db/client';
import { escrowLots, escrowRequests } from '../../db/schema';
import { forbidden } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { worksIn } from '../employee/desks';
import { findEmployee } from '../employee/repository';
import { lotView } from '../cellar/presenter';
import { pageOfLots, type LotRow } from '../cellar/repository';

export type RequestRow = typeof escrowRequests.$inferSelect;

export const requestView = (row: RequestRow, lot: LotRow): EscrowRequest => ({
  id: row.id,
  no: row.no,
  kind: row.kind,
  lot: lotView(lot),
  qty: row.qty,
  fee: row.fee,
  status: row.status,
  steps: row.steps,
  createdAt: row.createdAt,
});

async function pageOfRequests(tx: Tx, page: number, filter: { memberId?: string; todo?: boolean }) {
  const where = and(
    filter.memberId ? eq(escrowRequests.memberId, filter.memberId) : undefined,
    filter.todo ? inArray(escrowRequests.status, ['applied', 'picking']) : undefined,
  );
  const rows = await tx
    .select({ request: escrowRequests, lot: escrowLots })
    .from(escrowRequests)
    .innerJoin(escrowLots, eq(escrowLots.id, escrowRequests.lotId))
    .where(where)
    .orderBy(desc(escrowRequests.createdAt), desc(escrowRequests.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const [found] = await tx.select({ total: count() }).from(escrowRequests).where(where);
  return pageOf(
    rows.map(({ request, lot }) => requestView(request, lot)),
    found?.total ?? 0,
    page,
  );
}

async function summaryOf(tx: Tx, memberId: string) {
  const [row] = await tx
    .select({
      lots: count(),
      qty: sql<string | null>`sum(${escrowLots.qty})`,
      weight: sql<string | null>`sum(${escrowLots.qty} * ${escrowLots.weight})`,
      guideValue: sql<string | null>`sum(${escrowLots.qty} * ${escrowLots.guideValue})`,
    })
    .from(escrowLots)
    .where(and(eq(escrowLots.memberId, memberId), gt(escrowLots.qty, 0)));
  const todo = await tx.$count(
    escrowRequests,
    and(eq(escrowRequests.memberId, memberId), inArray(escrowRequests.status, ['unpaid', 'applied', 'picking'])),
  );
  return {
    lots: row?.lots ?? 0,
    qty: Number(row?.qty ?? 0),
    weight: Number(row?.weight ?? 0),
    guideValue: Number(row?.guideValue ?? 0),
    todo,
  };
}

/** Own lots and requests; tab todo is the desk of the stock staff (403 for others). */
export async function readEscrow(
  tx: Tx,
  memberId: string,
  { tab = 'lots', page = 1 }: RequestOf<'escrow.index'>,
): Promise<DataOf<'escrow.index'>> {
  const summary = await summaryOf(tx, memberId);
  if (tab === 'lots') {
    const { rows, total } = await pageOfLots(tx, memberId, PAGE_SIZE, offsetOf(page));
    return { summary, lots: pageOf(rows.map(lotView), total, page) };
  }
  if (tab === 'requests') return { summary, requests: await pageOfRequests(tx, page, { memberId }) };
  if (!worksIn(await findEmployee(tx, memberId), 'stock')) throw forbidden();
  return { summary, requests: await pageOfRequests(tx, page, { todo: true }) };
}
