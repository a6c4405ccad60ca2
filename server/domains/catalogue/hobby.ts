/** memberV4.hobby*: the member's taste tags and the goods that fit them best. */
import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { DataOf } from '../../../src/contract/schemas';
import type { HobbyTag } from '../../../src/contract/catalogue/schemas';
import type { Tx } from '../../db/client';
import { lockMember } from '../../db/locks';
import { goods, hobbyTags, memberHobbies } from '../../db/schema';
import { badRequest } from '../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../http/paging';
import { loadPriceViewer } from '../pricing/viewer';
import { normalise } from '../keyword/grams';
import { findCardRows, inStock } from './cardRows';
import { presentGoodsCard } from './cards';

/** All goods on the shelf: those that fit most of the chosen tags first, the best sellers among equals. */
export async function recommend(
  tx: Tx,
  memberId: string,
  page: number,
  now: number,
): Promise<DataOf<'memberV4.hobbyProduct'>> {
  const [tags, priceViewer] = await Promise.all([loadTags(tx, memberId), loadPriceViewer(tx, memberId, now)]);
  const fit = fitOf(tags.filter(({ on }) => on));
  const onShelf = eq(goods.status, 'on');
  const [rows, total] = await Promise.all([
    findCardRows(tx, {
      where: onShelf,
      orderBy: [desc(inStock), ...(fit ? [sql`${fit} desc`] : []), desc(goods.sales)],
      limit: PAGE_SIZE,
      offset: offsetOf(page),
      at: now,
    }),
    tx.$count(goods, onShelf),
  ]);
  return {
    tags: tags.map(presentTag),
    goods: pageOf(
      rows.map((row) => presentGoodsCard(row, priceViewer)),
      total,
      page,
    ),
  };
}

/** Replaces the member's tags. Refuses ids that are no tags. */
export async function saveHobbies(tx: Tx, memberId: string, tagIds: string[]): Promise<HobbyTag[]> {
  await lockMember(tx, memberId);
  const chosen = [...new Set(tagIds)];
  const known = await tx.select({ id: hobbyTags.id }).from(hobbyTags).where(inArray(hobbyTags.id, chosen));
  if (known.length !== chosen.length) throw badRequest('tagIds');
  await tx.delete(memberHobbies).where(eq(memberHobbies.memberId, memberId));
  await tx.insert(memberHobbies).values(chosen.map((tagId) => ({ memberId, tagId })));
  return (await loadTags(tx, memberId)).map(presentTag);
}

interface TagRow {
  id: string;
  label: string;
  group: HobbyTag['group'];
  categoryIds: string[];
  match: string[];
  on: boolean;
}

async function loadTags(tx: Tx, memberId: string): Promise<TagRow[]> {
  return tx
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
}

const presentTag = ({ id, label, group, on }: TagRow): HobbyTag => ({ id, label, group, on });

/** How many of the tags a goods fits: by category, or by one of the words in its text. */
function fitOf(tags: TagRow[]): SQL | undefined {
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
