/** Every table of kinds, filled: the only place that knows all kinds of a thing. A missing kind does not compile. */
import { giftBrought } from './domains/afterSale/gifts';
import { salePart } from './domains/afterSale/orderPart';
import { hasSalePhoto } from './domains/afterSale/repository';
import { articleSearch } from './domains/article/search';
import { auctionFeed } from './domains/auction/activityFeed';
import { auctionPayable } from './domains/auction/deposit';
import { auctionOrders } from './domains/auction/orderKind';
import { cardPoster } from './domains/businessCard/poster';
import { groupOfferOf } from './domains/campaign/offer';
import { goodsNotice } from './domains/catalogue/noticeCard';
import { goodsPoster } from './domains/catalogue/poster';
import { goodsSearch } from './domains/catalogue/search';
import { cellarPayable } from './domains/cellarClub/payable';
import { cellarPoster } from './domains/cellarClub/poster';
import { channelOrders } from './domains/channel/orderKind';
import { offerVerification } from './domains/coin/verification';
import { collectiblePayable } from './domains/collectible/purchase/payable';
import { collectiblePoster } from './domains/collectible/poster';
import { couponVerification } from './domains/coupon/verification';
import { donationPoster } from './domains/donation/poster';
import { hasDeclaredPhoto } from './domains/earnings/declare/repository';
import { escrowPayable } from './domains/escrow/payable';
import { hasTicketPhoto } from './domains/feedback/repository';
import { parcelPart } from './domains/fulfilment/orderPart';
import { sealedPath } from './domains/file/sealed';
import { adoptFeed } from './domains/grove/activityFeed';
import { adoptPayable } from './domains/grove/adoption/payable';
import { adoptPoster, treePoster } from './domains/grove/poster';
import { groupFeed } from './domains/groupBuying/activityFeed';
import { groupOrders } from './domains/groupBuying/orderKind';
import { groupPart } from './domains/groupBuying/orderPart';
import { groupPoster } from './domains/groupBuying/poster';
import { hasPhoto } from './domains/identity/repository';
import { incomeWithdrawals } from './domains/earnings/cash/withdrawals';
import { orderInvoices, rechargeInvoices } from './domains/invoice/groups';
import { memberPoster } from './domains/promo/newGift/service';
import { masterPoster } from './domains/maker/poster';
import { masterSearch } from './domains/maker/search';
import { memberVerification } from './domains/member/verification';
import { orderNotice } from './domains/order/noticeCard';
import { orderPayable } from './domains/order/payable';
import {
  couponBrought,
  freightBrought,
  goodsBrought,
  gradeBrought,
  ladderBrought,
  pickupBrought,
} from './domains/order/rewards';
import { discountOrders, retailOrders } from './domains/order/settle/retail';
import { packetBrought } from './domains/promo/redPackets/grant';
import { drawFeed } from './domains/promo/prizes/activityFeed';
import { exchangeOrders, giftOrders } from './domains/promo/orderKind';
import { releaseOrders } from './domains/release/orderKind';
import { reviewPart } from './domains/review/orderPart';
import { reviewBrought } from './domains/review/reward';
import { activitySearch } from './domains/salon/search';
import { ticketVerification } from './domains/salon/verification';
import { merchantWithdrawals } from './domains/seller/money';
import { hasLicense as hasMerchantLicense } from './domains/seller/repository';
import { orderVerification } from './domains/seller/verification';
import { markMoved } from './domains/stockTake/repository';
import { storeSearch } from './domains/store/search';
import { rankPoster } from './domains/team/poster';
import { levelBrought } from './domains/vip/brought';
import { vipPayable } from './domains/vip/payable';
import { vipPoster } from './domains/vip/poster';
import { pointsPayable, rechargePayable } from './domains/wallet/payable';
import { hasProofPhoto } from './domains/voucher/repository';
import { ladderOfferOf } from './domains/wholesale/offer';
import { wholesaleOrders } from './domains/wholesale/orderKind';
import { hasInquiryPhoto, hasLicense as hasWholesaleLicense } from './domains/wholesale/repository';
import { balanceWithdrawals } from './domains/withdrawal/balance';
import { gainDocs, leavingDocs, transferDocs } from './domains/warehouse/own';
import { packing, saleDocs } from './domains/fulfilment/documents';
import { storedDocs } from './domains/escrow/documents';
import { pieceDocs } from './domains/collectible/holding/documents';
import type { Kinds } from './http/context';

