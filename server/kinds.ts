/** Every table of kinds, filled: the only place that knows all kinds of a thing. A missing kind does not compile. */
import { groupOfferOf } from './domains/campaign/offer';
import type { Kinds } from './http/context';

export const kinds: Kinds = {
  goodsOffers: { group: groupOfferOf },
};
