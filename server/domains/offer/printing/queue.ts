/** What is to be printed, and where (rules 37.1, 37.2). Who asks has the right to; the ticket is whole when it comes here. */
import type { Tx } from '../../../db/client';
import type { Ticket, TicketKind } from '../../../db/schema';
import { schedule } from '../../../db/timers';
import { conflict, refuse } from '../../../http/errors';
import type { Employee } from '../../people/employee/repository';
import { announce } from './announce';
import { FRESH_MS } from './run';
import {
  countFailed,
  dropTickets,
  findPrint,
  insertPrint,
  listFailed,
  listFailedWith,
  listOfOrders,
  listOfSession,
  listPrinters,
  lockPrint,
  setPrint,
  type PrinterRow,
  type PrintRow,
} from './repository';

/** The station whose printers take bills, and whatever no other printer takes. */
export const DESK_STATION = 'desk';
/** What failed longer ago is no news at the counter. */
const NEWS_MS = 12 * 3_600_000;
const NEWS = 50;

export interface Order {
  storeId: string;
  kind: TicketKind;
  /** Of the kitchen; bills and moves go to the desk. */
  station: string;
  ticket: Ticket;
  sessionId?: string;
  orderId?: string;
}

/** A ticket of a station nobody prints for comes out at the desk, else at the first printer there is. */
function printersFor(all: readonly PrinterRow[], station: string): PrinterRow[] {
  const own = all.filter(({ stations }) => stations.includes(station));
  if (own.length > 0) return own;
  const desk = all.filter(({ stations }) => stations.includes(DESK_STATION));
  return desk.length > 0 ? desk : all.slice(0, 1);
}

/** Nothing for a store without printers: it works from its screens. */
export async function queueTicket(tx: Tx, { storeId, station, ...what }: Order, now: number): Promise<PrintRow[]> {
  const rows: PrintRow[] = [];
  for (const printer of printersFor(await listPrinters(tx, storeId), station)) {
    rows.push(await insertPrint(tx, { ...what, storeId, station, printerId: printer.id, at: now }));
    await schedule(tx, 'print.run', printer.id, now);
  }
  return rows;
}

/** A printer that left the store hands over to the one that took its place. */
async function queueAgain(
  tx: Tx,
  row: PrintRow,
  { copies, at }: Pick<PrintRow, 'copies' | 'at'>,
  now: number,
): Promise<void> {
  const all = await listPrinters(tx, row.storeId);
  const printer = all.find(({ id }) => id === row.printerId) ?? printersFor(all, row.station)[0];
  if (!printer) throw refuse('门店没有打印机，请先在店铺资料里添加');
  await setPrint(tx, row.id, { status: 'queued', printerId: printer.id, fault: null, tries: 0, copies, at });
  await schedule(tx, 'print.run', printer.id, now);
}

/**
 * Asked for by hand: a failed one is tried again, and with it what failed at the same printer in the last half hour, in its order; a printed
 * one comes out once more as a copy with its number. One that waits stays where it is. 409 it is gone · 422 no printer is left.
 */
export async function printAgain(tx: Tx, id: string, now: number): Promise<void> {
  const row = await lockPrint(tx, id);
  if (!row) throw conflict('这张小票已不在，请刷新');
  if (row.status === 'printed') await queueAgain(tx, row, { copies: row.copies + 1, at: now }, now);
  if (row.status === 'failed') {
    const others = row.fault === 'stale' ? [] : await listFailedWith(tx, row, now - FRESH_MS);
    const inOrder = [row, ...others].sort((a, b) => a.at - b.at || Number(BigInt(a.id) - BigInt(b.id)));
    // An instant apart, so that they keep their order.
    for (const [i, one] of inOrder.entries()) await queueAgain(tx, one, { copies: one.copies, at: now + i }, now);
  }
  await announce(tx, row.storeId);
}

/** An order was taken back: answers the stations whose ticket is on paper already. */
export async function withdrawTickets(tx: Tx, storeId: string, orderId: string): Promise<string[]> {
  const out = await dropTickets(tx, orderId);
  await announce(tx, storeId);
  return out;
}

/** With the names of their printers. */
export const listFailedPrints = (tx: Tx, storeId: string, now: number) => listFailed(tx, storeId, now - NEWS_MS, NEWS);
/** At the counter of whoever serves tables. */
export const countFailedPrints = (tx: Tx, { areas, storeId }: Employee, now: number): Promise<number> =>
  areas.includes('table') ? countFailed(tx, storeId, now - NEWS_MS) : Promise.resolve(0);
export { findPrint, listOfOrders as listPrintsOf, listOfSession as listPrintsOfSession };
