import { eq, sql } from 'drizzle-orm';
import type { Tx } from './client';
import { members } from './schema';

/** Serialises what one member does at the same time: limits are counted behind this lock. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
}

/**
 * What one member sends is carried out one after the other: what a write has read of the member's own rows is still so when it writes. It
 * is nobody's row, and it is taken before anything else, so nobody waits for it who holds what its holder needs.
 */
export async function takeTurn(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7397, hashtext(${memberId}))`);
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
