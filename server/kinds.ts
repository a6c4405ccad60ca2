/** Every table of kinds, filled: the only place that knows all kinds of a thing. A missing kind does not compile. */
import { auctionPayable } from './domains/auction/deposit';
import { groupOfferOf } from './domains/campaign/offer';
import { collectiblePayable } from './domains/collectible/payable';
import { orderPayable } from './domains/order/payable';
import type { Kinds } from './http/context';

export const kinds: Kinds = {
  goodsOffers: { group: groupOfferOf },
  payables: {
    order: orderPayable,
    auction: auctionPayable,
    collectible: collectiblePayable,
    recharge: null,
    points: null,
    vip: null,
    course: null,
    adopt: null,
    booking: null,
    activity: null,
    table: null,
    escrow: null,
    cellar: null,
    exchange: null,
  },
};
