/** SQL of printers and of what they are to print. */
import { and, asc, count, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { findById, lockById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { printers, printJobs, type PrintFault } from '../../../db/schema';

export type PrinterRow = typeof printers.$inferSelect;
export type PrintRow = typeof printJobs.$inferSelect;

export const findPrinter = findById(printers);
export const lockPrint = lockById(printJobs);

export const listPrinters = (tx: Tx, storeId: string): Promise<PrinterRow[]> =>
  tx.select().from(printers).where(eq(printers.storeId, storeId)).orderBy(asc(printers.sort), asc(printers.id));

export async function insertPrint(tx: Tx, row: typeof printJobs.$inferInsert): Promise<PrintRow> {
  const [written] = await tx.insert(printJobs).values(row).returning();
  if (!written) throw new Error('a print job was not written');
  return written;
}

/** What of an order's kitchen tickets has not come out is not to come out any more; the stations that have theirs. */
export async function dropTickets(tx: Tx, orderId: string): Promise<string[]> {
  const own = and(eq(printJobs.orderId, orderId), eq(printJobs.kind, 'kitchen'));
  // Whoever prints one right now is waited for.
  const rows = await tx.select().from(printJobs).where(own).for('update');
  const waiting = rows.filter(({ status }) => status === 'queued' || status === 'failed');
  if (waiting.length > 0)
    await tx.delete(printJobs).where(
      inArray(
        printJobs.id,
        waiting.map(({ id }) => id),
      ),
    );
  return [...new Set(rows.filter((row) => !waiting.includes(row)).map(({ station }) => station))].sort();
}

/** The next ones of a printer in the order in which they were asked for, one on its way before all. */
export const lockWaiting = (tx: Tx, printerId: string): Promise<PrintRow[]> =>
  tx
    .select()
    .from(printJobs)
    .where(and(eq(printJobs.printerId, printerId), inArray(printJobs.status, ['queued', 'printing'])))
    .orderBy(desc(eq(printJobs.status, 'printing')), asc(printJobs.at), asc(printJobs.id))
    .limit(1)
    .for('update');

export const hasQueued = async (tx: Tx, printerId: string): Promise<boolean> =>
  (await tx.$count(printJobs, and(eq(printJobs.printerId, printerId), eq(printJobs.status, 'queued')))) > 0;

/** What nobody printed in time is printed by no machine any more; answers how many that were. */
export async function giveUpOld(tx: Tx, printerId: string, before: number): Promise<number> {
  const old = and(eq(printJobs.printerId, printerId), eq(printJobs.status, 'queued'), lt(printJobs.at, before));
  const fault: PrintFault = 'stale';
  return (await tx.update(printJobs).set({ status: 'failed', fault }).where(old).returning({ id: printJobs.id }))
    .length;
}

export async function setPrint(tx: Tx, id: string, patch: Partial<PrintRow>): Promise<void> {
  await tx.update(printJobs).set(patch).where(eq(printJobs.id, id));
}

/** Failed ones of a printer that were asked for since then, and are not this one. */
export const listFailedWith = (tx: Tx, { id, printerId }: PrintRow, since: number): Promise<PrintRow[]> =>
  tx
    .select()
    .from(printJobs)
    .where(
      and(
        eq(printJobs.printerId, printerId),
        eq(printJobs.status, 'failed'),
        gte(printJobs.at, since),
        ne(printJobs.id, id),
      ),
    )
    .orderBy(asc(printJobs.at), asc(printJobs.id))
    .for('update');

const withPrinter = (tx: Tx) =>
  tx
    .select({ print: printJobs, printer: sql<string>`coalesce(${printers.name}, '')` })
    .from(printJobs)
    .leftJoin(printers, eq(printers.id, printJobs.printerId));

export const listFailed = (tx: Tx, storeId: string, since: number, limit: number) =>
  withPrinter(tx)
    .where(and(eq(printJobs.storeId, storeId), eq(printJobs.status, 'failed'), gte(printJobs.at, since)))
    .orderBy(desc(printJobs.at), desc(printJobs.id))
    .limit(limit);

/** Of a table session, the last one first. */
export const listOfSession = (tx: Tx, sessionId: string) =>
  withPrinter(tx).where(eq(printJobs.sessionId, sessionId)).orderBy(desc(printJobs.at), desc(printJobs.id));

export async function findPrint(tx: Tx, id: string) {
  const [row] = await withPrinter(tx).where(eq(printJobs.id, id));
  return row;
}

export async function countFailed(tx: Tx, storeId: string, since: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(printJobs)
    .where(and(eq(printJobs.storeId, storeId), eq(printJobs.status, 'failed'), gte(printJobs.at, since)));
  return row?.count ?? 0;
}

/** Of rounds, the last one first. */
export const listOfOrders = async (tx: Tx, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? []
    : withPrinter(tx)
        .where(inArray(printJobs.orderId, [...orderIds]))
        .orderBy(desc(printJobs.at), desc(printJobs.id));
