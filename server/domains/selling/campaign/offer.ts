/** The running group buying of goods, as their page shows it. */
import type { GoodsOffers } from '../../offer/catalogue/kinds';
import { sharedPart } from '../../../http/shared';
import { findGroupCampaignOf } from './repository';

export const groupOfferOf: GoodsOffers['group'] = sharedPart('group offer', async (tx, goodsId: string, now) => {
  const row = await findGroupCampaignOf(tx, goodsId, now);
  if (!row || row.stock <= row.sold) return undefined;
  return { campaignId: row.campaign.id, size: row.size, price: row.price, open: row.openGroups };
});
