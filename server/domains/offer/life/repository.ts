/** SQL of the life circle. */
import { and, asc, count, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { findById, insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  accounts,
  lifeComments,
  lifeLikes,
  lifePosts,
  lifeReports,
  members,
  stores,
  storeVisits,
} from '../../../db/schema';
import type { Person } from '../../people/member/presenter';

export type PostRow = typeof lifePosts.$inferSelect;
export interface FullPost {
  post: PostRow;
  user: Person;
  store: { id: string; name: string } | null;
  liked: boolean;
}

const briefs = {
  userId: members.id,
  no: members.no,
  nickname: members.nickname,
  avatar: members.avatar,
  growth: accounts.available,
};
const growthOf = and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, members.id), eq(accounts.unit, 'growth'));
const personOf = ({ userId: id, ...row }: Omit<Person, 'id'> & { userId: string }): Person => ({ id, ...row });

/** What a member may see: everything that passed, and the own posts that wait. */
const visibleTo = (memberId: string, topic?: string): SQL | undefined =>
  and(
    or(eq(lifePosts.status, 'on'), and(eq(lifePosts.status, 'auditing'), eq(lifePosts.memberId, memberId))),
    topic ? eq(lifePosts.topic, topic) : undefined,
  );

async function fullPosts(
  tx: Tx,
  memberId: string,
  where: SQL | undefined,
  limit: number,
  offset = 0,
): Promise<FullPost[]> {
  // The page is cut first: who wrote them is looked up for its posts only.
  const newestFirst = [desc(lifePosts.at), desc(lifePosts.id)];
  const page = tx
    .select({ id: lifePosts.id })
    .from(lifePosts)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const rows = await tx
    .select({
      post: lifePosts,
      ...briefs,
      storeId: stores.id,
      storeName: stores.name,
      liked: sql<boolean>`exists (select 1 from ${lifeLikes} where ${lifeLikes.postId} = "life_posts"."id" and ${lifeLikes.memberId} = ${memberId}::bigint)`,
    })
    .from(lifePosts)
    .innerJoin(members, eq(members.id, lifePosts.memberId))
    .leftJoin(accounts, growthOf)
    .leftJoin(stores, eq(stores.id, lifePosts.storeId))
    .where(inArray(lifePosts.id, page))
    .orderBy(...newestFirst);
  return rows.map(({ post, storeId, storeName, liked, ...user }) => ({
    post,
    user: personOf(user),
    store: storeId === null ? null : { id: storeId, name: storeName ?? '' },
    liked,
  }));
}

/** What the member may see, of one topic if one is given; the newest first. */
export const findPosts = (
  tx: Tx,
  memberId: string,
  topic: string | undefined,
  limit: number,
  offset: number,
): Promise<FullPost[]> => fullPosts(tx, memberId, visibleTo(memberId, topic), limit, offset);

export const countPosts = (tx: Tx, memberId: string, topic: string | undefined): Promise<number> =>
  tx.$count(lifePosts, visibleTo(memberId, topic));

export async function findPost(tx: Tx, memberId: string, id: string): Promise<FullPost | undefined> {
  const [post] = await fullPosts(tx, memberId, eq(lifePosts.id, id), 1);
  return post;
}

export async function insertPost(tx: Tx, row: typeof lifePosts.$inferInsert): Promise<string> {
  const [post] = await tx.insert(lifePosts).values(row).returning({ id: lifePosts.id });
  if (!post) throw new Error('the post was not written');
  return post.id;
}

export const lockPost = lockById(lifePosts);

export async function updateStatus(tx: Tx, id: string, status: PostRow['status']): Promise<void> {
  await tx.update(lifePosts).set({ status }).where(eq(lifePosts.id, id));
}

/** A post that waits shows to everybody; one that was decided about stays as it is. */
export async function publishPost(tx: Tx, id: string): Promise<void> {
  await tx
    .update(lifePosts)
    .set({ status: 'on' })
    .where(and(eq(lifePosts.id, id), eq(lifePosts.status, 'auditing')));
}

export const insertComment = insertInto(lifeComments);
export const findComment = findById(lifeComments);
export const updateComment = updateById(lifeComments);

interface Said {
  user: Person;
  text: string;
  at: number;
  auditing: boolean;
}

/** Oldest first, by post: what everybody sees, and the member's own that wait. */
export async function findComments(tx: Tx, memberId: string, postIds: string[]): Promise<Map<string, Said[]>> {
  const byPost = new Map<string, Said[]>();
  if (postIds.length === 0) return byPost;
  const rows = await tx
    .select({
      postId: lifeComments.postId,
      text: lifeComments.text,
      at: lifeComments.at,
      status: lifeComments.status,
      ...briefs,
    })
    .from(lifeComments)
    .innerJoin(members, eq(members.id, lifeComments.memberId))
    .leftJoin(accounts, growthOf)
    .where(
      and(
        inArray(lifeComments.postId, postIds),
        or(
          eq(lifeComments.status, 'on'),
          and(eq(lifeComments.status, 'auditing'), eq(lifeComments.memberId, memberId)),
        ),
      ),
    )
    .orderBy(asc(lifeComments.at), asc(lifeComments.id));
  for (const { postId, text, at, status, ...user } of rows) {
    const said = { user: personOf(user), text, at, auditing: status === 'auditing' };
    byPost.set(postId, [...(byPost.get(postId) ?? []), said]);
  }
  return byPost;
}

/** Stores where the member told of a visit, most often first. */
export const findCheckins = (tx: Tx, memberId: string) =>
  tx
    .select({ id: stores.id, name: stores.name, times: count() })
    .from(storeVisits)
    .innerJoin(stores, eq(stores.id, storeVisits.storeId))
    .where(eq(storeVisits.memberId, memberId))
    .groupBy(stores.id, stores.name)
    .orderBy(desc(count()), asc(stores.id));

/** True when this is the member's first like of the post. */
export async function addLike(tx: Tx, memberId: string, postId: string): Promise<boolean> {
  const rows = await tx.insert(lifeLikes).values({ postId, memberId }).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function dropLike(tx: Tx, memberId: string, postId: string): Promise<boolean> {
  const rows = await tx
    .delete(lifeLikes)
    .where(and(eq(lifeLikes.postId, postId), eq(lifeLikes.memberId, memberId)))
    .returning();
  return rows.length > 0;
}

export const moveLikes = (tx: Tx, postId: string, by: 1 | -1) =>
  tx
    .update(lifePosts)
    .set({ likes: sql`greatest(0, ${lifePosts.likes} + ${by}::int)` })
    .where(eq(lifePosts.id, postId));

/** Once per member and post. */
export async function insertReport(tx: Tx, row: typeof lifeReports.$inferInsert): Promise<void> {
  await tx.insert(lifeReports).values(row).onConflictDoNothing();
}

/** The reasons of the reports after `since`, one for each. */
export async function listReasons(tx: Tx, postId: string, since: number): Promise<string[]> {
  const rows = await tx
    .select({ reason: lifeReports.reason })
    .from(lifeReports)
    .where(and(eq(lifeReports.postId, postId), gt(lifeReports.at, since)));
  return rows.map(({ reason }) => reason);
}

/** Members who wrote the post or reported it. */
export async function listParties(tx: Tx, postId: string): Promise<string[]> {
  const author = await tx.select({ id: lifePosts.memberId }).from(lifePosts).where(eq(lifePosts.id, postId));
  const reporters = await tx
    .select({ id: lifeReports.memberId })
    .from(lifeReports)
    .where(eq(lifeReports.postId, postId));
  return [...author, ...reporters].map(({ id }) => id);
}
