/** SQL of what members keep, and of the kept things that no other list reads by their ids. */
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { articles, collectibles, collects, masters, teaFields, teaTrees } from '../../../../db/schema';

type Collect = typeof collects.$inferSelect;

export const countKinds = (tx: Tx, memberId: string): Promise<{ kind: string; total: number }[]> =>
  tx
    .select({ kind: collects.kind, total: count() })
    .from(collects)
    .where(eq(collects.memberId, memberId))
    .groupBy(collects.kind);

/** The newest first. */
export async function pageOfFavourites(
  tx: Tx,
  memberId: string,
  kind: string | undefined,
  limit: number,
  offset: number,
): Promise<Paged<Collect>> {
  const where = and(eq(collects.memberId, memberId), kind ? eq(collects.kind, kind) : undefined);
  return paged(
    tx.select().from(collects).where(where).orderBy(desc(collects.at), desc(collects.id)),
    limit,
    offset,
    () => tx.$count(collects, where),
  );
}

export const listArticles = (tx: Tx, ids: readonly string[]) =>
  tx
    .select()
    .from(articles)
    .where(inArray(articles.id, [...ids]));

export const listMasters = (tx: Tx, ids: readonly string[]) =>
  tx
    .select()
    .from(masters)
    .where(inArray(masters.id, [...ids]));

export const listCollectibles = (tx: Tx, ids: readonly string[]) =>
  tx
    .select()
    .from(collectibles)
    .where(inArray(collectibles.id, [...ids]));

export const listTrees = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({
      id: teaTrees.id,
      code: teaTrees.code,
      age: teaTrees.age,
      variety: teaTrees.variety,
      state: teaTrees.state,
      reserved: teaTrees.reserved,
      field: teaFields.name,
    })
    .from(teaTrees)
    .innerJoin(teaFields, eq(teaFields.id, teaTrees.fieldId))
    .where(inArray(teaTrees.id, [...ids]));
