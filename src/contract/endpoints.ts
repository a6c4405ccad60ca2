/** The endpoint table: plain data, the only part of the contract that ships to the client. */
import { activityEndpoints } from './activity/endpoints';
import { addressEndpoints } from './address/endpoints';
import { afterSaleEndpoints } from './afterSale/endpoints';
import { articleEndpoints } from './article/endpoints';
import { assetEndpoints } from './asset/endpoints';
import { auctionEndpoints } from './auction/endpoints';
import { audioEndpoints } from './audio/endpoints';
import { businessCardEndpoints } from './businessCard/endpoints';
import { campaignEndpoints } from './campaign/endpoints';
import { cartEndpoints } from './cart/endpoints';
import { catalogueEndpoints } from './catalogue/endpoints';
import { channelEndpoints } from './channel/endpoints';
import { chatEndpoints } from './chat/endpoints';
import { clientEndpoints } from './client/endpoints';
import { coinEndpoints } from './coin/endpoints';
import { collegeEndpoints } from './college/endpoints';
import { favouriteEndpoints } from './favourite/endpoints';
import { collectibleEndpoints } from './collectible/endpoints';
import { contactEndpoints } from './contact/endpoints';
import { contentEndpoints } from './content/endpoints';
import { couponEndpoints } from './coupon/endpoints';
import { cultureEndpoints } from './culture/endpoints';
import { tableServiceEndpoints } from './tableService/endpoints';
import { donationEndpoints } from './donation/endpoints';
import { doorQueueEndpoints } from './doorQueue/endpoints';
import { escrowEndpoints } from './escrow/endpoints';
import { feedbackEndpoints } from './feedback/endpoints';
import { fileEndpoints } from './file/endpoints';
import { fulfilmentEndpoints } from './fulfilment/endpoints';
import { groupBuyingEndpoints } from './groupBuying/endpoints';
import { groveEndpoints } from './grove/endpoints';
import { homeEndpoints } from './home/endpoints';
import { earningsEndpoints } from './earnings/endpoints';
import { identityEndpoints } from './identity/endpoints';
import { invoiceEndpoints } from './invoice/endpoints';
import { lifeEndpoints } from './life/endpoints';
import { loginEndpoints } from './login/endpoints';
import { liveEndpoints } from './live/endpoints';
import { makerEndpoints } from './maker/endpoints';
import { materialEndpoints } from './material/endpoints';
import { memberEndpoints } from './member/endpoints';
import { allyEndpoints } from './ally/endpoints';
import { orderDeskEndpoints } from './orderDesk/endpoints';
import { orderEndpoints } from './order/endpoints';
import { patrolEndpoints } from './patrol/endpoints';
import { processEndpoints } from './process/endpoints';
import { paymentEndpoints } from './payment/endpoints';
import { pointsEndpoints } from './points/endpoints';
import { deskEndpoints } from './desk/endpoints';
import { discountEndpoints } from './discount/endpoints';
import { hotListEndpoints } from './hotList/endpoints';
import { newGiftEndpoints } from './newGift/endpoints';
import { creditsEndpoints } from './credits/endpoints';
import { prizeEndpoints } from './prize/endpoints';
import { quoteEndpoints } from './quote/endpoints';
import { redPacketEndpoints } from './redPacket/endpoints';
import { exchangeEndpoints } from './exchange/endpoints';
import { releaseEndpoints } from './release/endpoints';
import { reportEndpoints } from './report/endpoints';
import { reviewEndpoints } from './review/endpoints';
import { salonEndpoints } from './salon/endpoints';
import { bookingEndpoints } from './booking/endpoints';
import { exploreEndpoints } from './explore/endpoints';
import { venueEndpoints } from './venue/endpoints';
import { searchEndpoints } from './search/endpoints';
import { maintenanceEndpoints } from './maintenance/endpoints';
import { merchantEndpoints } from './merchant/endpoints';
import { shelfEndpoints } from './shelf/endpoints';
import { siteEndpoints } from './site/endpoints';
import { stockTakeEndpoints } from './stockTake/endpoints';
import { taskEndpoints } from './task/endpoints';
import { teamEndpoints } from './team/endpoints';
import { traceEndpoints } from './trace/endpoints';
import { verificationEndpoints } from './verification/endpoints';
import { videoEndpoints } from './video/endpoints';
import { cellarClubEndpoints } from './cellarClub/endpoints';
import { vipEndpoints } from './vip/endpoints';
import { voucherEndpoints } from './voucher/endpoints';
import { walletEndpoints } from './wallet/endpoints';
import { warehouseEndpoints } from './warehouse/endpoints';
import { wholesaleEndpoints } from './wholesale/endpoints';
import { withdrawalEndpoints } from './withdrawal/endpoints';
import { join } from './join';

export const endpoints = join(
  activityEndpoints,
  addressEndpoints,
  afterSaleEndpoints,
  articleEndpoints,
  assetEndpoints,
  auctionEndpoints,
  audioEndpoints,
  businessCardEndpoints,
  campaignEndpoints,
  cartEndpoints,
  catalogueEndpoints,
  channelEndpoints,
  chatEndpoints,
  clientEndpoints,
  coinEndpoints,
  collegeEndpoints,
  favouriteEndpoints,
  collectibleEndpoints,
  contactEndpoints,
  contentEndpoints,
  couponEndpoints,
  cultureEndpoints,
  tableServiceEndpoints,
  donationEndpoints,
  doorQueueEndpoints,
  escrowEndpoints,
  feedbackEndpoints,
  fileEndpoints,
  fulfilmentEndpoints,
  groupBuyingEndpoints,
  groveEndpoints,
  homeEndpoints,
  earningsEndpoints,
  identityEndpoints,
  invoiceEndpoints,
  lifeEndpoints,
  loginEndpoints,
  liveEndpoints,
  makerEndpoints,
  materialEndpoints,
  memberEndpoints,
  allyEndpoints,
  orderDeskEndpoints,
  orderEndpoints,
  paymentEndpoints,
  patrolEndpoints,
  processEndpoints,
  pointsEndpoints,
  deskEndpoints,
  discountEndpoints,
  hotListEndpoints,
  newGiftEndpoints,
  creditsEndpoints,
  prizeEndpoints,
  quoteEndpoints,
  redPacketEndpoints,
  exchangeEndpoints,
  releaseEndpoints,
  reportEndpoints,
  reviewEndpoints,
  salonEndpoints,
  bookingEndpoints,
  exploreEndpoints,
  venueEndpoints,
  searchEndpoints,
  maintenanceEndpoints,
  merchantEndpoints,
  shelfEndpoints,
  siteEndpoints,
  stockTakeEndpoints,
  taskEndpoints,
  teamEndpoints,
  traceEndpoints,
  verificationEndpoints,
  videoEndpoints,
  cellarClubEndpoints,
  vipEndpoints,
  voucherEndpoints,
  walletEndpoints,
  warehouseEndpoints,
  wholesaleEndpoints,
  withdrawalEndpoints,
);

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
