/** The endpoint table: plain data, the only part of the contract that ships to the client. */
import { activityEndpoints } from './activity/endpoints';
import { afterSaleEndpoints } from './aftersale/endpoints';
import { auctionEndpoints } from './auction/endpoints';
import { cartEndpoints } from './cart/endpoints';
import { channelEndpoints } from './channel/endpoints';
import { collectibleEndpoints } from './collectible/endpoints';
import { contactEndpoints } from './contact/endpoints';
import { couponEndpoints } from './coupon/endpoints';
import { cultureEndpoints } from './culture/endpoints';
import { dingEndpoints } from './ding/endpoints';
import { fileEndpoints } from './file/endpoints';
import { groupEndpoints } from './group/endpoints';
import { memberEndpoints } from './member/endpoints';
import { orderEndpoints } from './order/endpoints';
import { payEndpoints } from './pay/endpoints';
import { promoEndpoints } from './promo/endpoints';
import { shelfEndpoints } from './shelf/endpoints';
import { shopEndpoints } from './shop/endpoints';
import { siteEndpoints } from './site/endpoints';
import { teaEndpoints } from './tea/endpoints';
import { videoEndpoints } from './video/endpoints';
import { wholesaleEndpoints } from './wholesale/endpoints';

export const endpoints = {
  ...siteEndpoints,
  ...memberEndpoints,
  ...fileEndpoints,
  ...payEndpoints,
  ...shopEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...auctionEndpoints,
  ...afterSaleEndpoints,
  ...dingEndpoints,
  ...couponEndpoints,
  ...collectibleEndpoints,
  ...contactEndpoints,
  ...groupEndpoints,
  ...teaEndpoints,
  ...wholesaleEndpoints,
  ...channelEndpoints,
  ...cultureEndpoints,
  ...promoEndpoints,
  ...shelfEndpoints,
  ...activityEndpoints,
  ...videoEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
