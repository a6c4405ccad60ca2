/** SQL of the site: its settings, what its configuration names, share links, and the tickets a menu counts. */
import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { channels, feedbacks, hotWords, members, pageContents, shares } from '../../../db/schema';

/** Words that stand for themselves. */
export const listHotWords = (tx: Tx, limit: number): Promise<{ word: string; tag: string }[]> =>
  tx
    .select({ word: hotWords.word, tag: hotWords.tag })
    .from(hotWords)
    .where(isNull(hotWords.meansWord))
    .orderBy(asc(hotWords.sort), asc(hotWords.id))
    .limit(limit);

/** Members with these mobiles who may log in; a partner with the number of the channel. */
export async function listDemoAccounts(
  tx: Tx,
  mobiles: string[],
): Promise<{ name: string; mobile: string; channelNo?: string }[]> {
  const rows = await tx
    .select({ name: members.nickname, mobile: members.mobile, channelNo: channels.no })
    .from(members)
    .leftJoin(channels, and(eq(channels.memberId, members.id), eq(channels.status, 'on')))
    .where(inArray(members.mobile, mobiles))
    .orderBy(asc(members.mobile));
  return rows.map(({ name, mobile, channelNo }) => ({
    name,
    mobile: mobile ?? '',
    ...(channelNo ? { channelNo } : {}),
  }));
}

export const listPageVersions = (tx: Tx, codes: readonly string[]): Promise<{ code: string; version: string }[]> =>
  tx
    .select({ code: pageContents.code, version: pageContents.version })
    .from(pageContents)
    .where(inArray(pageContents.code, [...codes]));

const sharedSince = (memberId: string, since: number) =>
  and(eq(shares.memberId, memberId), gt(shares.createdAt, since));

/** The first share of an address that a member made after `since`. */
export async function findShareId(tx: Tx, memberId: string, url: string, since: number): Promise<string | undefined> {
  const [known] = await tx
    .select({ shareId: shares.shareId })
    .from(shares)
    .where(and(sharedSince(memberId, since), eq(shares.url, url)))
    .orderBy(shares.createdAt)
    .limit(1);
  return known?.shareId;
}

export async function findShare(tx: Tx, shareId: string): Promise<typeof shares.$inferSelect | undefined> {
  const [known] = await tx.select().from(shares).where(eq(shares.shareId, shareId));
  return known;
}

export async function countShares(tx: Tx, memberId: string, since: number): Promise<number> {
  const [made] = await tx.select({ links: count() }).from(shares).where(sharedSince(memberId, since));
  return made?.links ?? 0;
}

export async function insertShare(tx: Tx, row: typeof shares.$inferInsert): Promise<void> {
  await tx.insert(shares).values(row);
}

/** Tickets of a member with an answer that was not looked at. */
export async function countAnswered(tx: Tx, memberId: string): Promise<number> {
  const [answered] = await tx
    .select({ total: count() })
    .from(feedbacks)
    .where(and(eq(feedbacks.memberId, memberId), gt(feedbacks.answeredAt, sql`coalesce(${feedbacks.seenAt}, 0)`)));
  return answered?.total ?? 0;
}
