/** Every endpoint's handler, by domain. An endpoint of the contract without a handler does not compile. */
import { join } from '../src/contract/join';
import type { Handlers } from './http/handler';
import { auditKinds } from './taskKinds';
import { activityHandlers } from './domains/activity/routes';
import { afterSaleHandlers } from './domains/afterSale/routes';
import { addressHandlers } from './domains/address/routes';
import { articleHandlers } from './domains/article/routes';
import { assetHandlers } from './domains/asset/routes';
import { auctionHandlers } from './domains/auction/routes';
import { audioHandlers } from './domains/audio/routes';
import { businessCardHandlers } from './domains/businessCard/routes';
import { campaignHandlers } from './domains/campaign/routes';
import { cartHandlers } from './domains/cart/routes';
import { cellarClubHandlers } from './domains/cellarClub/routes';
import { channelHandlers } from './domains/channel/routes';
import { catalogueHandlers } from './domains/catalogue/routes';
import { coinHandlers } from './domains/coin/routes';
import { collectHandlers } from './domains/collect/routes';
import { collectibleHandlers } from './domains/collectible/routes';
import { contactHandlers } from './domains/contact/routes';
import { contentHandlers } from './domains/content/routes';
import { couponHandlers } from './domains/coupon/routes';
import { cultureHandlers } from './domains/culture/routes';
import { donationHandlers } from './domains/donation/routes';
import { fulfilmentHandlers } from './domains/fulfilment/routes';
import { escrowHandlers } from './domains/escrow/routes';
import { feedbackHandlers } from './domains/feedback/routes';
import { fileHandlers } from './domains/file/routes';
import { groupBuyingHandlers } from './domains/groupBuying/routes';
import { groveHandlers } from './domains/grove/routes';
import { homeHandlers } from './domains/home/routes';
import { earningsHandlers } from './domains/earnings/routes';
import { identityHandlers } from './domains/identity/routes';
import { invoiceHandlers } from './domains/invoice/routes';
import { lifeHandlers } from './domains/life/routes';
import { loginHandlers } from './domains/login/routes';
import { liveHandlers } from './domains/live/routes';
import { makerHandlers } from './domains/maker/routes';
import { memberHandlers } from './domains/member/routes';
import { merchantHandlers } from './domains/merchant/routes';
import { orderHandlers } from './domains/order/routes';
import { paymentHandlers } from './domains/payment/routes';
import { salonHandlers } from './domains/salon/routes';
import { pointsHandlers } from './domains/points/routes';
import { promoHandlers } from './domains/promo/routes';
import { releaseHandlers } from './domains/release/routes';
import { reviewHandlers } from './domains/review/routes';
import { searchHandlers } from './domains/search/routes';
import { sellerHandlers } from './domains/seller/routes';
import { siteHandlers } from './domains/site/routes';
import { taskHandlers } from './domains/task/routes';
import { stockTakeHandlers } from './domains/stockTake/routes';
import { shelfHandlers } from './domains/shelf/routes';
import { teamHandlers } from './domains/team/routes';
import { voucherHandlers } from './domains/voucher/routes';
import { verificationHandlers } from './domains/verification/routes';
import { walletHandlers } from './domains/wallet/routes';
import { videoHandlers } from './domains/video/routes';
import { vipHandlers } from './domains/vip/routes';
import { warehouseHandlers } from './domains/warehouse/routes';
import { wholesaleHandlers } from './domains/wholesale/routes';
import { withdrawalHandlers } from './domains/withdrawal/routes';
import { traceHandlers } from './domains/trace/routes';

export const handlers: Handlers = join(
  activityHandlers,
  afterSaleHandlers,
  addressHandlers,
  articleHandlers,
  assetHandlers,
  auctionHandlers,
  audioHandlers,
  businessCardHandlers,
  campaignHandlers,
  cartHandlers,
  cellarClubHandlers,
  channelHandlers,
  catalogueHandlers,
  coinHandlers,
  collectHandlers,
  collectibleHandlers,
  contactHandlers,
  contentHandlers,
  couponHandlers,
  cultureHandlers,
  donationHandlers,
  escrowHandlers,
  feedbackHandlers,
  fileHandlers,
  fulfilmentHandlers,
  groupBuyingHandlers,
  groveHandlers,
  homeHandlers,
  earningsHandlers,
  identityHandlers,
  invoiceHandlers,
  lifeHandlers,
  loginHandlers,
  liveHandlers,
  makerHandlers,
  memberHandlers,
  merchantHandlers,
  orderHandlers,
  paymentHandlers,
  salonHandlers,
  pointsHandlers,
  promoHandlers,
  releaseHandlers,
  reviewHandlers,
  searchHandlers,
  sellerHandlers,
  siteHandlers,
  stockTakeHandlers,
  taskHandlers(auditKinds),
  shelfHandlers,
  teamHandlers,
  voucherHandlers,
  verificationHandlers,
  walletHandlers,
  videoHandlers,
  vipHandlers,
  warehouseHandlers,
  wholesaleHandlers,
  withdrawalHandlers,
  traceHandlers,
);
