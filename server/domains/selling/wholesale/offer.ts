/** The wholesale ladders of a goods, as its page shows them to wholesalers. */
import { sharedPart } from '../../../http/shared';
import type { GoodsOffers } from '../../offer/catalogue/kinds';
import { loadTiers, loadWholesaleSkus } from './repository';

export const ladderOfferOf: GoodsOffers['wholesale'] = sharedPart('wholesale ladders', async (tx, skuIds: string[]) => {
  const terms = await loadWholesaleSkus(tx, skuIds);
  if (terms.size === 0) return undefined;
  const ladders = await loadTiers(tx, [...terms.keys()]);
  return skuIds.flatMap((skuId) => {
    const term = terms.get(skuId);
    const tiers = ladders.get(skuId);
    return term && tiers ? [{ skuId, moq: term.moq, multiple: term.multiple, tiers }] : [];
  });
});
