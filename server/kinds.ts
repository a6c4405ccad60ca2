/** Every table of kinds, filled: the only place that knows all kinds of a thing. A missing kind does not compile. */
import { salePart } from './domains/afterSale/orderPart';
import { auctionPayable } from './domains/auction/deposit';
import { groupOfferOf } from './domains/campaign/offer';
import { collectiblePayable } from './domains/collectible/payable';
import { parcelPart } from './domains/fulfilment/orderPart';
import { groupPart } from './domains/groupBuying/orderPart';
import { orderPayable } from './domains/order/payable';
import { reviewPart } from './domains/review/orderPart';
import type { Kinds } from './http/context';

export const kinds: Kinds = {
  goodsOffers: { group: groupOfferOf },
  orderParts: { sales: salePart, group: groupPart, reviews: reviewPart, parcels: parcelPart },
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
