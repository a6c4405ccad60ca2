/** SQL of messages to members. */
import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { notices } from '../../db/schema';

export async function insertNotice(tx: Tx, row: typeof notices.$inferInsert): Promise<void> {
  await tx.insert(notices).values(row);
}

/** Unread messages of each box that has some. */
export const countUnread = (tx: Tx, memberId: string) =>
  tx
    .select({ box: notices.box, unread: count() })
    .from(notices)
    .where(and(eq(notices.memberId, memberId), eq(notices.read, false)))
    .groupBy(notices.box);
