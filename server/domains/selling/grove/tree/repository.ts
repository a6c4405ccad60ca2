/** SQL of the trees. */
import { and, asc, count, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { findById } from '../../../../db/byId';
import type { Tx } from '../../../../db/client';
import { paged, type Paged } from '../../../../db/paged';
import { collects, teaTrees } from '../../../../db/schema';

export type TreeRow = typeof teaTrees.$inferSelect;

export const findTree = findById(teaTrees);
export const loadTrees = async (tx: Tx, ids: readonly string[]): Promise<Map<string, TreeRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(teaTrees)
    .where(inArray(teaTrees.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

export async function setTree(tx: Tx, id: string, set: Partial<Pick<TreeRow, 'state' | 'plaque'>>): Promise<void> {
  await tx.update(teaTrees).set(set).where(eq(teaTrees.id, id));
}

export interface TreeFilter {
  fieldId: string;
  free?: boolean | undefined;
  variety?: string | undefined;
  ageMin?: number | undefined;
  ageMax?: number | undefined;
  left?: number | undefined;
  top?: number | undefined;
  right?: number | undefined;
  bottom?: number | undefined;
}
const isFree = and(eq(teaTrees.state, 'free'), eq(teaTrees.reserved, false));
const matching = ({ fieldId, free, variety, ageMin, ageMax, left, top, right, bottom }: TreeFilter) =>
  and(
    eq(teaTrees.fieldId, fieldId),
    free ? isFree : undefined,
    variety === undefined ? undefined : eq(teaTrees.variety, variety),
    ageMin === undefined ? undefined : gte(teaTrees.age, ageMin),
    ageMax === undefined ? undefined : lte(teaTrees.age, ageMax),
    left === undefined ? undefined : gte(teaTrees.x, left),
    right === undefined ? undefined : lte(teaTrees.x, right),
    top === undefined ? undefined : gte(teaTrees.y, top),
    bottom === undefined ? undefined : lte(teaTrees.y, bottom),
  );

export async function pageOfTrees(tx: Tx, filter: TreeFilter, limit: number, offset: number): Promise<Paged<TreeRow>> {
  const where = matching(filter);
  return paged(tx.select().from(teaTrees).where(where).orderBy(asc(teaTrees.id)), limit, offset, () =>
    tx.$count(teaTrees, where),
  );
}

export async function listVarieties(tx: Tx, fieldId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ variety: teaTrees.variety })
    .from(teaTrees)
    .where(eq(teaTrees.fieldId, fieldId))
    .orderBy(asc(teaTrees.variety));
  return rows.map(({ variety }) => variety);
}

/** Among the favourites of the member. */
export const isCollected = async (tx: Tx, memberId: string, treeId: string): Promise<boolean> =>
  (await tx.$count(
    collects,
    and(eq(collects.memberId, memberId), eq(collects.kind, 'tree'), eq(collects.targetId, treeId)),
  )) > 0;

/** Free trees of the field around a place, the nearest first. */
export const listNear = (tx: Tx, { id, fieldId, x, y }: TreeRow, limit: number): Promise<TreeRow[]> =>
  tx
    .select()
    .from(teaTrees)
    .where(and(eq(teaTrees.fieldId, fieldId), isFree, ne(teaTrees.id, id)))
    .orderBy(sql`(${teaTrees.x} - ${x}) ^ 2 + (${teaTrees.y} - ${y}) ^ 2`, asc(teaTrees.id))
    .limit(limit);

/** By field: all trees, those that are free, and those that have an owner: held and reserved ones are neither. */
export async function countTrees(tx: Tx): Promise<Map<string, { total: number; free: number; adopted: number }>> {
  const rows = await tx
    .select({
      fieldId: teaTrees.fieldId,
      total: count(),
      free: sql<number>`count(*) filter (where ${teaTrees.state} = 'free' and not ${teaTrees.reserved})::int`.mapWith(
        Number,
      ),
      adopted: sql<number>`count(*) filter (where ${teaTrees.state} = 'adopted')::int`.mapWith(Number),
    })
    .from(teaTrees)
    .groupBy(teaTrees.fieldId);
  return new Map(rows.map(({ fieldId, ...counts }) => [fieldId, counts]));
}

/** A mark of what the map of a field shows: another one when a tree has changed its state, moved or come. */
export async function markOfStates(tx: Tx, fieldId: string): Promise<string> {
  const [row] = await tx
    .select({
      mark: sql<string>`substr(md5(coalesce(string_agg(${teaTrees.state} || ${teaTrees.reserved} || ${teaTrees.x} || ',' || ${teaTrees.y}, '' order by ${teaTrees.id}), '')), 1, 12)`,
    })
    .from(teaTrees)
    .where(eq(teaTrees.fieldId, fieldId));
  return row?.mark ?? '';
}

/** Where every tree of a field stands, and whether a filter leaves it. */
export const listDots = (
  tx: Tx,
  { fieldId, ...filter }: Pick<TreeFilter, 'fieldId' | 'free' | 'variety' | 'ageMin' | 'ageMax'>,
) =>
  tx
    .select({
      x: teaTrees.x,
      y: teaTrees.y,
      state: teaTrees.state,
      reserved: teaTrees.reserved,
      matches: sql<boolean>`${matching({ fieldId, ...filter })}`,
    })
    .from(teaTrees)
    .where(eq(teaTrees.fieldId, fieldId))
    .orderBy(asc(teaTrees.y), asc(teaTrees.x));
