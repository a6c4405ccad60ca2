/** The endpoint table: plain data, the only part of the contract that ships to the client. */
import { activityEndpoints } from './activity/endpoints';
import { afterSaleEndpoints } from './afterSale/endpoints';
import { auctionEndpoints } from './auction/endpoints';
import { campaignEndpoints } from './campaign/endpoints';
import { cartEndpoints } from './cart/endpoints';
import { channelEndpoints } from './channel/endpoints';
import { collectibleEndpoints } from './collectible/endpoints';
import { contactEndpoints } from './contact/endpoints';
import { couponEndpoints } from './coupon/endpoints';
import { cultureEndpoints } from './culture/endpoints';
import { taskEndpoints } from './task/endpoints';
import { fileEndpoints } from './file/endpoints';
import { fulfilmentEndpoints } from './fulfilment/endpoints';
import { groupBuyingEndpoints } from './groupBuying/endpoints';
import { join } from './join';
import { memberEndpoints } from './member/endpoints';
import { orderEndpoints } from './order/endpoints';
import { paymentEndpoints } from './payment/endpoints';
import { promoEndpoints } from './promo/endpoints';
import { shelfEndpoints } from './shelf/endpoints';
import { shopEndpoints } from './shop/endpoints';
import { siteEndpoints } from './site/endpoints';
import { teaEndpoints } from './tea/endpoints';
import { videoEndpoints } from './video/endpoints';
import { wholesaleEndpoints } from './wholesale/endpoints';

export const endpoints = join(
  siteEndpoints,
  memberEndpoints,
  fileEndpoints,
  paymentEndpoints,
  shopEndpoints,
  cartEndpoints,
  orderEndpoints,
  campaignEndpoints,
  auctionEndpoints,
  afterSaleEndpoints,
  fulfilmentEndpoints,
  taskEndpoints,
  couponEndpoints,
  collectibleEndpoints,
  contactEndpoints,
  groupBuyingEndpoints,
  teaEndpoints,
  wholesaleEndpoints,
  channelEndpoints,
  cultureEndpoints,
  promoEndpoints,
  shelfEndpoints,
  activityEndpoints,
  videoEndpoints,
);

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
