/** A group that looks for members on a poster. */
import type { Tx } from '../../../db/client';
import { findGroupGoods, leastPrice } from './repository';

export const groupPoster = async (tx: Tx, _memberId: string, id: string) => {
  const row = await findGroupGoods(tx, id);
  if (!row) return undefined;
  const { group, item } = row;
  const price = await leastPrice(tx, group.campaignId);
  const lack = group.size - group.joined;
  return {
    title: item.title,
    subtitle: lack > 0 ? `${group.size} 人团，还差 ${lack} 人成团` : `${group.size} 人团，已成团`,
    image: item.images[0],
    ...(price ? { price } : {}),
    route: `/shop/pages/marketing/wholesale_detail?id=${group.campaignId}&groupId=${id}`,
  };
};
