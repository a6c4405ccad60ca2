/** Request and answer schemas of every endpoint. The server imports them as values, the client as types only. */
import { activitySchemas } from './activity/schemas';
import { afterSaleSchemas } from './afterSale/schemas';
import { auctionSchemas } from './auction/schemas';
import { campaignSchemas } from './campaign/schemas';
import { cartSchemas } from './cart/schemas';
import { channelSchemas } from './channel/schemas';
import { collectibleSchemas } from './collectible/schemas';
import { contactSchemas } from './contact/schemas';
import { couponSchemas } from './coupon/schemas';
import { cultureSchemas } from './culture/schemas';
import { taskSchemas } from './task/schemas';
import type { EndpointName, Endpoints } from './endpoints';
import { fileSchemas } from './file/schemas';
import { fulfilmentSchemas } from './fulfilment/schemas';
import { groupBuyingSchemas } from './groupBuying/schemas';
import { join } from './join';
import type { SchemasFor, Static } from './kit';
import { memberSchemas } from './member/schemas';
import { orderSchemas } from './order/schemas';
import { paymentSchemas } from './payment/schemas';
import { promoSchemas } from './promo/schemas';
import { shelfSchemas } from './shelf/schemas';
import { shopSchemas } from './shop/schemas';
import { siteSchemas } from './site/schemas';
import { teaSchemas } from './tea/schemas';
import { videoSchemas } from './video/schemas';
import { wholesaleSchemas } from './wholesale/schemas';

export const schemas = join(
  siteSchemas,
  memberSchemas,
  fileSchemas,
  paymentSchemas,
  shopSchemas,
  cartSchemas,
  orderSchemas,
  campaignSchemas,
  auctionSchemas,
  afterSaleSchemas,
  fulfilmentSchemas,
  taskSchemas,
  couponSchemas,
  collectibleSchemas,
  contactSchemas,
  groupBuyingSchemas,
  teaSchemas,
  wholesaleSchemas,
  channelSchemas,
  cultureSchemas,
  promoSchemas,
  shelfSchemas,
  activitySchemas,
  videoSchemas,
) satisfies SchemasFor<Endpoints>;

/** What a caller sends to `K`; lists and objects are plain values here, the transport makes JSON strings of them. */
export type RequestOf<K extends EndpointName> = Static<(typeof schemas)[K]['request']>;
/** The `data` of a successful answer of `K`. */
export type DataOf<K extends EndpointName> = Static<(typeof schemas)[K]['data']>;
