/** Every endpoint's handler, by domain. An endpoint of the contract without a handler does not compile. */
import { join } from '../src/contract/join';
import type { Handlers } from './http/handler';
import { auditKinds } from './taskKinds';
import { activityHandlers } from './domains/activity/routes';
import { afterSaleHandlers } from './domains/afterSale/routes';
import { addressHandlers } from './domains/address/routes';
import { articleHandlers } from './domains/article/routes';
import { auctionHandlers } from './domains/auction/routes';
import { audioHandlers } from './domains/audio/routes';
import { campaignHandlers } from './domains/campaign/routes';
import { cartHandlers } from './domains/cart/routes';
import { channelHandlers } from './domains/channel/routes';
import { catalogueHandlers } from './domains/catalogue/routes';
import { collectHandlers } from './domains/collect/routes';
import { collectibleHandlers } from './domains/collectible/routes';
import { contactHandlers } from './domains/contact/routes';
import { contentHandlers } from './domains/content/routes';
import { couponHandlers } from './domains/coupon/routes';
import { cultureHandlers } from './domains/culture/routes';
import { fulfilmentHandlers } from './domains/fulfilment/routes';
import { escrowHandlers } from './domains/escrow/routes';
import { feedbackHandlers } from './domains/feedback/routes';
import { fileHandlers } from './domains/file/routes';
import { groupBuyingHandlers } from './domains/groupBuying/routes';
import { homeHandlers } from './domains/home/routes';
import { lifeHandlers } from './domains/life/routes';
import { makerHandlers } from './domains/maker/routes';
import { memberHandlers } from './domains/member/routes';
import { merchantHandlers } from './domains/merchant/routes';
import { orderHandlers } from './domains/order/routes';
import { paymentHandlers } from './domains/payment/routes';
import { salonHandlers } from './domains/salon/routes';
import { promoHandlers } from './domains/promo/routes';
import { reviewHandlers } from './domains/review/routes';
import { searchHandlers } from './domains/search/routes';
import { siteHandlers } from './domains/site/routes';
import { taskHandlers } from './domains/task/routes';
import { shelfHandlers } from './domains/shelf/routes';
import { voucherHandlers } from './domains/voucher/routes';
import { walletHandlers } from './domains/wallet/routes';
import { videoHandlers } from './domains/video/routes';
import { vipHandlers } from './domains/vip/routes';
import { wholesaleHandlers } from './domains/wholesale/routes';
import { traceHandlers } from './domains/trace/routes';

export const handlers: Handlers = join(
  activityHandlers,
  afterSaleHandlers,
  addressHandlers,
  articleHandlers,
  auctionHandlers,
  audioHandlers,
  campaignHandlers,
  cartHandlers,
  channelHandlers,
  catalogueHandlers,
  collectHandlers,
  collectibleHandlers,
  contactHandlers,
  contentHandlers,
  couponHandlers,
  cultureHandlers,
  escrowHandlers,
  feedbackHandlers,
  fileHandlers,
  fulfilmentHandlers,
  groupBuyingHandlers,
  homeHandlers,
  lifeHandlers,
  makerHandlers,
  memberHandlers,
  merchantHandlers,
  orderHandlers,
  paymentHandlers,
  salonHandlers,
  promoHandlers,
  reviewHandlers,
  searchHandlers,
  siteHandlers,
  taskHandlers(auditKinds),
  shelfHandlers,
  voucherHandlers,
  walletHandlers,
  videoHandlers,
  vipHandlers,
  wholesaleHandlers,
  traceHandlers,
);
