/** SQL of messages to members. */
import { and, asc, count, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { NOTICE_BOXES } from '../../../../src/contract/member/schemas';
import { findById, insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  employees,
  identities,
  members,
  noticeQuotas,
  notices,
  reminds,
  staffMessages,
  type NoticeSettings,
} from '../../../db/schema';

/** Answers the notice's id. */
export async function insertNotice(tx: Tx, row: typeof notices.$inferInsert): Promise<string> {
  const [made] = await tx.insert(notices).values(row).returning({ id: notices.id });
  if (!made) throw new Error('the notice was not written');
  return made.id;
}

/** Of these members, those who have not yet read such a notice. */
export async function listUnreadOf(
  tx: Tx,
  memberIds: readonly string[],
  { title, link }: { title: string; link: string },
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const such = and(eq(notices.title, title), eq(notices.link, link), UNREAD);
  const rows = await tx
    .selectDistinct({ memberId: notices.memberId })
    .from(notices)
    .where(and(inArray(notices.memberId, [...memberIds]), such));
  return rows.map(({ memberId }) => memberId);
}

/** Of what was written to a member at that moment. */
export async function takeOut(tx: Tx, memberId: string, words: string, at: number): Promise<void> {
  await tx
    .update(notices)
    .set({ text: sql`replace(${notices.text}, ${words}, '')` })
    .where(and(eq(notices.memberId, memberId), eq(notices.createdAt, at)));
}

export const insertStaffMessage = insertInto(staffMessages);
const staffMessageRows = (tx: Tx) =>
  tx
    .select({ id: staffMessages.id, by: employees.name, text: staffMessages.text, at: staffMessages.at })
    .from(staffMessages)
    .leftJoin(employees, eq(employees.id, staffMessages.employeeId));
/** What the staff wrote to a member, the newest first. */
export const listToMember = (tx: Tx, memberId: string, most: number) =>
  staffMessageRows(tx)
    .where(eq(staffMessages.memberId, memberId))
    .orderBy(desc(staffMessages.at), desc(staffMessages.id))
    .limit(most);
/** What was written from a page of the client book. */
export const listToClient = (tx: Tx, clientId: string, most: number) =>
  staffMessageRows(tx)
    .where(eq(staffMessages.clientId, clientId))
    .orderBy(desc(staffMessages.at), desc(staffMessages.id))
    .limit(most);
/** Ids of those that became another client's. */
export async function moveToClient(tx: Tx, fromId: string, toId: string, only?: readonly string[]): Promise<string[]> {
  const moved = await tx
    .update(staffMessages)
    .set({ clientId: toId })
    .where(and(eq(staffMessages.clientId, fromId), only ? inArray(staffMessages.id, [...only]) : undefined))
    .returning({ id: staffMessages.id });
  return moved.map(({ id }) => id);
}

export const findNotice = findById(notices);

/** False when it is not the member's. */
export async function deleteNotice(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(notices)
    .where(and(eq(notices.id, id), eq(notices.memberId, memberId)))
    .returning({ id: notices.id });
  return gone.length > 0;
}

/** The notice beside this one in the whole inbox. */
export async function findBeside(
  tx: Tx,
  { memberId, createdAt, id }: NoticeEntry,
  side: 'newer' | 'older',
): Promise<string | undefined> {
  const [compare, order] = side === 'newer' ? [gt, asc] : [lt, desc];
  const [row] = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.memberId, memberId),
        or(compare(notices.createdAt, createdAt), and(eq(notices.createdAt, createdAt), compare(notices.id, id))),
      ),
    )
    .orderBy(order(notices.createdAt), order(notices.id))
    .limit(1);
  return row?.id;
}

export type NoticeEntry = typeof notices.$inferSelect;
type Box = NoticeEntry['box'];
/** Written out, not a parameter: a plan that is made once uses `notices_unread` only then. */
const UNREAD = sql`not ${notices.read}`;
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

/** The newest of each box: one look into the index of boxes for each, however many lie behind it. */
export function listLast(tx: Tx, memberId: string) {
  const newest = (box: Box) =>
    tx
      .select({ id: notices.id, box: notices.box, title: notices.title, createdAt: notices.createdAt })
      .from(notices)
      .where(inBox(memberId, box))
      .orderBy(desc(notices.createdAt), desc(notices.id))
      .limit(1);
  const [first, second, ...others] = NOTICE_BOXES;
  return unionAll(newest(first), newest(second), ...others.map(newest));
}

export async function countNotices(tx: Tx, memberId: string, box: Box | undefined): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(notices).where(inBox(memberId, box));
  return row?.total ?? 0;
}

