/** Every endpoint's handler, by domain. An endpoint of the contract without a handler does not compile. */
import { join } from '../src/contract/join';
import type { Handlers } from './http/handler';
import { auditKinds } from './taskKinds';
import { activityHandlers } from './domains/selling/activity/routes';
import { afterSaleHandlers } from './domains/trade/afterSale/routes';
import { addressHandlers } from './domains/people/address/routes';
import { articleHandlers } from './domains/offer/article/routes';
import { assetHandlers } from './domains/staff/asset/routes';
import { auctionHandlers } from './domains/selling/auction/routes';
import { audioHandlers } from './domains/offer/audio/routes';
import { businessCardHandlers } from './domains/staff/businessCard/routes';
import { campaignHandlers } from './domains/selling/campaign/routes';
import { cartHandlers } from './domains/trade/cart/routes';
import { cellarClubHandlers } from './domains/trade/cellarClub/routes';
import { channelHandlers } from './domains/selling/channel/routes';
import { chatHandlers } from './domains/staff/chat/routes';
import { catalogueHandlers } from './domains/offer/catalogue/routes';
import { clientHandlers } from './domains/staff/client/routes';
import { coinHandlers } from './domains/membership/coin/routes';
import { collegeHandlers } from './domains/selling/college/routes';
import { favouriteHandlers } from './domains/membership/favourite/routes';
import { collectibleHandlers } from './domains/selling/collectible/routes';
import { contactHandlers } from './domains/offer/contact/routes';
import { contentHandlers } from './domains/people/content/routes';
import { couponHandlers } from './domains/offer/coupon/routes';
import { cultureHandlers } from './domains/offer/culture/routes';
import { deskHandlers } from './domains/staff/desk/routes';
import { orderDeskHandlers } from './domains/staff/orderDesk/routes';
import { doorQueueHandlers } from './domains/selling/doorQueue/routes';
import { tableServiceHandlers } from './domains/selling/tableService/routes';
import { donationHandlers } from './domains/membership/donation/routes';
import { fulfilmentHandlers } from './domains/trade/fulfilment/routes';
import { escrowHandlers } from './domains/trade/escrow/routes';
import { feedbackHandlers } from './domains/staff/feedback/routes';
import { fileHandlers } from './domains/people/file/routes';
import { groupBuyingHandlers } from './domains/selling/groupBuying/routes';
import { groveHandlers } from './domains/selling/grove/routes';
import { homeHandlers } from './domains/offer/home/routes';
import { earningsHandlers } from './domains/membership/earnings/routes';
import { identityHandlers } from './domains/people/identity/routes';
import { invoiceHandlers } from './domains/membership/invoice/routes';
import { lifeHandlers } from './domains/offer/life/routes';
import { loginHandlers } from './domains/membership/login/routes';
import { liveHandlers } from './domains/offer/live/routes';
import { makerHandlers } from './domains/offer/maker/routes';
import { materialHandlers } from './domains/selling/material/routes';
import { memberHandlers } from './domains/people/member/routes';
import { allyHandlers } from './domains/offer/ally/routes';
import { orderHandlers } from './domains/trade/order/routes';
import { patrolHandlers } from './domains/staff/patrol/routes';
import { processHandlers } from './domains/staff/process/routes';
import { paymentHandlers } from './domains/trade/payment/routes';
import { bookingHandlers } from './domains/selling/booking/routes';
import { exploreHandlers } from './domains/selling/explore/routes';
import { venueHandlers } from './domains/selling/venue/routes';
import { salonHandlers } from './domains/offer/salon/routes';
import { pointsHandlers } from './domains/membership/points/routes';
import { discountHandlers } from './domains/offer/discount/routes';
import { hotListHandlers } from './domains/offer/hotList/routes';
import { newGiftHandlers } from './domains/membership/newGift/routes';
import { creditsHandlers } from './domains/membership/credits/routes';
import { prizeHandlers } from './domains/selling/prize/routes';
import { quoteHandlers } from './domains/staff/quote/routes';
import { redPacketHandlers } from './domains/membership/redPacket/routes';
import { exchangeHandlers } from './domains/selling/exchange/routes';
import { releaseHandlers } from './domains/selling/release/routes';
import { reportHandlers } from './domains/staff/report/routes';
import { reviewHandlers } from './domains/trade/review/routes';
import { searchHandlers } from './domains/offer/search/routes';
import { maintenanceHandlers } from './domains/staff/maintenance/routes';
import { merchantHandlers } from './domains/selling/merchant/routes';
import { siteHandlers } from './domains/people/site/routes';
import { taskHandlers } from './domains/people/task/routes';
import { stockTakeHandlers } from './domains/staff/stockTake/routes';
import { shelfHandlers } from './domains/offer/shelf/routes';
import { teamHandlers } from './domains/membership/team/routes';
import { voucherHandlers } from './domains/trade/voucher/routes';
import { verificationHandlers } from './domains/people/verification/routes';
import { walletHandlers } from './domains/membership/wallet/routes';
import { videoHandlers } from './domains/offer/video/routes';
import { vipHandlers } from './domains/membership/vip/routes';
import { warehouseHandlers } from './domains/trade/warehouse/routes';
import { wholesaleHandlers } from './domains/selling/wholesale/routes';
import { withdrawalHandlers } from './domains/people/withdrawal/routes';
import { traceHandlers } from './domains/offer/trace/routes';

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
  chatHandlers,
  catalogueHandlers,
  clientHandlers,
  coinHandlers,
  collegeHandlers,
  favouriteHandlers,
  collectibleHandlers,
  contactHandlers,
  contentHandlers,
  couponHandlers,
  cultureHandlers,
  deskHandlers,
  tableServiceHandlers,
  donationHandlers,
  doorQueueHandlers,
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
  materialHandlers,
  memberHandlers,
  allyHandlers,
  orderDeskHandlers,
  orderHandlers,
  paymentHandlers,
  patrolHandlers,
  processHandlers,
  salonHandlers,
  pointsHandlers,
  discountHandlers,
  hotListHandlers,
  newGiftHandlers,
  creditsHandlers,
  prizeHandlers,
  quoteHandlers,
  redPacketHandlers,
  exchangeHandlers,
  releaseHandlers,
  reportHandlers,
  reviewHandlers,
  bookingHandlers,
  exploreHandlers,
  venueHandlers,
  searchHandlers,
  maintenanceHandlers,
  merchantHandlers,
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
