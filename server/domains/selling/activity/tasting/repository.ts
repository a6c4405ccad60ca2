/** SQL of blind tastings. */
import { and, asc, desc, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import {
  activities,
  activitySignups,
  employees,
  goods,
  masters,
  tastingSamples,
  tastingScores,
} from '../../../../db/schema';

export type Sample = typeof tastingSamples.$inferSelect;
export type Score = typeof tastingScores.$inferSelect;

/** By their letters, which say nothing about what they are. */
export const listSamples = (tx: Tx, activityId: string): Promise<Sample[]> =>
  tx.select().from(tastingSamples).where(eq(tastingSamples.activityId, activityId)).orderBy(asc(tastingSamples.letter));

export const listOwnScores = (tx: Tx, memberId: string, activityId: string): Promise<Score[]> =>
  tx
    .select()
    .from(tastingScores)
    .where(and(eq(tastingScores.activityId, activityId), eq(tastingScores.memberId, memberId)));

/** Of everybody: only for what was released. */
export const listScores = (tx: Tx, activityId: string): Promise<Score[]> =>
  tx.select().from(tastingScores).where(eq(tastingScores.activityId, activityId)).orderBy(asc(tastingScores.at));

export async function putScore(tx: Tx, row: Score): Promise<void> {
  await tx
    .insert(tastingScores)
    .values(row)
    .onConflictDoUpdate({ target: [tastingScores.sampleId, tastingScores.memberId], set: row });
}

/** Of the other tastings, which were released, the latest first. */
export const listOwnPast = (tx: Tx, memberId: string, activityId: string): Promise<Score[]> =>
  tx
    .select({ score: tastingScores })
    .from(tastingScores)
    .innerJoin(activities, eq(activities.id, tastingScores.activityId))
    .where(
      and(
        eq(tastingScores.memberId, memberId),
        ne(tastingScores.activityId, activityId),
        isNotNull(activities.releasedAt),
      ),
    )
    .orderBy(desc(tastingScores.at), asc(tastingScores.sampleId))
    .limit(200)
    .then((rows) => rows.map(({ score }) => score));

/** First pictures of what is for sale. */
export async function listCovers(tx: Tx, activityId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: goods.id, images: goods.images })
    .from(tastingSamples)
    .innerJoin(goods, eq(goods.id, tastingSamples.goodsId))
    .where(and(eq(tastingSamples.activityId, activityId), eq(goods.status, 'on')));
  return new Map(rows.map(({ id, images }) => [id, images[0] ?? '']));
}

/** Tastings that began between two instants, which the employee hosted and somebody came to. */
export function countHosted(
  tx: Tx,
  { employeeId, from, until }: { employeeId: string; from: number; until: number },
): Promise<number> {
  const hosts = sql`exists (select 1 from ${masters} join ${employees} on ${employees.no} = ${masters.employeeNo}
    where ${employees.id} = ${employeeId} and ${activities.hostIds} @> jsonb_build_array(${masters.id}::text))`;
  const came = sql`exists (select 1 from ${activitySignups}
    where ${activitySignups.activityId} = ${activities.id} and ${activitySignups.status} = 'checked')`;
  const begun = and(gte(activities.startAt, from), lt(activities.startAt, until));
  return tx.$count(activities, and(eq(activities.kind, 'tasting'), begun, hosts, came));
}
