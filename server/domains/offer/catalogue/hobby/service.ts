/** memberV4.hobby*: the member's taste tags and the goods that fit them best. */
import type { DataOf } from '../../../../../src/contract/schemas';
import type { HobbyTag } from '../../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../../db/client';
import { lockMember } from '../../../../db/locks';
import { badRequest } from '../../../../http/errors';
import { offsetOf, PAGE_SIZE, pageOf } from '../../../../http/paging';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import { presentGoodsCard } from '../cards';
import { countOnShelf } from '../repository';
import { findTagIds, listFitting, listTags, replaceHobbies, type TagRow } from './repository';

/** All goods on the shelf: those that fit most of the chosen tags first, the best sellers among equals. */
export async function recommend(
  tx: Tx,
  memberId: string,
  page: number,
  now: number,
): Promise<DataOf<'memberV4.hobbyProduct'>> {
  const [tags, priceViewer] = await Promise.all([listTags(tx, memberId), loadPriceViewer(tx, memberId, now)]);
  const chosen = tags.filter(({ on }) => on);
  const [rows, total] = await Promise.all([listFitting(tx, chosen, PAGE_SIZE, offsetOf(page), now), countOnShelf(tx)]);
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
  if ((await findTagIds(tx, chosen)).length !== chosen.length) throw badRequest('tagIds');
  await replaceHobbies(tx, memberId, chosen);
  return (await listTags(tx, memberId)).map(presentTag);
}

const presentTag = ({ id, label, group, on }: TagRow): HobbyTag => ({ id, label, group, on });
