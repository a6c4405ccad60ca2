/** Request and answer schemas of every endpoint. The server imports them as values, the client as types only. */
import { activitySchemas } from './activity/schemas';
import { addressSchemas } from './address/schemas';
import { afterSaleSchemas } from './afterSale/schemas';
import { articleSchemas } from './article/schemas';
import { assetSchemas } from './asset/schemas';
import { auctionSchemas } from './auction/schemas';
import { audioSchemas } from './audio/schemas';
import { businessCardSchemas } from './businessCard/schemas';
import { campaignSchemas } from './campaign/schemas';
import { cartSchemas } from './cart/schemas';
import { catalogueSchemas } from './catalogue/schemas';
import { channelSchemas } from './channel/schemas';
import { chatSchemas } from './chat/schemas';
import { clientSchemas } from './client/schemas';
import { coinSchemas } from './coin/schemas';
import { collegeSchemas } from './college/schemas';
import { favouriteSchemas } from './favourite/schemas';
import { collectibleSchemas } from './collectible/schemas';
import { contactSchemas } from './contact/schemas';
import { contentSchemas } from './content/schemas';
import { couponSchemas } from './coupon/schemas';
import { cultureSchemas } from './culture/schemas';
import { tableServiceSchemas } from './tableService/schemas';
import { donationSchemas } from './donation/schemas';
import { doorQueueSchemas } from './doorQueue/schemas';
import { escrowSchemas } from './escrow/schemas';
import { feedbackSchemas } from './feedback/schemas';
import { fileSchemas } from './file/schemas';
import { fulfilmentSchemas } from './fulfilment/schemas';
import { groupBuyingSchemas } from './groupBuying/schemas';
import { groveSchemas } from './grove/schemas';
import { homeSchemas } from './home/schemas';
import { earningsSchemas } from './earnings/schemas';
import { identitySchemas } from './identity/schemas';
import { invoiceSchemas } from './invoice/schemas';
import { lifeSchemas } from './life/schemas';
import { loginSchemas } from './login/schemas';
import { liveSchemas } from './live/schemas';
import { makerSchemas } from './maker/schemas';
import { materialSchemas } from './material/schemas';
import { memberSchemas } from './member/schemas';
import { allySchemas } from './ally/schemas';
import { orderDeskSchemas } from './orderDesk/schemas';
import { orderSchemas } from './order/schemas';
import { patrolSchemas } from './patrol/schemas';
import { processSchemas } from './process/schemas';
import { paymentSchemas } from './payment/schemas';
import { pointsSchemas } from './points/schemas';
import { deskSchemas } from './desk/schemas';
import { discountSchemas } from './discount/schemas';
import { hotListSchemas } from './hotList/schemas';
import { newGiftSchemas } from './newGift/schemas';
import { creditsSchemas } from './credits/schemas';
import { prizeSchemas } from './prize/schemas';
import { quoteSchemas } from './quote/schemas';
import { redPacketSchemas } from './redPacket/schemas';
import { exchangeSchemas } from './exchange/schemas';
import { releaseSchemas } from './release/schemas';
import { reportSchemas } from './report/schemas';
import { reviewSchemas } from './review/schemas';
import { salonSchemas } from './salon/schemas';
import { bookingSchemas } from './booking/schemas';
import { exploreSchemas } from './explore/schemas';
import { venueSchemas } from './venue/schemas';
import { searchSchemas } from './search/schemas';
import { maintenanceSchemas } from './maintenance/schemas';
import { merchantSchemas } from './merchant/schemas';
import { shelfSchemas } from './shelf/schemas';
import { siteSchemas } from './site/schemas';
import { stockTakeSchemas } from './stockTake/schemas';
import { taskSchemas } from './task/schemas';
import { teamSchemas } from './team/schemas';
import { traceSchemas } from './trace/schemas';
import { verificationSchemas } from './verification/schemas';
import { videoSchemas } from './video/schemas';
import { cellarClubSchemas } from './cellarClub/schemas';
import { vipSchemas } from './vip/schemas';
import { voucherSchemas } from './voucher/schemas';
import { walletSchemas } from './wallet/schemas';
import { warehouseSchemas } from './warehouse/schemas';
import { wholesaleSchemas } from './wholesale/schemas';
import { withdrawalSchemas } from './withdrawal/schemas';
import type { EndpointName, Endpoints } from './endpoints';
import { join } from './join';
import type { SchemasFor, Static } from './kit';

export const schemas = join(
  activitySchemas,
  addressSchemas,
  afterSaleSchemas,
  articleSchemas,
  assetSchemas,
  auctionSchemas,
  audioSchemas,
  businessCardSchemas,
  campaignSchemas,
  cartSchemas,
  catalogueSchemas,
  channelSchemas,
  chatSchemas,
  clientSchemas,
  coinSchemas,
  collegeSchemas,
  favouriteSchemas,
  collectibleSchemas,
  contactSchemas,
  contentSchemas,
  couponSchemas,
  cultureSchemas,
  tableServiceSchemas,
  donationSchemas,
  doorQueueSchemas,
  escrowSchemas,
  feedbackSchemas,
  fileSchemas,
  fulfilmentSchemas,
  groupBuyingSchemas,
  groveSchemas,
  homeSchemas,
  earningsSchemas,
  identitySchemas,
  invoiceSchemas,
  lifeSchemas,
  loginSchemas,
  liveSchemas,
  makerSchemas,
  materialSchemas,
  memberSchemas,
  allySchemas,
  orderDeskSchemas,
  orderSchemas,
  paymentSchemas,
  patrolSchemas,
  processSchemas,
  pointsSchemas,
  deskSchemas,
  discountSchemas,
  hotListSchemas,
  newGiftSchemas,
  creditsSchemas,
  prizeSchemas,
  quoteSchemas,
  redPacketSchemas,
  exchangeSchemas,
  releaseSchemas,
  reportSchemas,
  reviewSchemas,
  salonSchemas,
  bookingSchemas,
  exploreSchemas,
  venueSchemas,
  searchSchemas,
  maintenanceSchemas,
  merchantSchemas,
  shelfSchemas,
  siteSchemas,
  stockTakeSchemas,
  taskSchemas,
  teamSchemas,
  traceSchemas,
  verificationSchemas,
  videoSchemas,
  cellarClubSchemas,
  vipSchemas,
  voucherSchemas,
  walletSchemas,
  warehouseSchemas,
  wholesaleSchemas,
  withdrawalSchemas,
) satisfies SchemasFor<Endpoints>;

/** What a caller sends to `K`; lists and objects are plain values here, the transport makes JSON strings of them. */
export type RequestOf<K extends EndpointName> = Static<(typeof schemas)[K]['request']>;
/** The reasons by which `K` may say no (rule 3.10). */
export type ReasonOf<K extends EndpointName> = (typeof schemas)[K] extends { readonly reasons: readonly (infer R)[] }
  ? R
  : never;
/** The `data` of a successful answer of `K`. */
export type DataOf<K extends EndpointName> = Static<(typeof schemas)[K]['data']>;