/** True when one of them was unread. */
export async function markRead(
  tx: Tx,
  memberId: string,
  { ids, box }: { ids?: string[]; box?: Box },
): Promise<boolean> {
  const read = await tx
    .update(notices)
    .set({ read: true })
    .where(and(inBox(memberId, box), UNREAD, ids ? inArray(notices.id, ids) : undefined))
    .returning({ id: notices.id });
  return read.length > 0;
}

/** Unread messages of each box that has some. */
export const countUnread = (tx: Tx, memberId: string) =>
  tx
    .select({ box: notices.box, unread: count() })
    .from(notices)
    .where(and(eq(notices.memberId, memberId), UNREAD))
    .groupBy(notices.box);

export type Quota = typeof noticeQuotas.$inferSelect;

export const listQuotas = (tx: Tx, memberId: string): Promise<Quota[]> =>
  tx.select().from(noticeQuotas).where(eq(noticeQuotas.memberId, memberId));

/** One more message by this template, up to `most`. */
export async function addQuota(tx: Tx, quota: Omit<Quota, 'left'>, most: number): Promise<void> {
  await tx
    .insert(noticeQuotas)
    .values({ ...quota, left: 1 })
    .onConflictDoUpdate({
      target: [noticeQuotas.memberId, noticeQuotas.templateId],
      set: { left: sql`least(${most}::int, ${noticeQuotas.left} + 1)` },
    });
}

/** A template by which notices of this box may be sent to the member, with its row locked. */
export async function lockQuota(tx: Tx, memberId: string, box: NoticeEntry['box']): Promise<Quota | undefined> {
  if (box === 'chat') return undefined;
  const [row] = await tx
    .select()
    .from(noticeQuotas)
    .where(and(eq(noticeQuotas.memberId, memberId), eq(noticeQuotas.box, box), gt(noticeQuotas.left, 0)))
    .limit(1)
    .for('update');
  return row;
}

export async function hasQuota(tx: Tx, memberId: string, box: NoticeEntry['box']): Promise<boolean> {
  if (box === 'chat') return false;
  const mine = and(eq(noticeQuotas.memberId, memberId), eq(noticeQuotas.box, box), gt(noticeQuotas.left, 0));
  return (await tx.$count(noticeQuotas, mine)) > 0;
}

export async function setQuota(tx: Tx, { memberId, templateId }: Quota, left: number): Promise<void> {
  await tx
    .update(noticeQuotas)
    .set({ left })
    .where(and(eq(noticeQuotas.memberId, memberId), eq(noticeQuotas.templateId, templateId)));
}

/** Who the member is in the mini-program. */
export async function findOpenId(tx: Tx, memberId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ openId: identities.openId })
    .from(identities)
    .where(and(eq(identities.memberId, memberId), eq(identities.provider, 'mini')));
  return row?.openId;
}

export async function findMobile(tx: Tx, memberId: string): Promise<string | undefined> {
  const [row] = await tx.select({ mobile: members.mobile }).from(members).where(eq(members.id, memberId));
  return row?.mobile;
}

export async function findSettings(tx: Tx, memberId: string): Promise<NoticeSettings | undefined> {
  const [row] = await tx.select({ settings: members.noticeSettings }).from(members).where(eq(members.id, memberId));
  return row?.settings;
}

/** What a reminder is about. */
export interface Subject {
  kind: string;
  targetId: string;
}

export async function insertRemind(tx: Tx, row: typeof reminds.$inferInsert): Promise<void> {
  await tx.insert(reminds).values(row).onConflictDoNothing();
}

/** Who wants to be told of it. */
export async function listSubscribers(tx: Tx, { kind, targetId }: Subject): Promise<string[]> {
  const rows = await tx
    .select({ memberId: reminds.memberId })
    .from(reminds)
    .where(and(eq(reminds.kind, kind), eq(reminds.targetId, targetId)));
  return rows.map(({ memberId }) => memberId);
}

export async function findRemind(
  tx: Tx,
  memberId: string,
  { kind, targetId }: Subject,
): Promise<typeof reminds.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(reminds)
    .where(and(eq(reminds.memberId, memberId), eq(reminds.kind, kind), eq(reminds.targetId, targetId)));
  return row;
}

/** The reminder as it was; undefined when there was none. */
export async function deleteRemind(
  tx: Tx,
  memberId: string,
  { kind, targetId }: Subject,
): Promise<typeof reminds.$inferSelect | undefined> {
  const [row] = await tx
    .delete(reminds)
    .where(and(eq(reminds.memberId, memberId), eq(reminds.kind, kind), eq(reminds.targetId, targetId)))
    .returning();
  return row;
}
