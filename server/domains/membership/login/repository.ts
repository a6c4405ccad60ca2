/** SQL of the tickets of devices that ask to be let in. */
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { employees, loginTickets } from '../../../db/schema';

export type TicketRow = typeof loginTickets.$inferSelect;

export async function insertTicket(tx: Tx, row: typeof loginTickets.$inferInsert): Promise<void> {
  await tx.insert(loginTickets).values(row);
}

export async function findTicket(tx: Tx, code: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(loginTickets).where(eq(loginTickets.code, code));
  return row;
}

/** With its row locked: two who decide at once do so one after the other. */
export async function lockTicket(tx: Tx, code: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(loginTickets).where(eq(loginTickets.code, code)).for('update');
  return row;
}

export async function findTicketOfToken(tx: Tx, tokenHash: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(loginTickets).where(eq(loginTickets.tokenHash, tokenHash));
  return row;
}

export const listTicketsOfTokens = (tx: Tx, hashes: readonly string[]): Promise<TicketRow[]> =>
  hashes.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(loginTickets)
        .where(inArray(loginTickets.tokenHash, [...hashes]));

/** Of one that waits: the first who scans it has it. */
export async function markScanned(tx: Tx, memberId: string, code: string, now: number): Promise<TicketRow | undefined> {
  const [row] = await tx
    .update(loginTickets)
    .set({ status: 'scanned', memberId })
    .where(
      and(
        eq(loginTickets.code, code),
        eq(loginTickets.status, 'waiting'),
        or(isNull(loginTickets.memberId), eq(loginTickets.memberId, memberId)),
        gt(loginTickets.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

export async function updateTicket(tx: Tx, id: string, set: Partial<typeof loginTickets.$inferInsert>): Promise<void> {
  await tx.update(loginTickets).set(set).where(eq(loginTickets.id, id));
}

/** Name of an employee by the member he is; '' for anybody else. */
export async function employeeName(tx: Tx, memberId: string): Promise<string> {
  const [row] = await tx.select({ name: employees.name }).from(employees).where(eq(employees.memberId, memberId));
  return row?.name ?? '';
}
