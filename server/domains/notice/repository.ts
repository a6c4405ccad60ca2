/** SQL of messages to members. */
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { notices } from '../../db/schema';

export async function insertNotice(tx: Tx, row: typeof notices.$inferInsert): Promise<void> {
  await tx.insert(notices).values(row);
}

export type NoticeEntry = typeof notices.$inferSelect;
type Box = NoticeEntry['box'];
const inBox = (memberId: string, box: Box | undefined) =>
  and(eq(notices.memberId, memberId), box ? eq(notices.box, box) : undefined);

export const listNotices = (
  tx: Tx,
  { memberId, box, limit, offset }: { memberId: string; box: Box | undefined; limit: number; offset: number },
): Promise<NoticeEntry[]> =>
  tx
    .select()
    .from(notices)
    .where(inBox(memberId, box))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit)
    .offset(offset);

export async function countNotices(tx: Tx, memberId: string, box: Box | undefined): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(notices).where(inBox(memberId, box));
  return row?.total ?? 0;
}

export async function markRead(tx: Tx, memberId: string, { ids, box }: { ids?: string[]; box?: Box }): Promise<void> {
  await tx
    .update(notices)
    .set({ read: true })
    .where(and(inBox(memberId, box), eq(notices.read, false), ids ? inArray(notices.id, ids) : undefined));
}

/** Unread messages of each box that has some. */
export const countUnread = (tx: Tx, memberId: string) =>
  tx
    .select({ box: notices.box, unread: count() })
    .from(notices)
    .where(and(eq(notices.memberId, memberId), eq(notices.read, false)))
    .groupBy(notices.box);
