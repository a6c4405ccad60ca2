/** SQL of the tea culture's landing page. */
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { exhibits, goods } from '../../../db/schema';
import { findContents, type ContentRow } from '../../people/content/repository';

export async function findExhibitIds(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: exhibits.goodsId })
    .from(exhibits)
    .innerJoin(goods, and(eq(goods.id, exhibits.goodsId), eq(goods.status, 'on')))
    .orderBy(asc(exhibits.sort))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The scenes of the VR tour. */
export const findVrPage = async (tx: Tx): Promise<ContentRow | undefined> => (await findContents(tx, ['VR']))[0];
