/** Numbers on the profile page: unread messages, footprints, favourites, coupons. */
import type { NoticeStat } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';
import { countUnread } from '../notice/repository';
import { countChatUnread, countFavourites, countFootprints, countUsableCoupons } from './repository';

/** Unread messages by box; that of conversations has what was said in them too. */
export async function countNotices(tx: Tx, memberId: string): Promise<NoticeStat> {
  const stat: NoticeStat = { total: 0, system: 0, order: 0, service: 0, team: 0, chat: 0 };
  for (const { box, unread } of await countUnread(tx, memberId)) {
    stat[box] += unread;
    stat.total += unread;
  }
  const said = await countChatUnread(tx, memberId);
  stat.chat += said;
  stat.total += said;
  return stat;
}

export async function countSaved(tx: Tx, memberId: string, now: number) {
  const { total, soldOut } = await countFootprints(tx, memberId);
  const coupons = await countUsableCoupons(tx, memberId, now);
  return { footprints: total, collects: await countFavourites(tx, memberId), soldOut, coupons };
}
