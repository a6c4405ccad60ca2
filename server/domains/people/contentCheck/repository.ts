/** SQL of content checks. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
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

const UNDECIDED = ['open', 'person'] as const;
const those = (kind: ContentKind, targetId: string, states: readonly CheckRow['state'][]) =>
  and(eq(contentChecks.kind, kind), eq(contentChecks.targetId, targetId), inArray(contentChecks.state, [...states]));

/** Whether a verdict about it is still to come. */
export const isWaiting = async (tx: Tx, kind: ContentKind, targetId: string): Promise<boolean> =>
  (await tx.$count(contentChecks, those(kind, targetId, UNDECIDED))) > 0;

/** Something else was written instead; `andRefused`: why the one before was refused is not told any more. The caller holds the writer's row. */
export async function dropChecks(
  tx: Tx,
  { kind, targetId, andRefused = false }: Pick<CheckRow, 'kind' | 'targetId'> & { andRefused?: boolean },
  now: number,
): Promise<void> {
  const states = andRefused ? ([...UNDECIDED, 'refused'] as const) : UNDECIDED;
  await tx
    .update(contentChecks)
    .set({ state: 'dropped', decidedAt: now })
    .where(those(kind, targetId, states));
}

/** The last of each kind and target. */
export const newestChecks = (tx: Tx, of: readonly ContentKind[], targetIds: readonly string[]): Promise<CheckRow[]> =>
  targetIds.length === 0
    ? Promise.resolve([])
    : tx
        .selectDistinctOn([contentChecks.kind, contentChecks.targetId])
        .from(contentChecks)
        .where(and(inArray(contentChecks.kind, [...of]), inArray(contentChecks.targetId, [...targetIds])))
        .orderBy(contentChecks.kind, contentChecks.targetId, desc(contentChecks.id));

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
