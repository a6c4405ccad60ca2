/** A group that looks for members on a poster. */
import { eq, min } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { campaigns, campaignSkus, goods, groups } from '../../db/schema';

export const groupPoster = async (tx: Tx, _memberId: string, id: string) => {
  const [row] = await tx
    .select({ group: groups, item: goods })
    .from(groups)
    .innerJoin(campaigns, eq(campaigns.id, groups.campaignId))
    .innerJoin(goods, eq(goods.id, campaigns.goodsId))
    .where(eq(groups.id, id));
  if (!row) return undefined;
  const { group, item } = row;
  const [price] = await tx
    .select({ least: min(campaignSkus.price) })
    .from(campaignSkus)
    .where(eq(campaignSkus.campaignId, group.campaignId));
  const lack = group.size - group.joined;
  return {
    title: item.title,
    subtitle: lack > 0 ? `${group.size} 人团，还差 ${lack} 人成团` : `${group.size} 人团，已成团`,
    image: item.images[0],
    ...(price?.least ? { price: price.least } : {}),
    route: `/shop/pages/marketing/wholesale_detail?id=${group.campaignId}&groupId=${id}`,
  };
};
