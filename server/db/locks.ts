import { eq } from 'drizzle-orm';
import type { Tx } from './client';
import { members } from './schema';

/** Serialises what one member does at the same time: limits are counted behind this lock. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
}
