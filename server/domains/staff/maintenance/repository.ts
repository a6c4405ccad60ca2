/** SQL of what a client's page shows of all of them, and of two clients that become one. */
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../db/client';
import { clientInvites, clientMaints, clientPlans, comeVisits, visitStops } from '../../../db/schema';

export const listMaintsOf = (tx: Tx, clientId: string, most: number) =>
  tx
    .select()
    .from(clientMaints)
    .where(eq(clientMaints.clientId, clientId))
    .orderBy(desc(clientMaints.at), desc(clientMaints.id))
    .limit(most);

/** Invitations that went out. */
export const listInvitesOf = (tx: Tx, clientId: string, most: number) =>
  tx
    .select()
    .from(clientInvites)
    .where(and(eq(clientInvites.clientId, clientId), ne(clientInvites.status, 'draft')))
    .orderBy(desc(clientInvites.updatedAt))
    .limit(most);

/** Tables with rows of a client, by the part they belong to. */
export const TABLES = {
  maint: clientMaints,
  plan: clientPlans,
  invite: clientInvites,
  come: comeVisits,
  visit: visitStops,
} as const;
export type PartName = keyof typeof TABLES;

/** Rows of one client become another's; the ids that moved. */
export async function moveRows(
  tx: Tx,
  part: PartName,
  fromId: string,
  toId: string,
  only: readonly string[] | undefined,
): Promise<string[]> {
  const table: PgTable & { id: PgColumn; clientId: PgColumn } = TABLES[part];
  if (only?.length === 0) return [];
  const rows = await tx
    .update(table)
    .set({ clientId: toId } as never)
    .where(and(eq(table.clientId, fromId), only ? inArray(table.id, [...only]) : undefined))
    .returning({ id: table.id });
  return (rows as { id: unknown }[]).map(({ id }) => String(id));
}
