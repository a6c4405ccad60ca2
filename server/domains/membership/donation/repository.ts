/** SQL of donations. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { insertInto, lockById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { paged, type Paged } from '../../../db/paged';
import { donationProjects, donations } from '../../../db/schema';

export type Project = typeof donationProjects.$inferSelect;
export type Donation = typeof donations.$inferSelect;

export const listProjects = (tx: Tx): Promise<Project[]> =>
  tx.select().from(donationProjects).orderBy(asc(donationProjects.sort), asc(donationProjects.id));

export const lockProject = lockById(donationProjects);

/** The newest first. */
export async function pageOfDonations(
  tx: Tx,
  memberId: string,
  limit: number,
  offset: number,
): Promise<Paged<Donation & { project: string }>> {
  const where = eq(donations.memberId, memberId);
  const { rows, total } = await paged(
    tx
      .select({ row: donations, project: donationProjects.title })
      .from(donations)
      .innerJoin(donationProjects, eq(donationProjects.id, donations.projectId))
      .where(where)
      .orderBy(desc(donations.at), desc(donations.id)),
    limit,
    offset,
    () => tx.$count(donations, where),
  );
  return { rows: rows.map(({ row, project }) => ({ ...row, project })), total };
}

export async function sumDonated(tx: Tx, memberId: string): Promise<Record<Donation['unit'], number>> {
  const rows = await tx
    .select({ unit: donations.unit, sum: sql<number>`sum(${donations.value})`.mapWith(Number) })
    .from(donations)
    .where(eq(donations.memberId, memberId))
    .groupBy(donations.unit);
  const of = (unit: Donation['unit']) => rows.find((row) => row.unit === unit)?.sum ?? 0;
  return { money: of('money'), points: of('points') };
}

export const hasGiven = async (tx: Tx, memberId: string, projectId: string): Promise<boolean> =>
  (await tx.$count(donations, and(eq(donations.projectId, projectId), eq(donations.memberId, memberId)))) > 0;

export const insertDonation = insertInto(donations);

export async function addToProject(
  tx: Tx,
  id: string,
  { raised, points, people }: Pick<Project, 'raised' | 'points' | 'people'>,
): Promise<void> {
  await tx
    .update(donationProjects)
    .set({
      raised: sql`${donationProjects.raised} + ${raised}`,
      points: sql`${donationProjects.points} + ${points}`,
      people: sql`${donationProjects.people} + ${people}`,
    })
    .where(eq(donationProjects.id, id));
}

/** Own donations only. */
export async function findDonation(
  tx: Tx,
  memberId: string,
  id: string,
): Promise<{ row: Donation; project: Project } | undefined> {
  const [found] = await tx
    .select({ row: donations, project: donationProjects })
    .from(donations)
    .innerJoin(donationProjects, eq(donationProjects.id, donations.projectId))
    .where(and(eq(donations.id, id), eq(donations.memberId, memberId)));
  return found;
}
