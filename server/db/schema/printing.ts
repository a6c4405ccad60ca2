/** Ticket printers of the stores and what they are to print. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, int, json, list, ms, ref, words } from '../columns';

/** What stands on a ticket, whatever it is printed on. Money in fen. */
export interface Ticket {
  /** 出品单, 结账单 ... */
  heading: string;
  /** Where the guests sit, in large letters. */
  place: string;
  facts: { label: string; value: string }[];
  lines: { title: string; qty: number; amount?: number; notes: string[] }[];
  totals: { label: string; amount: number }[];
  note?: string;
  /** What its QR says. */
  qr?: string;
}

export const printers = pgTable(
  'printers',
  {
    id: id(),
    storeId: ref('store_id').notNull(),
    name: text('name').notNull(),
    /** `host:port`, or `virtual:` and a name. */
    address: text('address').notNull(),
    /** Characters of a line; a Chinese one counts twice. */
    width: int('width').notNull().default(48),
    /** Stations whose tickets it prints; DESK_STATION prints bills and what no other does. */
    stations: list('stations'),
    sort: int('sort').notNull().default(0),
  },
  (t) => [index('printers_store').on(t.storeId, t.sort), check('printers_width', sql`${t.width} between 24 and 64`)],
);

export type TicketKind = 'kitchen' | 'bill' | 'return' | 'move';
export type PrintStatus = 'queued' | 'printing' | 'printed' | 'failed';
/** stale: it waited too long to be printed by itself. */
export type PrintFault = 'paperOut' | 'coverOpen' | 'off' | 'stale';

export const printJobs = pgTable(
  'print_jobs',
  {
    id: id(),
    storeId: ref('store_id').notNull(),
    printerId: ref('printer_id').notNull(),
    kind: words<TicketKind>('kind').notNull(),
    station: text('station').notNull(),
    ticket: json<Ticket>('ticket').notNull(),
    /** What it tells of: a table session, and one of its rounds. */
    sessionId: ref('session_id'),
    orderId: ref('order_id'),
    status: words<PrintStatus>('status').notNull().default('queued'),
    fault: words<PrintFault>('fault'),
    /** How often it was asked for beyond the first time; stands on the paper. */
    copies: int('copies').notNull().default(0),
    /** Failed tries in a row. */
    tries: int('tries').notNull().default(0),
    /** When it was asked for: the first time, or anew. */
    at: ms('at').notNull(),
    printedAt: ms('printed_at'),
  },
  (t) => [
    index('print_jobs_waiting')
      .on(t.printerId, t.id)
      .where(sql`${t.status} in ('queued', 'printing')`),
    index('print_jobs_failed')
      .on(t.storeId, t.at)
      .where(sql`${t.status} = 'failed'`),
    index('print_jobs_session').on(t.sessionId),
    check('print_jobs_counts', sql`${t.copies} >= 0 and ${t.tries} >= 0`),
  ],
);