export const kinds: Kinds = {
  brought: {
    gift: giftBrought,
    coupon: couponBrought,
    freight: freightBrought,
    ladder: ladderBrought,
    goods: goodsBrought,
    pickup: pickupBrought,
    review: reviewBrought,
    packet: packetBrought,
    grade: gradeBrought,
    level: levelBrought,
  },
  activityFeeds: { group: groupFeed, auction: auctionFeed, draw: drawFeed, adopt: adoptFeed },
  assetMoved: markMoved,
  goodsOffers: { group: groupOfferOf, wholesale: ladderOfferOf },
  orderParts: { sales: salePart, group: groupPart, reviews: reviewPart, parcels: parcelPart },
  orders: {
    normal: retailOrders,
    discount: discountOrders,
    group: groupOrders,
    auction: auctionOrders,
    wholesale: wholesaleOrders,
    channel: channelOrders,
    exchange: exchangeOrders,
    gift: giftOrders,
    release: releaseOrders,
    quote: null,
  },
  packing,
  stockDocs: {
    sale: saleDocs,
    escrow: storedDocs,
    transfer: transferDocs,
    use: leavingDocs,
    loss: leavingDocs,
    gain: gainDocs,
    lossAdjust: leavingDocs,
    piece: pieceDocs,
  },
  payables: {
    order: orderPayable,
    auction: auctionPayable,
    collectible: collectiblePayable,
    recharge: rechargePayable,
    points: pointsPayable,
    vip: vipPayable,
    course: null,
    adopt: adoptPayable,
    booking: null,
    activity: null,
    table: null,
    escrow: escrowPayable,
    cellar: cellarPayable,
    exchange: null,
  },
  papers: {
    identity: hasPhoto,
    merchant: (tx, memberId, name) => hasMerchantLicense(tx, memberId, sealedPath(name)),
    wholesale: (tx, memberId, name) => hasWholesaleLicense(tx, memberId, sealedPath(name)),
    voucher: (tx, memberId, name) => hasProofPhoto(tx, memberId, sealedPath(name)),
    afterSale: (tx, memberId, name) => hasSalePhoto(tx, memberId, sealedPath(name)),
    declaration: (tx, memberId, name) => hasDeclaredPhoto(tx, memberId, sealedPath(name)),
    feedback: (tx, memberId, name) => hasTicketPhoto(tx, memberId, sealedPath(name)),
    inquiry: (tx, memberId, name) => hasInquiryPhoto(tx, memberId, sealedPath(name)),
  },
  withdrawals: { balance: balanceWithdrawals, income: incomeWithdrawals, merchant: merchantWithdrawals },
  invoices: { order: orderInvoices, recharge: rechargeInvoices, course: null, table: null, adopt: null },
  notices: { '/shop/pages/order/detail': orderNotice, '/shop/pages/goods': goodsNotice },
  posters: {
    member: memberPoster,
    goods: goodsPoster,
    group: groupPoster,
    collectible: collectiblePoster,
    master: masterPoster,
    course: null,
    live: null,
    activity: null,
    tasting: null,
    adopt: adoptPoster,
    tree: treePoster,
    donation: donationPoster,
    cellar: cellarPoster,
    material: null,
    rank: rankPoster,
    card: cardPoster,
    booking: null,
    vip: vipPoster,
  },
  search: {
    goods: goodsSearch,
    article: articleSearch,
    store: storeSearch,
    master: masterSearch,
    activity: activitySearch,
    course: null,
    video: null,
  },
  verifications: {
    order: orderVerification,
    coupon: couponVerification,
    booking: null,
    ticket: ticketVerification,
    member: memberVerification,
    offer: offerVerification,
  },
};
