import { eq, sql } from 'drizzle-orm';
import type { Tx } from './client';
import { members } from './schema';

/** Serialises what one member does at the same time: limits are counted behind this lock. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
}

/** Serialises who brought whom: that there is no circle is seen behind this lock only. */
export async function lockInviters(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7393)`);
}

/** Serialises who gets a red packet out of the budget of a day. */
export async function lockPacketBudget(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7395)`);
}

/** Serialises what processes do at their start: the first one fills an empty database, the others find it filled. */
export async function lockStart(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7389)`);
}
