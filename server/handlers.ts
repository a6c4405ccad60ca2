/** Every endpoint's handler, by domain. An endpoint of the contract without a handler does not compile. */
import type { Handlers } from './http/context';
import { addressHandlers } from './domains/address/routes';
import { cartHandlers } from './domains/cart/routes';
import { catalogueHandlers } from './domains/catalogue/routes';
import { collectHandlers } from './domains/collect/routes';
import { contentHandlers } from './domains/content/routes';
import { couponHandlers } from './domains/coupon/routes';
import { feedbackHandlers } from './domains/feedback/routes';
import { fileHandlers } from './domains/file/routes';
import { homeHandlers } from './domains/home/routes';
import { memberHandlers } from './domains/member/routes';
import { orderHandlers } from './domains/order/routes';
import { paymentHandlers } from './domains/payment/routes';
import { searchHandlers } from './domains/search/routes';
import { siteHandlers } from './domains/site/routes';
import { storeHandlers } from './domains/store/routes';

export const handlers: Handlers = {
  ...siteHandlers,
  ...contentHandlers,
  ...memberHandlers,
  ...addressHandlers,
  ...collectHandlers,
  ...feedbackHandlers,
  ...fileHandlers,
  ...catalogueHandlers,
  ...searchHandlers,
  ...homeHandlers,
  ...storeHandlers,
  ...cartHandlers,
  ...couponHandlers,
  ...orderHandlers,
  ...paymentHandlers,
};
