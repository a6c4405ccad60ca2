/** SQL of the legs of bills that may stand on an invoice. */
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../../../../db/client';
import { payments, tableLegs, tableRoundLines, tableSessions, teaTables } from '../../../../../db/schema';
import {
  HOLDING_FIRST,
  isOpenPayment,
  notYetInvoiced,
  onePerDocument,
  paidColumns,
  type PaidRow,
  type Span,
} from '../../../../membership/invoice/repository';

const columns = { id: tableLegs.id, no: tableLegs.no, table: teaTables.name, ...paidColumns };
const titled = ({ table, ...row }: Omit<PaidRow, 'title' | 'cover'> & { table: string }): PaidRow => ({
  ...row,
  title: `${table} 堂食账单`,
  cover: '',
});
const paidLegs = (tx: Tx) =>
  tx
    .select(columns)
    .from(payments)
    .innerJoin(tableLegs, eq(tableLegs.id, payments.orderId))
    .innerJoin(tableSessions, eq(tableSessions.id, tableLegs.sessionId))
    .innerJoin(teaTables, eq(teaTables.id, tableSessions.tableId))
    .$dynamic();

/** One more than is shown is read: whether there are others, without counting them all. */
export async function pageOfLegs(tx: Tx, memberId: string, from: number, { limit, offset }: Span) {
  const rows = await paidLegs(tx)
    .where(
      and(
        isOpenPayment(memberId, from),
        eq(payments.orderGroup, 'table'),
        eq(tableLegs.status, 'paid'),
        notYetInvoiced('table'),
      ),
    )
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(limit + 1)
    .offset(offset);
  return { rows: rows.slice(0, limit).map(titled), total: offset + rows.length };
}

/** Paid ones, also those of which everything came back: they have nothing to invoice. */
export async function legsById(tx: Tx, ids: readonly string[]): Promise<PaidRow[]> {
  const rows = await paidLegs(tx)
    .where(
      and(
        eq(payments.orderGroup, 'table'),
        inArray(payments.orderId, [...ids]),
        inArray(payments.status, ['paid', 'refunded']),
        eq(tableLegs.status, 'paid'),
      ),
    )
    .orderBy(asc(tableLegs.id), ...HOLDING_FIRST);
  return onePerDocument(rows).map(titled);
}

/** What each of these legs pays for by name; an even part names nothing. */
export const listLegLines = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({
      title: tableRoundLines.title,
      specText: tableRoundLines.specText,
      qty: tableRoundLines.qty,
      returned: tableRoundLines.returned,
      share: tableRoundLines.share,
    })
    .from(tableRoundLines)
    .where(and(inArray(tableRoundLines.legId, [...ids]), gt(tableRoundLines.share, 0)))
    .orderBy(asc(tableRoundLines.id));
