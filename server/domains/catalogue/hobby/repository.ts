/** SQL of taste tags, and of the goods that fit them. */
import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { HobbyTag } from '../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../db/client';
import { goods, hobbyTags, memberHobbies } from '../../../db/schema';
import { normalise } from '../../keyword/grams';
import { findCardRows, onShelf, soldOutLast, type CardRow } from '../repository';

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

/** Those of the ids that are tags. */
export const findTagIds = (tx: Tx, ids: readonly string[]): Promise<{ id: string }[]> =>
  tx
    .select({ id: hobbyTags.id })
    .from(hobbyTags)
    .where(inArray(hobbyTags.id, [...ids]));

export async function replaceHobbies(tx: Tx, memberId: string, tagIds: readonly string[]): Promise<void> {
  await tx.delete(memberHobbies).where(eq(memberHobbies.memberId, memberId));
  await tx.insert(memberHobbies).values(tagIds.map((tagId) => ({ memberId, tagId })));
}

/** All goods on the shelf: those that fit most of the tags first, the best sellers among equals. */
export function listFitting(
  tx: Tx,
  tags: readonly TagRow[],
  limit: number,
  offset: number,
  at: number,
): Promise<CardRow[]> {
  const fit = fitOf(tags);
  return findCardRows(tx, {
    where: onShelf,
    orderBy: [soldOutLast, ...(fit ? [sql`${fit} desc`] : []), desc(goods.sales)],
    limit,
    offset,
    at,
  });
}

/** How many of the tags a goods fits: by category, or by one of the words in its text. */
function fitOf(tags: readonly TagRow[]): SQL | undefined {
  const parts = tags.flatMap(({ categoryIds, match }) => {
    const tests = [
      ...(categoryIds.length > 0
        ? [inArray(goods.rootCategoryId, categoryIds), inArray(goods.categoryId, categoryIds)]
        : []),
      ...match.map((word) => sql`position(${normalise(word)} in ${goods.searchText}) > 0`),
    ];
    return tests.length === 0 ? [] : [sql`(${sql.join(tests, sql` or `)})::int`];
  });
  return parts.length === 0 ? undefined : sql`(${sql.join(parts, sql` + `)})`;
}
