/** SQL of footprints. */
import { and, desc, eq, gte, inArray, not, sql } from 'drizzle-orm';
import { isId } from '../../../../../src/contract/kit';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { categories, footprints, goods } from '../../../../db/schema';
import { isThere } from '../../../people/member/repository';

type Footprint = typeof footprints.$inferSelect;
export interface FootprintFilter {
  memberId: string;
  /** Nothing older. */
  from: number;
  /** A level-1 category. */
  cateId?: string;
  /** Only goods that are off the shelf, or nothing of which is left. */
  gone?: boolean;
}

/** The level-1 category of a footprint's goods, looked up by its id. */
const rootOf = sql<string>`(select ${goods.rootCategoryId} from ${goods} where ${goods.id} = ${footprints.goodsId})`;

const wanted = ({ memberId, from, cateId, gone }: FootprintFilter) =>
  and(
    eq(footprints.memberId, memberId),
    gte(footprints.viewedAt, from),
    cateId ? sql`${rootOf} = ${isId(cateId) ? cateId : null}::bigint` : undefined,
    gone ? not(isThere) : undefined,
  );

/** The newest first. */
export async function pageOfFootprints(
  tx: Tx,
  filter: FootprintFilter,
  limit: number,
  offset: number,
): Promise<Paged<Footprint>> {
  const where = wanted(filter);
  return paged(
    tx.select().from(footprints).where(where).orderBy(desc(footprints.viewedAt), desc(footprints.id)),
    limit,
    offset,
    () => tx.$count(footprints, where),
  );
}

/** Level-1 categories that were looked at, in their order. */
export async function countCategories(
  tx: Tx,
  filter: FootprintFilter,
): Promise<{ id: string; label: string; count: number }[]> {
  const roots = tx
    .select({ root: rootOf.as('root'), count: sql<number>`count(*)`.mapWith(Number).as('count') })
    .from(footprints)
    .where(wanted(filter))
    // By its place: by name the category would be looked up twice for each footprint.
    .groupBy(sql`1`)
    .as('roots');
  return tx
    .select({ id: categories.id, label: categories.name, count: roots.count })
    .from(roots)
    .innerJoin(categories, eq(categories.id, roots.root))
    .orderBy(categories.sort);
}

/** Own rows only; `ids` undefined = all of them. */
export async function removeFootprints(tx: Tx, memberId: string, ids: readonly string[] | undefined): Promise<void> {
  await tx
    .delete(footprints)
    .where(and(eq(footprints.memberId, memberId), ids === undefined ? undefined : inArray(footprints.id, [...ids])));
}
