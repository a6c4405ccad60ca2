/** The endpoint table: plain data, the only part of the contract that ships to the client. */
import { cartEndpoints } from './cart/endpoints';
import { couponEndpoints } from './coupon/endpoints';
import { fileEndpoints } from './file/endpoints';
import { groupEndpoints } from './group/endpoints';
import { memberEndpoints } from './member/endpoints';
import { orderEndpoints } from './order/endpoints';
import { payEndpoints } from './pay/endpoints';
import { shopEndpoints } from './shop/endpoints';
import { siteEndpoints } from './site/endpoints';
import { teaEndpoints } from './tea/endpoints';

export const endpoints = {
  ...siteEndpoints,
  ...memberEndpoints,
  ...fileEndpoints,
  ...payEndpoints,
  ...shopEndpoints,
  ...cartEndpoints,
  ...orderEndpoints,
  ...couponEndpoints,
  ...groupEndpoints,
  ...teaEndpoints,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
