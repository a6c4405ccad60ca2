/** SQL of taste tags, and of the goods that fit them. */
import { and, asc, desc, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { HobbyTag } from '../../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../../db/client';
import { goods, hobbyTags, memberHobbies } from '../../../../db/schema';
import { normalise } from '../../keyword/grams';
import { append, inStock, onShelf, readCards, type CardRow } from '../repository';

export interface TagRow {
  id: string;
  label: string;
  group: HobbyTag['group'];
  categoryIds: string[];
  match: string[];
  on: boolean;
}

/** All tags; `on` = the member chose it. */
export const listTags = (tx: Tx, memberId: string): Promise<TagRow[]> =>
  tx
    .select({
      id: hobbyTags.id,
      label: hobbyTags.label,
      group: hobbyTags.group,
      categoryIds: hobbyTags.categoryIds,
      match: hobbyTags.match,
      on: sql<boolean>`exists (select 1 from ${memberHobbies} where ${memberHobbies.tagId} = ${hobbyTags.id} and ${memberHobbies.memberId} = ${memberId})`,
    })
    .from(hobbyTags)
    .orderBy(asc(hobbyTags.sort), asc(hobbyTags.id));

/** Ids that are tags. */
export const findTagIds = (tx: Tx, ids: readonly string[]): Promise<{ id: string }[]> =>
  tx
    .select({ id: hobbyTags.id })
    .from(hobbyTags)
    .where(inArray(hobbyTags.id, [...ids]));

export async function replaceHobbies(tx: Tx, memberId: string, tagIds: readonly string[]): Promise<void> {
  await tx.delete(memberHobbies).where(eq(memberHobbies.memberId, memberId));
  await tx.insert(memberHobbies).values(tagIds.map((tagId) => ({ memberId, tagId })));
}

/** So many best sellers are judged by the tags; what sells less follows them in the order of its sales. */
const JUDGED = 1000;

/** All goods on the shelf: those that fit most of the tags first, the best sellers among equals, what is sold out at the end. */
export function listFitting(
  tx: Tx,
  tags: readonly TagRow[],
  limit: number,
  offset: number,
  at: number,
): Promise<CardRow[]> {
  const bySales = [desc(goods.sales), asc(goods.id)];
  const most = offset + limit;
  const fits = tags.flatMap((tag) => fitOf(tag) ?? []);
  const howMany = sql<number>`${sql.join([sql`0`, ...fits.map((fit) => sql`${fit}::int`)], sql` + `)}`;
  const judged = tx
    .select({ id: goods.id, sales: goods.sales, fit: howMany.as('fit') })
    .from(goods)
    .where(and(onShelf, inStock))
    .orderBy(...bySales)
    .limit(JUDGED)
    .as('judged');
  const fitting = tx
    .select({ id: judged.id })
    .from(judged)
    .orderBy(desc(judged.fit), desc(judged.sales), asc(judged.id))
    .limit(most);
  const bestSellers = (stock: SQL, from: number) =>
    tx
      .select({ id: goods.id })
      .from(goods)
      .where(and(onShelf, stock))
      .orderBy(...bySales)
      .limit(most)
      .offset(from);
  const parts = [fitting, bestSellers(inStock, JUDGED), bestSellers(not(inStock), 0)];
  return readCards(tx, append(parts, limit, offset), at);
}

/** A goods fits a tag by its category, or by one of the words in its text. */
function fitOf({ categoryIds, match }: TagRow): SQL | undefined {
  const tests = [
    ...(categoryIds.length > 0
      ? [inArray(goods.rootCategoryId, categoryIds), inArray(goods.categoryId, categoryIds)]
      : []),
    ...match.map((word) => sql`position(${normalise(word)} in ${goods.searchText}) > 0`),
  ];
  return tests.length === 0 ? undefined : sql`(${sql.join(tests, sql` or `)})`;
}
