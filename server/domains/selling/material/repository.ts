/** SQL of the materials and of who downloaded them. */
import { and, asc, count as counted, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { contains } from '../../../db/like';
import { paged, type Paged } from '../../../db/paged';
import { materialDownloads, materials } from '../../../db/schema';

export type Material = typeof materials.$inferSelect;
export interface Listed {
  material: Material;
  /** null: never, or too long ago. */
  downloadedAt: number | null;
}

export interface Wanted {
  cate?: string | undefined;
  kind?: Material['kind'] | undefined;
  courseId?: string | undefined;
  keyword?: string | undefined;
}
/** Whose downloads count as lately, and from when on. */
export interface Lately {
  memberId: string;
  since: number;
}

const shown = ({ cate, kind, courseId, keyword = '' }: Wanted): SQL | undefined =>
  and(
    eq(materials.status, 'on'),
    cate ? eq(materials.cate, cate) : undefined,
    kind ? eq(materials.kind, kind) : undefined,
    courseId ? eq(materials.courseId, courseId) : undefined,
    keyword === '' ? undefined : contains(materials.title, keyword),
  );
const ofMember = ({ memberId, since }: Lately) =>
  and(
    eq(materialDownloads.materialId, materials.id),
    eq(materialDownloads.memberId, memberId),
    gt(materialDownloads.at, since),
  );
const listed = (tx: Tx) =>
  tx.select({ material: materials, downloadedAt: materialDownloads.at }).from(materials).$dynamic();

export async function pageOfMaterials(
  tx: Tx,
  lately: Lately,
  wanted: Wanted,
  limit: number,
  offset: number,
): Promise<Paged<Listed>> {
  const where = shown(wanted);
  const rows = listed(tx)
    .leftJoin(materialDownloads, ofMember(lately))
    .where(where)
    .orderBy(asc(materials.sort), desc(materials.updatedAt), asc(materials.id));
  return paged(rows, limit, offset, () => tx.$count(materials, where));
}

/** What the member downloaded lately, the last one first. */
export async function pageOfDownloads(
  tx: Tx,
  lately: Lately,
  wanted: Wanted,
  limit: number,
  offset: number,
): Promise<Paged<Listed>> {
  const where = shown(wanted);
  const rows = () => listed(tx).innerJoin(materialDownloads, ofMember(lately)).where(where);
  return paged(rows().orderBy(desc(materialDownloads.at), asc(materials.id)), limit, offset, () =>
    tx.$count(rows().as('found')),
  );
}

/** By class, in the order of the shelf. */
export const countCates = (tx: Tx, wanted: Wanted) =>
  tx
    .select({ cate: materials.cate, count: counted() })
    .from(materials)
    .where(shown(wanted))
    .groupBy(materials.cate)
    .orderBy(sql`min(${materials.sort})`, asc(materials.cate));

export async function findMaterial(tx: Tx, id: string): Promise<Material | undefined> {
  const [row] = await tx
    .select()
    .from(materials)
    .where(and(eq(materials.id, id), eq(materials.status, 'on')));
  return row;
}

/** Of a course, or the newest of all. */
export const listNewest = (tx: Tx, lately: Lately, courseId: string | undefined, limit: number): Promise<Listed[]> =>
  listed(tx)
    .leftJoin(materialDownloads, ofMember(lately))
    .where(shown({ courseId }))
    .orderBy(desc(materials.updatedAt), asc(materials.sort), asc(materials.id))
    .limit(limit);

/** When the member had it the time before; waits for another tap of the same. */
export async function noteDownload(
  tx: Tx,
  memberId: string,
  materialId: string,
  at: number,
): Promise<number | undefined> {
  const [first] = await tx
    .insert(materialDownloads)
    .values({ memberId, materialId, at })
    .onConflictDoNothing()
    .returning({ at: materialDownloads.at });
  if (first) return undefined;
  const where = and(eq(materialDownloads.memberId, memberId), eq(materialDownloads.materialId, materialId));
  const [known] = await tx.select({ at: materialDownloads.at }).from(materialDownloads).where(where).for('update');
  await tx.update(materialDownloads).set({ at }).where(where);
  return known?.at;
}

export async function countDownload(tx: Tx, id: string): Promise<number> {
  const [row] = await tx
    .update(materials)
    .set({ downloads: sql`${materials.downloads} + 1` })
    .where(eq(materials.id, id))
    .returning({ downloads: materials.downloads });
  return row?.downloads ?? 0;
}
