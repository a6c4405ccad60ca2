/** SQL of content checks. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { findById, insertInto, lockById, updateById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { contentAnswers, contentChecks, contentMedia, type ContentKind } from '../../../db/schema';

export type CheckRow = typeof contentChecks.$inferSelect;
export type MediaRow = typeof contentMedia.$inferSelect;
type AnswerRow = typeof contentAnswers.$inferSelect;

export const insertCheck = insertInto(contentChecks);
export const findCheck = findById(contentChecks);
export const lockCheck = lockById(contentChecks);
export const updateCheck = updateById(contentChecks);

export const insertMedia = insertInto(contentMedia);
export const findMedia = findById(contentMedia);
export const updateMedia = updateById(contentMedia);

export const listMedia = (tx: Tx, checkId: string): Promise<MediaRow[]> =>
  tx.select().from(contentMedia).where(eq(contentMedia.checkId, checkId)).orderBy(asc(contentMedia.id));

export async function findMediaOf(tx: Tx, traceId: string): Promise<MediaRow | undefined> {
  const [row] = await tx.select().from(contentMedia).where(eq(contentMedia.traceId, traceId));
  return row;
}

const undecided = (kind: ContentKind, targetId: string) =>
  and(
    eq(contentChecks.kind, kind),
    eq(contentChecks.targetId, targetId),
    inArray(contentChecks.state, ['open', 'person']),
  );

/** Whether a verdict about it is still to come. */
export const isWaiting = async (tx: Tx, kind: ContentKind, targetId: string): Promise<boolean> =>
  (await tx.$count(contentChecks, undecided(kind, targetId))) > 0;

/** Something else was written instead. The caller holds the writer's row. */
export async function dropChecks(tx: Tx, kind: ContentKind, targetId: string, now: number): Promise<void> {
  await tx.update(contentChecks).set({ state: 'dropped', decidedAt: now }).where(undecided(kind, targetId));
}

/** Whoever books a number and whoever hears its answer come one after the other: the later one finds what the other has written. */
export async function lockTrace(tx: Tx, traceId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7399, hashtext(${traceId}))`);
}

/** The first answer counts. */
export async function keepAnswer(tx: Tx, answer: AnswerRow): Promise<void> {
  await tx.insert(contentAnswers).values(answer).onConflictDoNothing();
}

export async function findAnswer(tx: Tx, traceId: string): Promise<AnswerRow | undefined> {
  const [row] = await tx.select().from(contentAnswers).where(eq(contentAnswers.traceId, traceId));
  return row;
}
